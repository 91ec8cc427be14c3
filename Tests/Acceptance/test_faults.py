"""Failures around intentc: what it says, and the files that it leaves.

FAULTS_KILLS (50) is how often 'generate' and 'edit' are each killed at a random moment. Full and read-only disks need a
mount, and files that may not be read another user: their tests are skipped where the system does not allow that.
"""
import os
import pathlib
import random
import resource
import shutil
import signal
import subprocess
import tempfile
import time

import pytest

from harness import SCHEMAS, run

KILLS = int(os.environ.get("FAULTS_KILLS", 50))
UPNEXT, EVERY = str(SCHEMAS / "UpNext.intentdefinition"), str(SCHEMAS / "EveryType.intentdefinition")


@pytest.fixture
def refuses(check):
    return lambda words, result, message: check(words, result.code == 1 and message in result.err, result)


def fresh(folder, name):
    (folder / name).mkdir()
    return folder / name


def mounted(work, options, before, command):
    """Runs a shell command in a folder `disk` that is a small separate disk, and prints the files that are left."""
    script = f"mount -t tmpfs -o size=64k tmpfs disk && cd disk && {before} && mount -o remount,{options} . && " \
        f"{{ {command}; echo code $?; }} >../said 2>&1; cat ../said; for f in $(ls -A); do echo \"$f:\" $(head -c 20 $f); done"
    return run("unshare", "--map-root-user", "--mount", "sh", "-c", script, cwd=work).text


@pytest.mark.parametrize("name, before, options, words", [
    ("full disk", "head -c 60000 /dev/zero >filler", "rw", "no space left on the disk"),
    ("read-only disk", "true", "ro", "the disk is read-only"),
])
def test_disks(check, project, intentc, name, before, options, words):
    work = project.folder
    fresh(work, "disk")
    if not shutil.which("unshare") or "can" not in mounted(work, "rw", "true", "echo can"):
        pytest.skip("this system does not let us mount a disk")
    said = mounted(work, options, f"echo old >EveryType.intentdefinition.swift && {before}",
                   f"{intentc} generate {EVERY} --output . 2>&1 >/dev/null | tail -n 1; (exit 1)")
    check(f"generate, {name}", words in said, said)
    left = said.partition("code 1\n")[2].split("\n")
    kept = [line for line in left if line and not line.startswith("filler")]
    check(f"generate, {name}: the old file stays", kept == ["EveryType.intentdefinition.swift: old"], said)
    said = mounted(work, options, "echo '{}' >w.json && " + before.replace("60000", "61440"),
                   f"{intentc} edit {UPNEXT} w.json --set titleColor=Red")
    check(f"edit, {name}", words in said and "code 1" in said, said)
    check(f"edit, {name}: the old file stays", "w.json: {}" in said and ".tmp" not in said, said)


