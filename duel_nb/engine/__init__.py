"""The rules engine: positions as values, every refusal and event with its rule."""
