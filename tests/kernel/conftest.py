"""How the property tests run."""

from hypothesis import settings

settings.register_profile("domineum", deadline=None)
settings.load_profile("domineum")
