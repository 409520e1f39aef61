"""The games as environments for research: PettingZoo, Gymnasium, OpenSpiel, language models.

`pip install 'domineum[envs]'` brings what they need; docs/research.md shows how to begin.
Modules are imported one by one, so that each needs only its own library.
"""
