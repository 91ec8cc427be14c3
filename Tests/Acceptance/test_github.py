"""The scripts of action.yml, as GitHub runs them in a pull request. Nothing asks GitHub: fake-gh.py replaces its API."""
import base64
import gzip
import json
import os
import pathlib
import re
import shutil
import sys

import pytest

from harness import ROOT, SCHEMAS, Repository, copy, edit, program, run, write

SCRIPTS = ROOT / "Integrations/GitHub"
HOSTILE = "Sources/::error::$(touch made)"
MARKER = "<!-- intentc definitions -->"


class Runner:
    """What GitHub's runner sets, and nothing of this machine's own."""

    def __init__(self, work, intentc):
        self.work, self.temp, self.fake = work, work / "temp", work / "fake"
        for folder in (self.temp, self.fake, work / "bin"):
            folder.mkdir()
        write(work / "bin/gh", f'#!/bin/sh\nexec "{sys.executable}" "{ROOT}/Tests/Acceptance/fake-gh.py" "$@"\n')
        # Nothing is built here.
        write(work / "bin/swift", '#!/bin/sh\necho "swift $*"\nexit 1\n')
        for path in (work / "bin").iterdir():
            path.chmod(0o755)
        self.folder = work
        self.env = {name: None for name in os.environ if re.match("GITHUB_|GH_|INTENTC_", name)} | {
            "CDPATH": None, "RUNNER_TEMP": self.temp, "GITHUB_OUTPUT": work / "output", "GITHUB_PATH": work / "path",
            "GITHUB_STEP_SUMMARY": work / "summary", "GITHUB_REPOSITORY": "the-owner/the.name",
            "GITHUB_JOB": "definitions", "GITHUB_REF": "refs/pull/7/merge", "GH_TOKEN": "a token",
            "GITHUB_ACTION_PATH": ROOT, "ACTION_REPOSITORY": "the-owner/intentc", "FAKE_GH": self.fake,
            "PATH": f"{work}/bin:{os.environ['PATH']}", "INTENTC": intentc, "PATHS": ".", "STRICT": "false",
            "LINT": "false", "DIFF": "true", "FAIL_ON": "breaking", "BASELINE": "", "SARIF": "false", "NUMBER": "7"}
        self.comments = []

    def __call__(self, script, *words, **variables):
        """Runs a script of the action, from an empty list of outputs."""
        (self.work / "output").write_text("")
        return run(SCRIPTS / script, *words, cwd=self.folder, env=self.env | variables)

    def install(self, **variables):
        """Both steps that install intentc."""
        shutil.rmtree(self.temp / "intentc-bin", ignore_errors=True)
        (self.work / "path").write_text("")
        plan = self("install", "plan", **variables)
        return plan if not plan.ok else run(SCRIPTS / "install", "now", cwd=self.folder, env=self.env | variables)

    def output(self, name):
        """The last value that a step gave."""
        values = re.findall(rf"(?m)^{name}=(.*)$", (self.work / "output").read_text())
        return values[-1] if values else ""

    @property
    def comments(self):
        return json.loads((self.fake / "comments.json").read_text())

    @comments.setter
    def comments(self, value):
        (self.fake / "comments.json").write_text(json.dumps(value))


@pytest.fixture
def runner(tmp_path, intentc):
    program("jq")
    return Runner(tmp_path, intentc)


def test_install(check, runner, intentc):
    version = run(ROOT / "Scripts/version.sh").out.strip()
    archive = run(ROOT / "Scripts/archive.sh", "--name").out.strip()

    def installed(words, result):
        check.ok(words, result)
        there = run(runner.output("intentc"), "--version")
        check("it runs", there.out.strip() == version, there)
        check("it is not cached", runner.output("key") == "")

    installed("a program that is named is used", runner.install())
    path = (runner.work / "path").read_text().strip()
    check("it is in PATH for later steps", f"{path}/intentc" == runner.output("intentc"), path)
    runner.folder = pathlib.Path(intentc).parent
    check.ok("a relative path works", runner.install(INTENTC="./intentc"))
    runner.folder = runner.work
    result = runner.install(INTENTC="no such program")
    check.fails("a program that does not exist is an error", result)
    check.has("which says so", result, "::error title=intentc::there is no program 'no such program'")

    releases = runner.work / "releases"
    # A debug build takes long to compress.
    pack = [write(runner.work / "pack/intentc", f'#!/bin/sh\nexec "{intentc}" "$@"\n'),
            write(runner.work / "pack/intentc-swift", "#!/bin/sh\n")]
    for path in pack:
        path.chmod(0o755)
    checksums = write(runner.work / "checksums", run(ROOT / "Scripts/archive.sh", *pack, releases / version).out)
    release = {"INTENTC": "", "INTENTC_CHECKSUMS": checksums, "INTENTC_RELEASES": f"file://{releases}"}
    installed("a release is used if its checksum is known", runner.install(**release))
    names = sorted(os.listdir(runner.temp / "intentc-bin"))
    check("its archive does not stay", names == ["intentc", "intentc-swift"], names)
    run(ROOT / "Scripts/archive.sh", *pack, runner.work / "again", env={"TZ": "Asia/Tokyo"})
    packed = releases / version / archive
    check("an archive has the same bytes everywhere",
          packed.read_bytes() == (runner.work / "again" / archive).read_bytes())
    packed.write_bytes(packed.read_bytes() + b"x")
    result = runner.install(**release)
    check.fails("a changed release is refused", result)
    check.has("because of its checksum", result, "does not have the checksum")
    check("nothing of it stays", os.listdir(runner.temp / "intentc-bin") == [])
    packed.unlink()
    result = runner.install(**release)
    check.fails("a release that cannot be fetched is an error", result)
    check.has("which names the address", result, f"cannot fetch file://{packed}")

    none = {"INTENTC": "", "INTENTC_CHECKSUMS": "/dev/null"}
    result = runner.install(**none)
    check.fails("without a release, intentc is built", result)
    check.has("by the target of a release", result, "swift build -c release")
    key = runner.output("key")
    check("the build has a key", re.match(re.escape(archive.removesuffix(".tar.gz")) + "-.{16}", key), key)
    copy(intentc, runner.temp / "intentc-bin")
    check.ok("a build from the cache is used", runner("install", "now", **none))


