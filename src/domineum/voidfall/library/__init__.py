"""The content in words."""
