"""What all tests share: property tests do not measure time, so a busy machine fails none of them."""

from hypothesis import HealthCheck, settings

settings.register_profile("companion", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("companion")
