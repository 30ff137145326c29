"""What takes long runs in worker processes: bots, and NATURE's simulations."""