def test_standard_output(check, refuses, project, intentc):
    work = project.folder
    printing = [["describe", EVERY], ["generate", UPNEXT], ["validate", "--format", "json", EVERY],
                ["explain", "--markdown"], ["diff", UPNEXT, EVERY], ["baseline", UPNEXT],
                ["describe", "--json-schema", UPNEXT], ["edit", UPNEXT, "--explain"], ["--version"]]
    for words in printing:
        if os.path.exists("/dev/full"):
            result = run("sh", "-c", 'exec "$@" >/dev/full', "sh", intentc, *words, cwd=work)
            refuses(f"{words[0]} > /dev/full", result, "cannot write to standard output")
        process = subprocess.Popen([intentc, *words], cwd=work, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        process.stdout.close()
        check(f"{words[0]} | true", process.wait() in (0, 1), process.returncode)
    whole = fresh(work, "whole")
    project("generate", EVERY, "--output", str(whole))
    for closed in ["1>&-", "2>&-", "0<&-", "0<&- 1>&- 2>&-"]:
        folder = work / closed.replace("&", "")
        subprocess.run(["sh", "-c", f'"{intentc}" generate "{EVERY}" --output "{folder}" {closed}'],
                       stderr=subprocess.DEVNULL)
        same = all((folder / file.name).read_bytes() == file.read_bytes() for file in whole.iterdir())
        check(f"generate {closed} writes the same files", same)


@pytest.fixture
def public(project):
    """A project in a folder that every user can read."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        call = lambda *words, **options: project(*words, cwd=folder, **options)
        call.folder = pathlib.Path(folder)
        yield call


def test_files(check, refuses, public):
    project, work = public, public.folder
    (work / "gone.intentdefinition").symlink_to("nowhere")
    refuses("input that has vanished", project("validate", "gone.intentdefinition"), "gone.intentdefinition")
    out = fresh(work, "folder")
    (out / "UpNext.intentdefinition.swift").mkdir()
    refuses("output that is a folder", project("generate", UPNEXT, "--output", str(out)), "it is a folder")
    (work / "file").write_text("old")
    refuses("folder that is a file", project("generate", UPNEXT, "--output", "file"), "not a folder")
    refuses("folder in a file", project("generate", UPNEXT, "--output", "file/deeper"), "not a folder")
    check("the file stays", (work / "file").read_text() == "old")
    secret = work / "secret.intentdefinition"
    shutil.copy(UPNEXT, secret)
    secret.chmod(0)
    shut = fresh(work, "shut")
    shut.chmod(0o555)

    def unprivileged():
        if os.getuid() == 0:
            os.setuid(65534)

    try:
        result = project("validate", str(secret), preexec_fn=unprivileged)
    except PermissionError:
        check("no other user can start intentc here", os.getuid() == 0)
    else:
        refuses("input that may not be read", result, "permission denied")
        refuses("folder that may not be written", project("generate", UPNEXT, "-o", str(shut), preexec_fn=unprivileged),
                "permission denied")

    def limit(kind, value):
        return lambda: resource.setrlimit(kind, (value, value))

    out = fresh(work, "limited")
    (out / "EveryType.intentdefinition.swift").write_text("old")
    result = project("generate", EVERY, "-o", str(out), preexec_fn=limit(resource.RLIMIT_FSIZE, 4096))
    refuses("limit on the size of files", result, "the system's limit for files")
    for count in range(3, 12):
        result = project("generate", EVERY, "-o", str(out), preexec_fn=limit(resource.RLIMIT_NOFILE, count))
        if result.ok:
            break
        check(f"at most {count} open files", result.code in (1, 127), (result.code, result.err[-200:]))
        text = (out / "EveryType.intentdefinition.swift").read_text()
        check(f"at most {count} open files: the file stays", text == "old" and len(list(out.iterdir())) == 1, text[:99])


def test_interruptions(check, intentc):
    text = pathlib.Path(EVERY).read_bytes()
    process = subprocess.Popen([intentc, "generate", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL)
    for start in range(0, len(text), 1 << 14):
        process.stdin.write(text[start:start + (1 << 14)])
        process.stdin.flush()
        for name in (signal.SIGSTOP, signal.SIGCONT, signal.SIGWINCH):
            process.send_signal(name)
    output = process.communicate()[0]
    plain = subprocess.run([intentc, "generate", "-"], input=text, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    check("stopped and continued repeatedly", output == plain.stdout and process.returncode == 0)


@pytest.fixture
def twins(project):
    """Two definitions with one name, and the code generated from each."""
    result = []
    for number, source in enumerate([UPNEXT, EVERY]):
        folder = fresh(project.folder, f"twin{number}")
        shutil.copy(source, folder / "Twin.intentdefinition")
        project("generate", str(folder / "Twin.intentdefinition"), "--output", str(folder))
        result.append((str(folder / "Twin.intentdefinition"), (folder / "Twin.intentdefinition.swift").read_bytes()))
    return result


def test_races(check, project, intentc, twins):
    out = fresh(project.folder, "race")
    for turn in range(20):
        processes = [subprocess.Popen([intentc, "generate", path, "-o", str(out)], stderr=subprocess.DEVNULL)
                     for path, _ in twins]
        codes = [process.wait() for process in processes]
        left = {path.name: path.read_bytes() for path in out.iterdir()}
        whole = list(left) == ["Twin.intentdefinition.swift"] and list(left.values())[0] in [code for _, code in twins]
        check("two calls at once with one output", codes == [0, 0] and whole, (codes, list(left)))


def check_kills(check, project, intentc, name, calls, file, valid):
    started = time.monotonic()
    project(*calls[0])
    span = time.monotonic() - started
    done, broken = 0, 0
    for turn in range(KILLS):
        process = subprocess.Popen([intentc, *calls[turn % 2]], cwd=project.folder, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
        time.sleep(random.uniform(0, span * 1.2))
        process.kill()
        done += process.wait() == 0
        broken += file.read_bytes() not in valid
    check(f"{name} killed {KILLS} times", broken == 0, broken)
    others = [path.name for path in file.parent.iterdir() if path != file]
    check(f"{name} killed: only its own temporary files are left over", all(other.endswith(".tmp") for other in others), others)
    print(f"{name}: {KILLS} kills, {done} of them too late, {len(others)} temporary files left")


def test_killed_generate(check, project, intentc, twins):
    out = fresh(project.folder, "killed")
    check_kills(check, project, intentc, "generate", [["generate", path, "-o", str(out)] for path, _ in twins],
                out / "Twin.intentdefinition.swift", [code for _, code in twins])


def test_killed_edit(check, project, intentc):
    config = fresh(project.folder, "edited") / "w.json"
    calls = [["edit", UPNEXT, str(config), "--set", f"titleColor={colour}"] for colour in ("Red", "Blue")]
    texts = [project(*call) and config.read_bytes() for call in calls]
    check_kills(check, project, intentc, "edit", calls, config, texts)
