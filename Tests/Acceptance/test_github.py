"""The scripts of action.yml, as GitHub runs them in a pull request, with fake-gh.py in the place of its API."""
import base64
import gzip
import json
import os
import re
import shutil
import sys

import pytest

from harness import BROKEN, ROOT, SCHEMAS, UPNEXT, Repository, copy, edit, program, run, write

SCRIPTS = ROOT / "Integrations/GitHub"
HOSTILE = "Sources/::error::$(touch made)"
MARKER = "<!-- intentc definitions -->"


class Runner:
    """What GitHub's runner sets, and nothing of this machine's own."""

    def __init__(self, work, intentc):
        self.work, self.folder = work, work
        write(work / "bin/gh", f'#!/bin/sh\nexec "{sys.executable}" "{ROOT}/Tests/Acceptance/fake-gh.py" "$@"\n', 0o755)
        # Nothing is built here.
        write(work / "bin/swift", '#!/bin/sh\necho "swift $*"\nexit 1\n', 0o755)
        self.env = {name: None for name in os.environ if re.match("GITHUB_|GH_|INTENTC_", name)} | {
            "CDPATH": None, "RUNNER_TEMP": work / "temp", "GITHUB_OUTPUT": work / "output",
            "GITHUB_PATH": work / "path", "GITHUB_STEP_SUMMARY": work / "summary",
            "GITHUB_REPOSITORY": "the-owner/the.name",
            "GITHUB_JOB": "definitions", "GITHUB_REF": "refs/pull/7/merge", "GH_TOKEN": "a token",
            "GITHUB_ACTION_PATH": ROOT, "ACTION_REPOSITORY": "the-owner/intentc", "FAKE_GH": work,
            "PATH": f"{work}/bin:{os.environ['PATH']}", "INTENTC": intentc, "PATHS": ".", "STRICT": "false",
            "LINT": "false", "DIFF": "true", "FAIL_ON": "breaking", "RELEASES": "", "SARIF": "false", "NUMBER": "7"}
        (work / "temp").mkdir()
        self.comments = []

    def __call__(self, script, *words, **variables):
        """Runs a script of the action, from an empty list of outputs."""
        (self.work / "output").write_text("")
        return run(SCRIPTS / script, *words, cwd=self.folder, env=self.env | variables)

    def install(self, **variables):
        """Both steps that install intentc."""
        shutil.rmtree(self.work / "temp/intentc-bin", ignore_errors=True)
        (self.work / "path").write_text("")
        plan = self("install", "plan", **variables)
        return plan if not plan.ok else run(SCRIPTS / "install", "now", cwd=self.folder, env=self.env | variables)

    def output(self, name):
        """The last value that a step gave."""
        return ["", *re.findall(rf"(?m)^{name}=(.*)$", (self.work / "output").read_text())][-1]

    def file(self, name):
        """The file that a step named."""
        return self.work / self.output(name)

    @property
    def comments(self):
        return [comment["body"] for comment in json.loads((self.work / "comments.json").read_text())]

    @comments.setter
    def comments(self, value):
        (self.work / "comments.json").write_text(json.dumps(value))


@pytest.fixture
def runner(tmp_path, intentc):
    program("jq")
    return Runner(tmp_path, intentc)


