"""The recording in README.md: what a public app's move to App Intents broke.

INTENTC_HISTORY names a clone of home-assistant/iOS, or its address. HISTORY_RECORD=1 writes what is reported into the
page.
"""
import os
import re

import pytest

from harness import ROOT, edit, run

OLD, NEW = "e505cc705", "94290f71c"
BLOCK = r"(?ms)^```\n(intent .*?)^```$"


@pytest.fixture
def history(tmp_path):
    source = os.environ.get("INTENTC_HISTORY")
    if not source:
        pytest.skip("INTENTC_HISTORY names no clone of home-assistant/iOS")
    sharing = ["--shared"] if os.path.isdir(source) else []
    result = run("git", "clone", "--quiet", "--no-checkout", *sharing, source, tmp_path / "iOS")
    assert result.ok, result
    return tmp_path / "iOS"


def test_recording(check, released, history):
    result = released("diff", "--git", f"{OLD}..{NEW}", "--only", "breaking", cwd=history)
    lines = [line for line in result.text.splitlines() if re.match(r"intent |  breaking |\d+ breaking", line)]
    text = "".join(f"{line}\n" for line in lines)
    if os.environ.get("HISTORY_RECORD"):
        edit(ROOT / "README.md", BLOCK, lambda _: f"```\n{text}```", count=1)
    check("something breaks", result.code == 1, result)
    check.equal("README.md shows it", re.search(BLOCK, (ROOT / "README.md").read_text())[1], text)
