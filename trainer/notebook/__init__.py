"""How objects show in Jupyter."""
