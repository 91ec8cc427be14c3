"""Definitions and configurations designed to cost time and memory.

A run must end with output or a diagnostic, not with a signal. It may take at most 64 MB of memory, 60 times its input, and
4 kB for each line of messages. BOUNDS_BYTES (100000) is the size of each input. Benchmarks/scaling.py measures how time and
memory grow with it.
"""
import multiprocessing
import os
import resource
import socket
import subprocess
import sys

import pytest

import shapes
from harness import write

BYTES = int(os.environ.get("BOUNDS_BYTES", 100_000))


@pytest.fixture
def measure(intentc, tmp_path):
    """Returns the exit code, bytes of memory and lines of messages of a run."""
    def measure(*words):
        (tmp_path / "FILE").touch()
        with open(tmp_path / "errors", "wb") as errors, open(tmp_path / "FILE") as file:
            process = subprocess.Popen(
                [intentc, *words], stdout=subprocess.DEVNULL, stderr=errors, stdin=file, cwd=tmp_path,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (300, 300)))
            _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        memory = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        with open(tmp_path / "errors", "rb") as errors:
            lines = sum(1 for _ in errors)
        return process.returncode, memory, lines
    return measure


def make(folder, made):
    """Writes an input in another process: memory of this one would count for the programs that it starts."""
    process = multiprocessing.get_context("fork").Process(
        target=lambda: shapes.put(folder, made(shapes.count(made, BYTES))))
    process.start()
    process.join()
    assert process.exitcode == 0, "an input cannot be made"
    return sum((folder / name).stat().st_size for name in ["FILE", "OTHER"] if (folder / name).exists())


@pytest.mark.parametrize("words, made, code, commands", [
    pytest.param(*case, commands, id=f"{commands[0][0]} {case[0]}") for cases, commands in shapes.COMMANDS
    for case in cases])
def test_costs(check, measure, tmp_path, words, made, code, commands):
    much = make(tmp_path, made)
    for command in commands:
        found, memory, lines = measure(*command)
        # A definition or configuration with semantic errors can still be formatted or edited.
        codes = (0, 1) if code is None or command[0] in ("format", "edit", "diff") else (code,)
        # Without --set, the editor asks and gets no answer.
        if command[0] == "edit" and "--set" not in command:
            codes = (0, 1, 2, 130)
        problems = {
            f"exit code {found}": found not in codes,
            "no message": found and not lines,
            f"{memory >> 20} MB of memory for {much >> 10} kB": memory > (64 << 20) + 60 * much + 4096 * lines,
        }
        check.equal(f"{' '.join(map(str, command))}: {words}", [problem for problem in problems if problems[problem]], [])


@pytest.mark.parametrize("place", ["file://SECRET", "SECRET", "secret", "http://127.0.0.1:PORT/x",
                                   "ftp://127.0.0.1:PORT/x"])
@pytest.mark.parametrize("kind", ['SYSTEM "URI"', '[<!ENTITY a SYSTEM "URI">]', '[<!ENTITY % p SYSTEM "URI"> %p;]',
                                  'PUBLIC "-//x//EN" "URI"'])
def test_nothing_outside_is_read(project, place, kind):
    """Files and servers that a definition names are not read."""
    secret = write(project.folder / "secret", "a-secret-word")
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        uri = place.replace("SECRET", str(secret)).replace("PORT", str(server.getsockname()[1]))
        value = "<string>&a;</string>" if "ENTITY a" in kind else "<true/>"
        write(project.folder / "input", f'<!DOCTYPE plist {kind.replace("URI", uri)}><plist version="1.0"><dict>'
                                        f"<key>INIntents</key><array/><key>x</key>{value}</dict></plist>")
        result = project("describe", "input")
        assert result.code in (0, 1) and "a-secret-word" not in result.text
        with pytest.raises(BlockingIOError):
            server.accept()
