"""The texts that all games share."""

from pathlib import Path

FOLDER = Path(__file__).parent