def test_install(check, runner, intentc):
    version = run(ROOT / "Scripts/version.sh").out.strip()
    archive = run(ROOT / "Scripts/archive.sh", "--name").out.strip()

    def installed(words, result):
        check.ok(words, result)
        check.equal("it runs", run(runner.output("intentc"), "--version").out.strip(), version)
        check.equal("it is not cached", runner.output("key"), "")

    installed("a program that is named is used", runner.install())
    path = (runner.work / "path").read_text().strip()
    check.equal("it is in PATH for later steps", f"{path}/intentc", runner.output("intentc"))
    runner.folder = intentc.parent
    check.ok("a relative path works", runner.install(INTENTC="./intentc"))
    runner.folder = runner.work
    check.fails("a program that does not exist is an error", runner.install(INTENTC="no such program"),
                "::error title=intentc::there is no program 'no such program'")

    # A debug build takes long to compress.
    pack = [write(runner.work / "pack/intentc", f'#!/bin/sh\nexec "{intentc}" "$@"\n', 0o755),
            write(runner.work / "pack/intentc-swift", "#!/bin/sh\n", 0o755)]
    packed = runner.work / "releases" / version / archive
    made = run(ROOT / "Scripts/archive.sh", *pack, packed.parent)
    release = {"INTENTC": "", "INTENTC_CHECKSUMS": write(runner.work / "checksums", made.out),
               "INTENTC_RELEASES": f"file://{runner.work}/releases"}
    installed("a release is used if its checksum is known", runner.install(**release))
    there = runner.work / "temp/intentc-bin"
    check.equal("its archive does not stay", sorted(os.listdir(there)), ["intentc", "intentc-swift"])
    run(ROOT / "Scripts/archive.sh", *pack, runner.work / "again", env={"TZ": "Asia/Tokyo"})
    check("an archive has the same bytes everywhere",
          packed.read_bytes() == (runner.work / "again" / archive).read_bytes())
    packed.write_bytes(packed.read_bytes() + b"x")
    check.fails("a changed release is refused", runner.install(**release), "does not have the checksum")
    check.equal("nothing of it stays", os.listdir(there), [])
    packed.unlink()
    check.fails("a release that is not there is an error", runner.install(**release), f"cannot fetch file://{packed}")

    none = {"INTENTC": "", "INTENTC_CHECKSUMS": "/dev/null"}
    check.fails("without a release, intentc is built", runner.install(**none), "swift build -c release")
    key = runner.output("key")
    check("the build has a key", re.match(re.escape(archive.removesuffix(".tar.gz")) + "-.{16}", key), key)
    copy(intentc, there)
    check.ok("a build from the cache is used", runner("install", "now", **none))


@pytest.fixture
def checkout(runner, intentc):
    """A pull request with a hostile branch, file name and text, as GitHub checks it out."""
    origin = Repository(runner.work / "origin")
    origin("config", "uploadpack.allowAnySHA1InWant", "true")
    definition = copy(UPNEXT, origin.folder / "Sources")
    copy(UPNEXT, origin.folder / ".intentc/releases/1.0")
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
    check.fails("a breaking change fails the job", result, "::error file=Sources/UpNext.intentdefinition,line=")
    check.lacks("a file name is no command", result, "^::error::")
    check.has("only what the pull request changes is compared", result, "1 breaking change")
    report = runner.file("comment").read_text()
    check.equal("the summary of the job has the comment", (runner.work / "summary").read_text(), report)
    check.equal("there is no SARIF unless asked", runner.output("sarif"), "")
    runner("comment", COMMENT=write(runner.work / "breaking.md", report))
    check.equal("the comment is the report below the marker of the job",
                [body.strip() for body in runner.comments], [f"{MARKER}\n{report}".strip()])
    check("nobody is mentioned, nothing is hidden", not re.search(r"(?m)@all|(^|[^\\])<!-- intentc", report), report)
    result = runner("check", FAIL_ON="none")
    check.ok("with 'fail-on: none', nothing fails", result)
    check.lacks("text of a definition is no command", result, "^::error::")

    others = [{"id": "IC_x", "body": MARKER, "viewerDidAuthor": False},
              *[{"id": f"IC_y{number}", "body": "words", "viewerDidAuthor": True} for number in range(150)]]
    runner.comments = others + [{"id": "IC_0", "body": runner.comments[0], "viewerDidAuthor": True}]
    second = write(runner.work / "second.md", "2 breaking changes\n")
    runner("comment", COMMENT=second)
    check("the next push changes the comment, also after a hundred others", "2 breaking" in runner.comments[151])
    check.equal("there is still one", len(runner.comments), 152)
    check.equal("another account's comment is not changed", runner.comments[0], MARKER)
    runner("comment", COMMENT=second, GITHUB_JOB="other")
    check.equal("another job has its own comment", len(runner.comments), 153)
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
    result = runner("check", PATHS="Sources", RELEASES=".intentc/releases", DIFF="false")
    check.fails("a break of a release fails the job too", result, "title=case-renamed")
    check.equal("without a pull request, there is no comment", runner.output("comment"), "")
    check.ok("without one, a valid definition passes", runner("check", BASE=""))
    check("no command was started by a name or a text", not list(runner.work.rglob("made")))


