"""Failures around intentc: what it says, and the files that it leaves.

FAULTS_KILLS (50) is how often 'generate' is killed at a random moment. Full and read-only disks need a
mount, and files that may not be read another user: their tests are skipped where the system does not allow that.
"""
import os
import random
import resource
import shutil
import signal
import subprocess
import time

import pytest

from harness import EVERY_TYPE, UPNEXT, run, write

KILLS = int(os.environ.get("FAULTS_KILLS", 50))
SILENT = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
PRINTING = [["describe", EVERY_TYPE], ["generate", UPNEXT], ["validate", "--format", "json", EVERY_TYPE],
            ["explain"], ["diff", UPNEXT, EVERY_TYPE],
            ["describe", "--format", "json", UPNEXT], ["edit", UPNEXT, "--explain"], ["--version"]]


def mounted(work, options, before, command):
    """Runs a shell command in a folder `disk` that is a small separate disk, and prints the files that are left."""
    script = (f"mount -t tmpfs -o size=64k tmpfs disk && cd disk && {before} && mount -o remount,{options} . && "
              f"{{ {command}; echo code $?; }} >../said 2>&1; cat ../said; "
              'for f in $(ls -A); do echo "$f:" $(head -c 20 $f); done')
    (work / "disk").mkdir(exist_ok=True)
    return run("unshare", "--map-root-user", "--mount", "sh", "-c", script, cwd=work).text


@pytest.mark.parametrize("before, options, words", [
    ("head -c 61440 /dev/zero >filler", "rw", "no space left on the disk"), ("true", "ro", "the disk is read-only"),
])
@pytest.mark.parametrize("file, command", [
    ("EveryType.intentdefinition.swift", f"generate {EVERY_TYPE} --output ."),
    ("w.json", f"edit {UPNEXT} w.json --set titleColor=Red"),
])
def test_disks(check, tmp_path, intentc, before, options, words, file, command):
    if not shutil.which("unshare") or "can" not in mounted(tmp_path, "rw", "true", "echo can"):
        pytest.skip("this system does not let us mount a disk")
    said = mounted(tmp_path, options, f"echo '{{}}' >{file} && {before}", f"{intentc} {command}")
    check("it says so", words in said and "code 1" in said, said)
    left = [line for line in said.partition("code 1\n")[2].splitlines() if not line.startswith("filler")]
    check.equal("the old file stays, alone", left, [f"{file}: {{}}"])


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full")
@pytest.mark.parametrize("words", PRINTING)
def test_standard_output(check, project, intentc, words):
    check.fails("a full output", run("sh", "-c", 'exec "$@" >/dev/full', "sh", intentc, *words, cwd=project.folder),
                "cannot write to standard output")
    process = subprocess.Popen([intentc, *words], **SILENT | {"stdout": subprocess.PIPE})
    process.stdout.close()
    check("a closed pipe", process.wait() in (0, 1), process.returncode)


@pytest.mark.parametrize("closed", ["1>&-", "2>&-", "0<&-", "0<&- 1>&- 2>&-"])
def test_closed_streams(project, intentc, closed):
    project("generate", EVERY_TYPE, "--output", "whole")
    command = f"'{intentc}' generate '{EVERY_TYPE}' --output less {closed}"
    subprocess.run(command, shell=True, cwd=project.folder, **SILENT)
    assert run("diff", "-r", "whole", "less", cwd=project.folder).ok


def test_permissions(check, project):
    # Another user may enter this folder, but not those around it.
    folder = project.folder / "public"
    write(folder / "secret.intentdefinition", UPNEXT.read_bytes(), 0)
    (folder / "shut").mkdir(0o555)
    other = {"cwd": folder, "user": 65534 if os.getuid() == 0 else None}
    try:
        result = project("validate", "secret.intentdefinition", **other)
    except PermissionError:
        check("no other user can start intentc here", os.getuid() == 0)
    else:
        check.fails("input that may not be read", result, "permission denied")
        check.fails("folder that may not be written", project("generate", UPNEXT, "-o", "shut", **other),
                    "permission denied")


def test_limits(check, project):
    old = write(project.folder / "limited/EveryType.intentdefinition.swift", "old")

    def call(kind, value):
        return project("generate", EVERY_TYPE, "-o", "limited",
                       preexec_fn=lambda: resource.setrlimit(kind, (value, value)))

    check.fails("limit on the size of files", call(resource.RLIMIT_FSIZE, 4096), "the system's limit for files")
    for count in range(3, 12):
        result = call(resource.RLIMIT_NOFILE, count)
        if result.ok:
            break
        check(f"at most {count} open files", result.code in (1, 127), result)
        check(f"at most {count} open files: the file stays",
              old.read_text() == "old" and len(list(old.parent.iterdir())) == 1)


