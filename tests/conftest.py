"""What holds for all tests: none of them depends on chance or on how busy the machine is."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from tests.thorough import THOROUGH

settings.register_profile(
    "sample", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", settings.get_profile("sample"), derandomize=False)
settings.load_profile("thorough" if THOROUGH else "sample")
