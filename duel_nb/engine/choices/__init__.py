"""What a player is asked."""
