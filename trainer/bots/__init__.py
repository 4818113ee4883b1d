"""The players at the table."""
