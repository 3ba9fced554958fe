"""Tests of shichimi."""
