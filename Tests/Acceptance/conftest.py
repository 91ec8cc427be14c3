"""The fixtures of the acceptance tests, which drive the built programs from outside."""
import os
import pathlib
import signal

import pytest

from harness import BIN, LEAN, ROOT, run


class Check:
    """Counts the checks of a test, which goes on after a failure. A pattern is one of a line of the output."""

    def __init__(self, subtests):
        self.subtests = subtests

    def __call__(self, words, holds, evidence=""):
        with self.subtests.test(words):
            assert holds, str(evidence)[:3000]

    def ok(self, words, result):
        self(words, result.ok, result)

    def fails(self, words, result):
        self(words, not result.ok, result)

    def has(self, words, result, pattern):
        self(words, result.has(pattern), result)

    def lacks(self, words, result, pattern):
        self(words, not result.has(pattern), result)


@pytest.fixture
def check(subtests):
    return Check(subtests)


def built(path):
    assert path.exists(), f"there is no {path}: build it first"
    return path


@pytest.fixture(scope="session")
def intentc():
    return built(BIN / "intentc")


@pytest.fixture(scope="session")
def lean():
    """The folder of intentc as a release has it, with an intentc-swift that reads Swift."""
    built(LEAN / "intentc-swift")
    return built(LEAN / "intentc").parent


@pytest.fixture(scope="session")
def corpus():
    """The folder of real definitions."""
    folder = pathlib.Path(os.environ.get("INTENTC_CORPUS") or ROOT / "../shared/corpus")
    if not (folder / "files").is_dir():
        pytest.skip(f"there is no folder '{folder}' of real definitions")
    return folder


@pytest.fixture
def project(tmp_path, intentc):
    """Runs intentc in a temporary folder."""
    def call(*words, **options):
        return run(intentc, *words, **{"cwd": tmp_path, **options})
    call.folder = tmp_path
    return call


@pytest.fixture(scope="session")
def chromium():
    from browser import Browser

    # A shell makes its background jobs ignore Ctrl-C, and an editor that starts in one rightly ignores it too.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    browser = Browser()
    yield browser
    browser.driver.quit()


@pytest.fixture
def browser(chromium, check):
    chromium.check = check
    yield chromium
    chromium.size()
    chromium.look()


@pytest.fixture
def start(browser, intentc):
    """Starts 'intentc edit --web', and opens its page."""
    from browser import Editor, wait

    editors = []

    def start(*words, opens=True, **options):
        editors.append(Editor(intentc, *words, **options))
        if opens:
            browser.open(editors[-1].address)
            wait(browser.rows)
        return editors[-1]

    yield start
    for editor in editors:
        editor.end(signal.SIGKILL)
