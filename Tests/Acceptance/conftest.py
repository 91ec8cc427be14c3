"""The fixtures of the acceptance tests, which drive the built programs from outside."""
import os
import signal

import pytest

from harness import BIN, LEAN, PROJECT, ROOT, SCHEMAS, STUBS, UNUSED_IMPORT, App, run, wait
from typecheck import MODES, RUNTIME, compile_module, compile_runtime, definitions, problems

STUB_MODULES = ["CoreLocation", "Contacts", "Intents", "UniformTypeIdentifiers", "AppIntents"]


class Check:
    """Counts the checks of a test, which goes on after a failure. A pattern is one of a line of the output.

    What is checked may be a function, which is then called until it is as it should be.
    """

    def __init__(self, subtests):
        self.subtests = subtests
        # What to show if nothing else is said.
        self.shown = str

    def __call__(self, words, holds, evidence=""):
        with self.subtests.test(words):
            holds = wait(holds) if callable(holds) else holds
            assert holds, str(evidence or self.shown())[:3000]

    def equal(self, words, found, expected):
        holds = (lambda: found() == expected) if callable(found) else found == expected
        self(words, wait(holds) if callable(holds) else holds,
             f"{found() if callable(found) else found} instead of {expected}")

    def each(self, found):
        """What was checked, and the problems, for each check."""
        for words, mistakes in found:
            self(words, not mistakes, "\n".join(map(str, mistakes)))

    def ok(self, words, result):
        self(words, result.ok, result)

    def fails(self, words, result, pattern=""):
        """With a pattern, the output must match, which is a second check."""
        self(words, not result.ok, result)
        if pattern:
            self.has(f"{words}: it says {pattern}", result, pattern)

    def has(self, words, result, pattern):
        self(words, result.has(pattern), result)

    def lacks(self, words, result, pattern):
        self(words, not result.has(pattern), result)


@pytest.fixture
def check(subtests):
    return Check(subtests)


@pytest.fixture(scope="session")
def intentc():
    return BIN / "intentc"


@pytest.fixture(scope="session")
def lean():
    """The folder of intentc as a release has it, with an intentc-swift that reads Swift."""
    return LEAN


@pytest.fixture(scope="session")
def corpus():
    """The folder of real definitions."""
    folder = ROOT / (os.environ.get("INTENTC_CORPUS") or "../shared/corpus")
    if not (folder / "files").is_dir():
        pytest.skip(f"there is no folder '{folder}' of real definitions")
    return folder


@pytest.fixture(params=["own", "public"])
def inputs(request):
    """The definitions of Schemas and Examples, or real ones, and the modes of Swift in which to check code for them.

    The modes differ in few declarations, all of which Schemas have. Most real ones are versions of a few: every third is
    checked.
    """
    if request.param == "own":
        return definitions([SCHEMAS, ROOT / "Examples"], once=True), list(MODES)
    return definitions([request.getfixturevalue("corpus")], once=True)[::3], ["6"]


@pytest.fixture
def project(tmp_path, intentc):
    """Runs intentc in a temporary folder."""
    def call(*words, **options):
        return run(intentc, *words, **{"cwd": tmp_path, **options})
    call.folder = tmp_path
    return call


@pytest.fixture
def released(tmp_path, lean):
    """Runs intentc as a release has it, which reads Swift."""
    def call(*words, cwd=tmp_path, **options):
        return run(lean / "intentc", *words, cwd=cwd, env={"INTENTC_SWIFT": lean / "intentc-swift"}, **options)
    return call


@pytest.fixture
def app(released, tmp_path):
    """Makes an app of files, for a system: iOS 17 unless it is said otherwise."""
    def make(files, system="17.0", name="app"):
        return App(tmp_path / name, released, {"Project.swift": PROJECT.format(system)} | files)
    return make


@pytest.fixture(scope="module")
def modules(tmp_path_factory):
    """The folder with the modules and objects of the stubs and of the runtime, and the problems of each."""
    work = tmp_path_factory.mktemp("modules")
    found = {}
    for module in STUB_MODULES:
        result = compile_module(module, sorted((STUBS / module).iterdir()), work, "-package-name", "stubs")
        found[module] = [] if result.ok else [result.err]
    found |= {module: problems(result, UNUSED_IMPORT) for module, result in compile_runtime(work)}
    return work, found


@pytest.fixture
def link(modules, tmp_path):
    """Links sources with the stubs and the runtime, and runs the program."""
    def link(*files, words, **options):
        objects = [modules[0] / f"{module}.o" for module in STUB_MODULES + RUNTIME]
        program = files[0].with_suffix(".program")
        linked = run("swiftc", "-wmo", "-suppress-warnings", "-I", modules[0], "-module-cache-path",
                     modules[0] / "cache", "-o", program, *words, *files, *objects)
        return run(program, **options) if linked.ok else linked
    return link


@pytest.fixture
def in_path(tmp_path, intentc, monkeypatch):
    """Makes intentc a program in PATH, from a folder of its own."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/intentc").symlink_to(intentc)
    monkeypatch.setenv("PATH", f"{tmp_path}/bin", prepend=":")


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
    """Chromium, whose page is shown if a check fails."""
    chromium.check = check
    check.shown = lambda: chromium.run("return JSON.stringify(window.page?.state)")
    yield chromium
    chromium.size()
    chromium.look()


@pytest.fixture
def start(browser, intentc):
    """Starts a command with a page for a definition, one of Schemas by its name, and opens the page."""
    from browser import Server

    servers = []

    def start(definition, *words, command="edit"):
        servers.append(Server(intentc, command, SCHEMAS / definition, *words))
        browser.open(servers[-1].address)
        return servers[-1]

    yield start
    for server in servers:
        server.end(signal.SIGKILL)
