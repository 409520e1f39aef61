"""Domineum: the digital table for Voidfall and Revenant."""

__version__ = "0.1.0"