def test_interruptions(check, project, intentc):
    text = EVERY_TYPE.read_bytes()
    process = subprocess.Popen([intentc, "generate", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL)
    for start in range(0, len(text), 1 << 14):
        process.stdin.write(text[start:start + (1 << 14)])
        process.stdin.flush()
        for name in (signal.SIGSTOP, signal.SIGCONT, signal.SIGWINCH):
            process.send_signal(name)
    output = process.communicate()[0].decode()
    check("stopped and continued repeatedly", output == project("generate", "-", input=text.decode()).out != "")


@pytest.fixture
def generating(project):
    """Two calls that write different code into one file, the file, and both codes."""
    file, calls, codes = project.folder / "out/Twin.intentdefinition.swift", [], []
    for number, source in enumerate([UPNEXT, EVERY_TYPE]):
        definition = write(project.folder / f"{number}/Twin.intentdefinition", source.read_bytes())
        calls.append(["generate", definition, "-o", file.parent])
        project(*calls[-1])
        codes.append(file.read_bytes())
    return calls, file, codes


def test_races(check, intentc, generating):
    calls, file, codes = generating
    for turn in range(20):
        processes = [subprocess.Popen([intentc, *call], **SILENT) for call in calls]
        check("two calls at once with one output", [process.wait() for process in processes] == [0, 0]
              and file.read_bytes() in codes and list(file.parent.iterdir()) == [file])


def test_killed(check, project, intentc, generating):
    calls, file, valid = generating
    started = time.monotonic()
    project(*calls[0])
    span = time.monotonic() - started
    broken = 0
    for turn in range(KILLS):
        process = subprocess.Popen([intentc, *calls[turn % 2]], **SILENT)
        time.sleep(random.uniform(0, span * 1.2))
        process.kill()
        process.wait()
        broken += file.read_bytes() not in valid
    check(f"killed {KILLS} times", broken == 0, broken)
    others = [path.name for path in file.parent.iterdir() if path != file]
    check("only temporary files of its own are left", all(each.endswith(".tmp") for each in others), others)


@pytest.fixture
def app(project):
    """A folder with some definitions, which `intentc release` copies."""
    for number in range(20):
        write(project.folder / f"App/{number}/Up{number}.intentdefinition", UPNEXT.read_bytes())
    return project.folder / "App"


def kept(app):
    """How many files each release has, and what else is in its folder."""
    home = app / ".intentc"
    releases = {each.name: sum(file.is_file() for file in each.rglob("*"))
                for each in (home / "releases").glob("*")}
    return releases, sorted(each.name for each in home.glob("*"))


def test_killed_release(check, project, intentc, app):
    started = time.monotonic()
    project("release", "0", app)
    span = time.monotonic() - started
    for turn in range(1, KILLS + 1):
        process = subprocess.Popen([intentc, "release", str(turn), app], **SILENT)
        time.sleep(random.uniform(0, span * 1.2))
        process.send_signal(random.choice([signal.SIGKILL, signal.SIGINT]))
        process.wait()
    check("each release is whole", set(kept(app)[0].values()) == {20}, kept(app))
    check("the next one is not refused", project("release", "last", app).ok)
    check.equal("and removes what is left", kept(app)[1], ["releases"])


def test_release_on_a_full_disk(check, tmp_path, intentc, app):
    if not shutil.which("unshare") or "can" not in mounted(tmp_path, "rw", "true", "echo can"):
        pytest.skip("this system does not let us mount a disk")
    command = f"{intentc} release 1.0 .; echo code $?; find .intentc -mindepth 1"
    said = mounted(tmp_path, "rw", f"cp {app}/0/*.intentdefinition . && head -c 36864 /dev/zero >filler", command)
    check("it says so", "no space left on the disk" in said and "code 1" in said, said)
    check("nothing is left", said.partition("code 1\n")[2].startswith(".intentc/releases\ncode 0"), said)


def test_two_releases_at_once(check, intentc, app):
    calls = [subprocess.Popen([intentc, "release", name, app], **SILENT) for name in "121212"]
    codes = [call.wait() for call in calls]
    check("each is whole", set(kept(app)[0].values()) == {20} and codes.count(0) == len(kept(app)[0]), (codes, kept(app)))
