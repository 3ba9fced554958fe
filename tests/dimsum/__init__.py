"""Tests of dimsum."""
