"""Proofs that take longer than a test may: `python -m tests.server.proofs --help`."""