@pytest.fixture
def checkout(runner, intentc):
    """A pull request with a hostile branch, file name and text, as GitHub checks it out."""
    origin = Repository(runner.work / "origin")
    origin("config", "uploadpack.allowAnySHA1InWant", "true")
    definition = origin.folder / "Sources/UpNext.intentdefinition"
    copy(SCHEMAS / "UpNext.intentdefinition", definition.parent)
    run(intentc, "baseline", "Sources", "--output", "intentc.baseline.json", cwd=origin.folder)
    origin.commit("Before")
    runner.env["BASE"] = origin.head
    origin("checkout", "--quiet", "-b", "branch$(touch${IFS}made)")
    edit(definition, "<string>orange<", "<string>amber<")
    edit(definition, "<string>Up Next<", "<string>@all &lt;!-- intentc --&gt; `$(touch made)` ::error::<")
    copy(SCHEMAS / "Hero.intentdefinition", origin.folder / HOSTILE)
    origin.commit("Rename a case")
    runner.head = origin.head
    origin("checkout", "--quiet", "main")
    write(origin.folder / "other", "words")
    origin.commit("Something else")
    origin("checkout", "--quiet", "--detach")
    origin("merge", "--quiet", "--no-edit", runner.head)
    origin("update-ref", "refs/pull/7/merge", origin.head)
    runner.env["GITHUB_SHA"] = origin.head
    origin("clone", "--quiet", "--depth", "1", "--no-local", f"file://{origin.folder}", runner.work / "checkout")
    checkout = Repository(runner.work / "checkout")
    checkout("fetch", "--quiet", "--depth", "1", "origin", origin.head)
    checkout("checkout", "--quiet", origin.head)
    runner.folder = checkout.folder
    return checkout


def test_pull_request(check, runner, checkout):
    result = runner("check")
    check("a breaking change fails the job", result.code == 1, result)
    check.has("the lines are marked", result, "::error file=Sources/UpNext.intentdefinition,line=")
    check.lacks("a file name is no command", result, "^::error::")
    check.has("only what the pull request changes is compared", result, "1 breaking change")
    comment = pathlib.Path(runner.output("comment"))
    report = comment.read_text()
    check("there is a comment", report)
    check("the summary of the job has it", report == (runner.work / "summary").read_text())
    check("there is no SARIF unless asked", runner.output("sarif") == "")
    kept = write(runner.work / "breaking.md", report)

    runner("comment", COMMENT=kept)
    check("the comment is written", len(runner.comments) == 1)
    first, rest = runner.comments[0]["body"].split("\n", 1)
    check("its first line is the marker of the job", first == MARKER, first)
    check("the rest is the report", rest.strip() == report.strip(), rest)
    check("nobody is mentioned, and nothing is hidden", not re.search(r"(?m)@all|(^|[^\\])<!-- intentc", report), report)
    result = runner("check", FAIL_ON="none")
    check.ok("with 'fail-on: none', nothing fails", result)
    check.lacks("text of a definition is no command", result, "^::error::")

    write(checkout.folder / "Sources/readme", "words")
    checkout.commit("Push again")
    second = write(runner.work / "second.md", report.replace("1 breaking change", "2 breaking changes"))
    other = {"id": "IC_x", "body": MARKER, "viewerDidAuthor": False}
    many = [{"id": f"IC_y{number}", "body": "words", "viewerDidAuthor": True} for number in range(150)]
    runner.comments = [other, *many, *runner.comments]
    runner("comment", COMMENT=second)
    changed = runner.comments[151]["body"].split("\n", 1)[1]
    check("the next push changes the comment, also after a hundred others", changed.strip() == second.read_text().strip())
    check("there is still one", len(runner.comments) == 152)
    check("another account's comment is not changed", runner.comments[0]["body"] == MARKER)
    runner("comment", COMMENT=second, GITHUB_JOB="other")
    check("another job has its own comment", len(runner.comments) == 153)
    result = runner("comment", COMMENT=second, FAKE_GH_DENIES="yes")
    check.ok("without permission, the job does not fail", result)
    check.has("a warning says what is missing", result, "pull-requests: write")

    # The branch itself is checked out, with its history, and the last thing on it is a merge.
    checkout("clone", "--quiet", runner.work / "origin", runner.work / "branch")
    branch = Repository(runner.work / "branch")
    branch("checkout", "--quiet", runner.head)
    branch("merge", "--quiet", "--no-edit", "origin/main")
    runner.folder = branch.folder
    check.has("a merge on the branch is not the merge of the pull request", runner("check"), "1 breaking change")
    runner.folder = checkout.folder
    checkout("checkout", "--quiet", runner.env["GITHUB_SHA"])
    result = runner("check", PATHS="Sources", BASELINE="intentc.baseline.json", DIFF="false")
    check("a baseline fails the job too", result.code == 1, result)
    check.has("it marks the line", result, "title=case-renamed")
    check("without a pull request, there is no comment", runner.output("comment") == "")
    check.ok("without one, a valid definition passes", runner("check", BASE=""))
    check("no command was started by a name or a text", not list(runner.work.rglob("made")))


