"""The live board with its buttons, panels, log and preferences."""
