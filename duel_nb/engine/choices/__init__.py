"""The choices that effects ask players for."""