def test_unchanged_long_and_broken(check, runner, intentc):
    same = Repository(runner.work / "same")
    copy(SCHEMAS / "UpNext.intentdefinition", same.folder)
    same.commit("Before")
    runner.folder, base = same.folder, same.head
    runner.env |= {"BASE": base, "GITHUB_SHA": base}
    write(same.folder / "other", "words")
    same.commit("After")
    check.ok("a pull request without a change passes", runner("check"))
    unchanged = runner.output("comment")
    runner("comment", COMMENT=unchanged)
    check("it gets no comment", runner.comments == [])
    runner("comment", COMMENT=write(runner.work / "breaking.md", "### 1 breaking change\n"))
    runner("comment", COMMENT=unchanged)
    check("an earlier comment says that the changes are gone", "no relevant changes" in runner.comments[0]["body"])

    # A program whose report is too long for a comment, unless it leaves out what is not breaking.
    long = write(runner.work / "long", f"""#!/bin/sh
case "$*" in
  *markdown*"$SHORT"*) size=10 ;;
  *markdown*) size=70000 ;;
  *) exec "{intentc}" "$@" ;;
esac
echo '### Intent definitions: 3 breaking changes'
head -c $size /dev/zero | tr '\\0' x
""")
    long.chmod(0o755)
    runner("check", INTENTC=long, SHORT="--only breaking")
    size = pathlib.Path(runner.output("comment")).stat().st_size
    check("a report that is too long has only what breaks", size == 53, size)
    runner("check", INTENTC=long, SHORT="nothing")
    lines = pathlib.Path(runner.output("comment")).read_text().splitlines()
    check("one that is still too long has its title", lines[0] == "### Intent definitions: 3 breaking changes", lines)
    check("and says where the rest is", any("The log of the job has all changes" in line for line in lines), lines)

    result = runner("check", BASE="0123456789012345678901234567890123456789")
    check("a base that was not fetched is an error", result.code == 1, result)
    check.has("which says what to do", result, "fetch-depth: 0")
    write(same.folder / "Broken.intentdefinition", '<plist version="1.0"><dict><key>INIntents')
    result = runner("check", BASE="", SARIF="true")
    check("a broken definition fails the job", result.code == 1, result)
    check.has("its line is marked", result, "::error file=Broken.intentdefinition,line=")
    sarif = pathlib.Path(runner.output("sarif"))
    check("there is SARIF", sarif.stat().st_size > 0)
    check.has("it is sent", runner("upload-sarif", SARIF=sarif), "https://api.github.example/sarifs/1")
    sent = json.loads((runner.fake / "sarif.json").read_text())
    check("it arrives", gzip.decompress(base64.b64decode(sent["sarif"])) == sarif.read_bytes())
    check("for the commit", (sent["commit_sha"], sent["ref"]) == (base, "refs/pull/7/merge"), sent)
    check.ok("paths are lines", runner("check", PATHS="\n./UpNext.intentdefinition\n", BASE=""))


def test_action(check):
    action = (ROOT / "action.yml").read_text()
    texts = [line for line in action.splitlines() if re.match(" *run:", line)]
    check("no script of action.yml has a value in its text", texts and not any("${{" in line for line in texts), texts)
    files = set(re.findall("Integrations/GitHub/[a-z-]+", action))
    check("every script of action.yml exists", all(os.access(ROOT / file, os.X_OK) for file in files), files)
    check.ok("action.yml has the schema of actions",
             run(sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-actions", ROOT / "action.yml"))
