"""The broken files are read by a test; the plugin must not collect them as tests."""

collect_ignore_glob = ["broken/*.toml"]
