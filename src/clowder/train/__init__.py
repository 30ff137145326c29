"""Training networks by self-play, in JAX (the extra `train`); nothing that plays imports this."""