def test_unchanged_long_and_broken(check, runner, intentc):
    same = Repository(runner.work / "same")
    copy(UPNEXT, same.folder)
    same.commit("Before")
    runner.folder, base = same.folder, same.head
    runner.env |= {"BASE": base, "GITHUB_SHA": base}
    write(same.folder / "other", "words")
    same.commit("After")
    check.ok("a pull request without a change passes", runner("check"))
    unchanged = runner.file("comment")
    runner("comment", COMMENT=unchanged)
    check.equal("it gets no comment", runner.comments, [])
    runner("comment", COMMENT=write(runner.work / "breaking.md", "### 1 breaking change\n"))
    runner("comment", COMMENT=unchanged)
    check("an earlier comment says that the changes are gone", "no relevant changes" in runner.comments[0])

    # A program whose report is too long for a comment, unless it leaves out what is not breaking.
    long = write(runner.work / "long", f"""#!/bin/sh
case "$*" in
  *markdown*"$SHORT"*) size=10 ;;
  *markdown*) size=70000 ;;
  *) exec "{intentc}" "$@" ;;
esac
echo '### Intent definitions: 3 breaking changes'
head -c $size /dev/zero | tr '\\0' x
""", 0o755)
    runner("check", INTENTC=long, SHORT="--only breaking")
    check.equal("a report that is too long has only what breaks", runner.file("comment").stat().st_size, 53)
    runner("check", INTENTC=long, SHORT="nothing")
    text = runner.file("comment").read_text()
    check("one that is still too long has its title", text.startswith("### Intent definitions: 3 breaking"), text)
    check("and says where the rest is", "The log of the job has all changes" in text, text)

    check.fails("a base that was not fetched is an error", runner("check", BASE="01234567" * 5), "fetch-depth: 0")
    write(same.folder / "Broken.intentdefinition", BROKEN)
    check.fails("a broken definition fails the job", runner("check", BASE="", SARIF="true"),
                "::error file=Broken.intentdefinition,line=")
    sarif = runner.file("sarif")
    check.has("SARIF is sent", runner("upload-sarif", SARIF=sarif), "https://api.github.example/sarifs/1")
    sent = json.loads((runner.work / "sarif.json").read_text())
    check("it arrives", gzip.decompress(base64.b64decode(sent["sarif"])) == sarif.read_bytes() != b"")
    check.equal("for the commit", (sent["commit_sha"], sent["ref"]), (base, "refs/pull/7/merge"))
    check.ok("paths are lines", runner("check", PATHS="\n./UpNext.intentdefinition\n", BASE=""))


def test_action(check):
    action = (ROOT / "action.yml").read_text()
    texts = re.findall("(?m)^ *run:.*", action)
    check("no script of action.yml has a value in its text", texts and "${{" not in str(texts), texts)
    files = set(re.findall("Integrations/GitHub/[a-z-]+", action))
    check("every script of action.yml exists", all(os.access(ROOT / file, os.X_OK) for file in files), files)
    check.ok("action.yml has the schema of actions", run(
        sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-actions", ROOT / "action.yml"))


def test_app_intents(check, tmp_path, lean):
    program("jq")
    runner = Runner(tmp_path, lean / "intentc")
    runner.env["INTENTC_SWIFT"] = lean / "intentc-swift"
    branch = Repository(tmp_path / "branch")
    source = write(branch.folder / "App/Show.swift", "import AppIntents\n\nstruct Show: WidgetConfigurationIntent {\n"
                                                     "  @Parameter(title: \"Town\") var town: String?\n}\n")
    copy(UPNEXT, branch.folder / "Definitions")
    branch.commit("Before")
    runner.folder, base = branch.folder, branch.head
    runner.env |= {"BASE": base, "GITHUB_SHA": base}
    check.ok("a pull request without a change passes", runner("check"))
    edit(source, "town:", "city:")
    branch.commit("After")
    check.fails("what an App Intent loses fails the job", runner("check"), "title=parameter-renamed")
    check("the comment has it", "parameter-renamed" in runner.file("comment").read_text())
    edit(branch.folder / "Definitions" / UPNEXT.name, "<string>orange<", "<string>amber<")
    branch.commit("Rename a case")
    report = runner("check")
    check.has("definitions are compared, too", report, "2 breaking changes")
    check.lacks("paths limit both", runner("check", PATHS="Definitions"), "parameter-renamed")
    report = runner("check", INTENTC_SWIFT="nothing")
    check.fails("App Intents that cannot be read fail the job", report, "title=unreadable-input.*App/Show.swift")
    check("the comment says so", "App/Show.swift" in runner.file("comment").read_text())
