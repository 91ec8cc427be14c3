"""What the acceptance tests share: folders, running a program, editing a file, a git repository."""
import os
import pathlib
import plistlib
import re
import shutil
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "Schemas"
UPNEXT, EVERY_TYPE = SCHEMAS / "UpNext.intentdefinition", SCHEMAS / "EveryType.intentdefinition"
WEATHER = SCHEMAS / "Localised/Base.lproj/Weather.intentdefinition"
# The folder of the built programs.
BIN = pathlib.Path(os.environ.get("INTENTC_BIN") or ROOT / ".build/debug").absolute()
# The folder of intentc as a release has it, and of an intentc-swift that reads Swift.
LEAN = pathlib.Path(os.environ.get("INTENTC_LEAN") or ROOT / ".build-lean/debug").absolute()
# All examples are built in the folder of one, where the tutorial builds it.
EXAMPLES = ROOT / "Examples/Tides/.build"
# The stubs of Apple's modules. With them, a public import of Foundation is without use where only Apple's has a type.
STUBS = ROOT / "Tests/AppIntentsStubs"
UNUSED_IMPORT = re.compile("public import of 'Foundation' was not used in public declarations")
# A manifest of Tuist, for a system.
PROJECT = 'let target = Target(name: "W", product: .appExtension, deploymentTargets: .iOS("{}"), sources: ["**"])\n'
BROKEN = '<plist version="1.0"><dict><key>INIntents'
sys.path.insert(0, str(ROOT / "Scripts"))

from programs import run  # noqa: F401, for the tests


def program(name, package=None):
    """The path of a program, which is installed if it is missing. No test is skipped for the lack of one."""
    if not shutil.which(name):
        installed = run(ROOT / "Scripts/ensure.sh", package or name)
        assert shutil.which(name), f"there is no {name}: {installed.text}"
    return shutil.which(name)


def wait(condition, seconds=120):
    """Waits until a condition holds; returns its value. If it raises an error until the end, raises the last one."""
    end = time.monotonic() + seconds
    while True:
        last = time.monotonic() > end
        try:
            value = condition()
        except Exception:
            if last:
                raise
            value = None
        if value or last:
            return value
        time.sleep(0.02)


def edit(path, pattern, replacement, count=0):
    """Replaces what matches in a file, which must have it."""
    text = path.read_text(encoding="utf-8")
    changed = re.sub(pattern, replacement, text, count=count)
    assert changed != text, f"{path} has no '{pattern}'"
    path.write_text(changed, encoding="utf-8")


def write(path, content, mode=0o644):
    """Writes text or bytes; returns the path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    path.chmod(mode)
    return path


def copy(source, folder):
    """Copies a file into a folder; returns its new path."""
    folder.mkdir(parents=True, exist_ok=True)
    return pathlib.Path(shutil.copy(source, folder))


def shadows(folder, files, members=()):
    """Writes EveryType, deprecated, with an enum for each name that its code takes from other modules; the names."""
    code = "\n".join(re.sub(r"(?m)//.*|\"[^\"]*\"|^import .*", "", file.read_text()) for file in files)
    definition = plistlib.loads(EVERY_TYPE.read_bytes())
    taken = {each.get("INEnumName") or each["INTypeName"] for each in definition["INEnums"] + definition["INTypes"]}
    declared = set(re.findall(r"(?:struct|enum|protocol|class) (\w+)", code))
    names = set(re.findall(r"\b[A-Z]\w*", code)) - declared - taken - set(members)
    # An enum 'A' also has a class 'AResolutionResult'.
    names = sorted(names - {f"{name}ResolutionResult" for name in names})
    definition["INEnums"] += [{**definition["INEnums"][0], "INEnumName": name} for name in names]
    for intent in definition["INIntents"]:
        intent["INIntentDeprecated"] = True
    return write(folder / "Shadows.intentdefinition", plistlib.dumps(definition)), names


class Repository:
    """A git repository in a folder."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / ".git").exists():
            self("init", "--quiet")

    def __call__(self, *words):
        return run("git", "-c", "user.name=intentc", "-c", "user.email=intentc@localhost", "-c",
                   "init.defaultBranch=main", *words, cwd=self.folder)

    def commit(self, message, *words):
        self("add", "--all")
        return self("commit", "--quiet", "--message", message, *words)

    @property
    def head(self):
        return self("rev-parse", "HEAD").out.strip()


class App(Repository):
    """An app in a git repository."""

    def __init__(self, folder, released, files):
        for path, text in files.items():
            write(folder / path, text)
        super().__init__(folder)
        self.released = released
        self.commit("App")

    def migrate(self, *words):
        return self.released("migrate", ".", *words, cwd=self.folder)

    def diff(self, *words):
        self("add", "-A", "--intent-to-add")
        return self("diff", *words).out
