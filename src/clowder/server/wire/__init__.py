"""What travels between server and clients, strictly read and rendered for each viewer."""
