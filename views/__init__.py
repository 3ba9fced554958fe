"""The screens (Flet). They hold no rule and no arithmetic."""
