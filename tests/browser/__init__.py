"""JupyterLab in a real Chromium: the harness, its tests, and screenshots by hand."""
