"""Keep the plugin from collecting the broken files, which a test reads."""

collect_ignore_glob = ["broken/*.toml"]
