"""The recording in README.md: what a public app's move to App Intents broke.

INTENTC_HISTORY names a clone of home-assistant/iOS, or its address. HISTORY_RECORD=1 writes what is reported into the
page.
"""
import os
import re

import pytest

from harness import ROOT, Repository, edit, run

NEW, OLD = "94290f71cff948c98b0554f4aeb5a0ee8e005f37", "e505cc705"
DEFINITION = f"{OLD}:Sources/App/Resources/Base.lproj/Intents.intentdefinition"
BLOCK = r"(?ms)^```\n(intent .*?)^```$"


@pytest.fixture
def history(tmp_path):
    source = os.environ.get("INTENTC_HISTORY")
    if not source:
        pytest.skip("INTENTC_HISTORY names no clone of home-assistant/iOS")
    # Only the contents that are needed are fetched.
    sharing = "--shared" if os.path.isdir(source) else "--filter=blob:none"
    result = run("git", "clone", "--quiet", "--no-checkout", sharing, source, tmp_path / "iOS")
    assert result.ok, result
    repository = Repository(tmp_path / "iOS")
    for words in [("checkout", NEW, "--", ":(glob)Sources/**/*.swift"), ("show", DEFINITION)]:
        result = repository(*words)
        assert result.ok, result
    return repository.folder


def test_recording(check, released, history):
    result = released("diff", "--app-intents", "Sources", DEFINITION, "--only", "breaking", cwd=history)
    lines = [line for line in result.text.splitlines() if re.match(r"intent |  breaking |\d+ breaking", line)]
    text = "".join(f"{line}\n" for line in lines)
    if os.environ.get("HISTORY_RECORD"):
        edit(ROOT / "README.md", BLOCK, lambda _: f"```\n{text}```", count=1)
    check("something breaks", result.code == 1, result)
    check.equal("README.md shows it", re.search(BLOCK, (ROOT / "README.md").read_text())[1], text)
