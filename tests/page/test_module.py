"""The one module in the page: it is made of several, and nothing of them is lost or doubled."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import duel_nb
from duel_nb.page import module

FOLDER = Path(duel_nb.__file__).parent / "page" / "js"
NODE = shutil.which("node")
DECLARED = re.compile(r"^(?:export )?(?:const|let|class|function|async function) (\w+)", re.M)


def parts() -> dict[str, str]:
    return {path.stem: path.read_text("utf-8") for path in FOLDER.glob("*.js")}


def imports(text: str) -> list[str]:
    return re.findall(r'^import .*? from "\./(\w+)\.js";$', text, re.M | re.S)


def test_every_part_is_in_it_after_those_that_it_imports() -> None:
    assert {*module._PARTS} == {*parts()} - {"load"}
    for name, text in parts().items():
        for other in imports(text):
            assert module._PARTS.index(other) < module._PARTS.index(name), (other, name)


def test_no_name_is_given_twice() -> None:
    names = DECLARED.findall(module.SCRIPT)
    assert sorted(names) == sorted({*names})


def test_only_comments_and_imports_are_left_out() -> None:
    script = module.SCRIPT
    assert "import " not in re.sub(r"await import\(", "", script)
    assert script.count("export ") == 1
    kept = [line for name, text in parts().items() if name != "load" for line in code(text)]
    assert sorted(code(script)) == sorted(kept)


def code(text: str) -> list[str]:
    """The lines of a module without imports, comments on lines of their own, and exports."""
    text = re.sub(r"^import .*?;\n", "", text, flags=re.M | re.S)
    lines, inside = [], False
    for line in map(str.strip, text.splitlines()):
        inside = inside or (line.startswith("/**") and "*/" not in line.removesuffix("*/"))
        if not inside and line and not line.startswith("//"):
            lines.append(line.removeprefix("export ") if "default" not in line else line)
        inside = inside and not line.endswith("*/")
    return lines


def test_what_looks_like_a_comment_in_a_text_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.js").write_text(
        'import { x } from "./x.js";\n'
        "/** A comment. */\n"
        'export const a = "// no comment"; // a comment after code\n'
        "/**\n * Another\n * one.\n */\n"
        'const url = "http://localhost/*"; const b = `/** ${a} */`;\n'
        "// and another\n"
        "export { url, b };\n",
        "utf-8",
    )
    monkeypatch.setattr(module, "_FOLDER", tmp_path)
    assert module._joined(("a",)).splitlines() == [
        'export const a = "// no comment"; // a comment after code',
        'const url = "http://localhost/*"; const b = `/** ${a} */`;',
        "export { url, b };",
    ]


@pytest.mark.skipif(NODE is None, reason="there is no node")
@pytest.mark.parametrize("script", [module.SCRIPT, module.LOADER], ids=["module", "loader"])
def test_a_browser_can_read_it(tmp_path: Path, script: str) -> None:
    file = tmp_path / "page.mjs"
    file.write_text(script, "utf-8")
    subprocess.run([str(NODE), "--check", str(file)], check=True)


def test_its_style_has_its_braces_in_pairs() -> None:
    style = re.sub(r"/\*.*?\*/", "", module.STYLE, flags=re.S)
    assert style.count("{") == style.count("}")
