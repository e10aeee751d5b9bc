"""Settings that every test shares."""

import os

from hypothesis import HealthCheck, settings

# Quick tests draw the same examples each time, so that a failure is about the change at hand;
# `make test-long` looks further. No deadline: a slow machine is no fault of the code.
settings.register_profile(
    "quick",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long", deadline=None, max_examples=1000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
