"""HTML files of their own: they load nothing, send nothing, and run no script but their own."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from duel_nb.languages import language
from duel_nb.quoting import visible

_PAGE: Final = Template(files("duel_nb.page").joinpath("document.html").read_text("utf-8"))

#: What a browser may load for a page: nothing. A base or a form is not covered by the default.
_NOTHING: Final = "default-src 'none'; base-uri 'none'; form-action 'none'"


def document(
    title: str,
    style: str,
    body: str,
    *,
    script: str = "",
    pictures: bool = False,
    scheme: str = "light",
) -> str:
    """An HTML file with a Content-Security-Policy that allows nothing from elsewhere.

    Args:
        title: of the page, as text.
        style: its style rules.
        body: its content, as HTML in which texts of people are escaped.
        script: the only script that may run, at the end of the body; "" for none. It must not
            contain "</script".
        pictures: whether pictures in data URLs are part of the content.
        scheme: the colour schemes that it has: "light", or "light dark".
    """
    policy = [_NOTHING, "style-src 'unsafe-inline'"]
    if pictures:
        policy.append("img-src data:")
    if script:
        digest = b64encode(sha256(script.encode()).digest()).decode()
        policy.append(f"script-src 'sha256-{digest}'")
        body += f"\n<script>{script}</script>"
    return _PAGE.substitute(
        language=language(),
        policy="; ".join(policy),
        scheme=scheme,
        title=escape(visible(title)),
        style=style,
        body=body,
    )
