"""A strong fast player for simulations."""
