"""Definitions and configurations designed to cost time and memory.

Each input is made in two sizes, one four times the other. A run must end with output or a diagnostic, not with a
signal. The larger input may take at most eight times the processor time of the smaller one, without start-up: that
leaves room for a busy machine, but not for quadratic growth. (If twice the growth of the input is more, that is the
limit.) It may take at most 64 MB of memory, 60 times its size, and 4 kB for each line of messages. BOUNDS_SCALE (0.02)
is the fraction of the full sizes, which are listed with each input.
"""
import json
import multiprocessing
import os
import plistlib
import resource
import socket
import subprocess
import sys

import pytest

from harness import UPNEXT, write

SCALE = float(os.environ.get("BOUNDS_SCALE", 0.02))
HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">'


def prefixed(prefix, members):
    return {prefix + name: value for name, value in members.items()}


def parameter(name="value", tag=1, kind="Boolean", **more):
    return prefixed("INIntentParameter", {"Name": name, "Tag": tag, "Configurable": True, "Type": kind, **more})


def intent(*parameters, name="Up", **more):
    return prefixed("INIntent", {"Name": name, "Title": name, "Category": "information", "EligibleForWidgets": True,
                                 "Parameters": parameters, **more})


def definition(*intents, enums=(), types=(), **more):
    """A definition in one line: the standard input of 'edit' has it, too, and each line would be an answer."""
    lines = plistlib.dumps({"INEnums": enums, "INIntents": intents, "INTypes": types, **more}, sort_keys=False)
    return b"".join(line.strip() for line in lines.splitlines())


def one(raw, kind="String", **more):
    """A definition with one parameter and some XML in the place of the text RAW."""
    return definition(intent(parameter(kind=kind, **more))).replace(b"<string>RAW</string>", raw.encode())


def default(raw, kind):
    return one(raw, kind, Metadata={"INIntentParameterMetadataDefaultValue": "RAW"})


def titled(raw):
    return one(f"<string>{raw}</string>", DisplayName="RAW")


def colour(**more):
    return parameter("c", kind="Integer", EnumType="Colour", **more)


def enum(count):
    cases = [{"Name": f"case{i}", "DisplayName": f"Case {i}", "Index": i + 1} for i in range(count)]
    return [{"INEnumName": "Colour",
             "INEnumValues": [prefixed("INEnumValue", each) for each in [{"Name": "unknown"}, *cases]]}]


def related(parent, predicate, **value):
    return {"Relationship": prefixed("INIntentParameterRelationship", {
        "ParentName": parent, "PredicateName": predicate, **prefixed("Predicate", value)})}


def parents(count):
    """Parameters that are each visible while the one before is true."""
    return definition(intent(*[
        parameter(f"p{i}", i + 1, **related(f"p{i - 1}", "BooleanHasExactValue", Value=True) if i else {})
        for i in range(count)]))


def compared(count):
    """An enum, and parameters that are visible while it has no value."""
    relation = related("c", "EnumHasExactValue", Values=["unknown"])
    rows = [parameter(f"p{i}", i + 2, **relation) for i in range(count)]
    return definition(intent(colour(), *rows), enums=enum(count))


def chained(count, intents):
    """Types that each refer to the next one, and intents with the first types."""
    types = [{"INTypeName": f"T{i}", "INTypeDisplayName": "T", "INTypeProperties": [prefixed("INTypeProperty", {
        "Name": "next", "Tag": 100, "Type": "Object", "ObjectType": f"T{(i + 1) % count}"})]} for i in range(count)]
    objects = [parameter("t", kind="Object", ObjectType=f"T{i}") for i in range(intents)]
    return definition(*[intent(each, name=f"Up{i}") for i, each in enumerate(objects)], types=types)


def choices(count, word):
    """An enum, and a configuration with as many cases."""
    words = json.dumps({"c": [f"{word}{i}" for i in range(count)]})
    return definition(intent(colour(SupportsMultipleValues=True)), enums=enum(count)), words


def named(count):
    """An intent whose parameters all use its name."""
    options = [parameter(f"p{i}", i + 1, "String", SupportsDynamicEnumeration=True) for i in range(count // 100)]
    return definition(intent(*options, name="x" * count))


# Description, full size, how the input is made, exit code.
DEFINITIONS = [
    ("levels of arrays", 100_000, lambda n: HEAD + "<array>" * n + "</array>" * n + "</plist>", 1),
    ("levels of dictionaries, cut off", 100_000, lambda n: HEAD + "<dict><key>a</key>" * n, 1),
    ("levels of unknown elements", 100_000, lambda n: HEAD + "<odd>" * n, 1),
    ("unknown keys", 1_000_000, lambda n: definition(**{f"Unknown{i}": True for i in range(n)}), 0),
    ("misspelled keys", 100_000, lambda n: definition(intent(**{f"Parametres{i}": True for i in range(n)})), 0),
    ("the same key", 1_000_000, lambda n: HEAD + f"<dict>{'<key>Same</key><true/>' * n}</dict></plist>", 1),
    ("intents", 1_000_000, lambda n: definition(*[{"INIntentName": f"Up{i}"} for i in range(n)]), 0),
    ("intents of one name", 300_000, lambda n: definition(*[intent()] * n), 1),
    ("parameters", 100_000, lambda n: definition(intent(*[parameter(f"p{i}", i + 1) for i in range(n)])), 0),
    ("parameters of one name and tag", 100_000, lambda n: definition(intent(*[parameter()] * n)), 1),
    ("parents of parents", 100_000, parents, 0),
    ("types in types", 100_000, lambda n: chained(n, 1), 0),
    ("cases", 100_000, lambda n: definition(intent(colour()), enums=enum(n)), 0),
    ("cases and rules with 'unknown'", 60_000, compared, 0),
    ("digits of an integer", 1_000_000, lambda n: default(f"<integer>{'9' * n}</integer>", "Integer"), 1),
    ("digits of a real", 1_000_000, lambda n: default(f"<real>0.{'1' * n}</real>", "Decimal"), None),
    ("letters of a name", 1_000_000, lambda n: definition(intent(parameter("x" * n))), None),
    ("letters of a name and its uses", 1_000_000, named, 1),
    ("letters of a title", 10_000_000, lambda n: titled("x" * n), 0),
    ("line feeds in a text", 1_000_000, lambda n: titled("x\n" * n), None),
    ("placeholders in a text", 300_000, lambda n: definition(intent(parameter("p"), Description="${p}" * n)), None),
    ("bare ampersands", 300_000, lambda n: titled("&" * n), 1),
    ("elements that are not closed", 300_000, lambda n: HEAD + "<dict><key>INIntents</key><array>" + "<dict>" * n, 1),
]
CONFIGURATIONS = [
    ("levels of a configuration", 100_000, lambda n: '{"calendars":' + "[" * n, 1),
    ("digits in a configuration", 1_000_000, lambda n: '{"titleColor":' + "9" * n + "}", 1),
    ("unknown names in a configuration", 60_000, lambda n: json.dumps({f"n{i}": 1 for i in range(n)}), 0),
    ("elements in a configuration", 60_000, lambda n: json.dumps({"calendars": [{}] * n}), 1),
    ("letters in a configuration", 4_000_000, lambda n: json.dumps({"titleColor": "x" * n}), 1),
    ("a configuration of nothing but brackets", 3_000_000, lambda n: "[" * n, 1),
]
# Pairs of a definition and a configuration.
ANSWERS = [
    ("rows in a chain of parents", 60_000, lambda n: (parents(n), json.dumps({f"p{i}": True for i in range(n)})), 0),
    ("hidden rows in a chain", 60_000, lambda n: (parents(n), json.dumps({f"p{i}": i > 0 for i in range(n)})), 0),
    ("cases and answers that name them", 60_000, lambda n: choices(n, "case"), 0),
    ("cases and answers that name their titles", 60_000, lambda n: choices(n, "CASE "), 1),
    ("cases and answers that name none", 60_000, lambda n: choices(n, "none"), 1),
]
MANY_INTENTS = [
    ("intents", 100_000, lambda n: definition(*[intent(parameter(), name=f"Up{i}") for i in range(n)]), 0),
    ("intents and the types that they reach", 60_000, lambda n: chained(n, n), 0),
]
# The commands that read each kind of input: FILE is the first text that is made, OTHER the second.
COMMANDS = [
    (DEFINITIONS, [["validate", "FILE"], ["generate", "FILE"], ["format", "-"]]),
    (CONFIGURATIONS, [["check", UPNEXT, "FILE"],
                      ["edit", UPNEXT, "FILE", "--allow-empty", "--set", "titleColor=Red", "--dry-run"]]),
    (ANSWERS, [["check", "FILE", "OTHER"], ["edit", "FILE", "OTHER", "--explain"], ["edit", "FILE", "OTHER", "--plain"],
               ["edit", "FILE", "--answers", "OTHER", "--dry-run"]]),
    (MANY_INTENTS, [["generate", "FILE"]]),
]


@pytest.fixture
def measure(intentc, tmp_path):
    """Returns the exit code, processor seconds, bytes of memory and lines of messages of a run."""
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
        return process.returncode, usage.ru_utime + usage.ru_stime, memory, lines
    return measure


def make(folder, made):
    """Writes an input in another process: memory of this one would count for the programs that it starts."""
    def work():
        parts = made()
        for name, part in zip(["FILE", "OTHER"], parts if isinstance(parts, tuple) else [parts]):
            write(folder / name, part)

    process = multiprocessing.get_context("fork").Process(target=work)
    process.start()
    process.join()
    assert process.exitcode == 0, "an input cannot be made"
    return sum((folder / name).stat().st_size for name in ["FILE", "OTHER"] if (folder / name).exists())


@pytest.mark.parametrize("words, full, made, code, commands", [
    pytest.param(*case, commands, id=f"{commands[0][0]} {case[0]}") for cases, commands in COMMANDS for case in cases])
def test_costs(check, measure, tmp_path, words, full, made, code, commands):
    start = min(measure("--version")[1] for _ in range(3)) - 0.05
    little = make(tmp_path, lambda: made(max(3, int(full * SCALE / 4))))
    small = [measure(*command) for command in commands]
    much = make(tmp_path, lambda: made(int(full * SCALE)))
    for command, (_, seconds_before, _, _) in zip(commands, small):
        found, seconds, memory, lines = measure(*command)
        growth, limit = (seconds - start) / (seconds_before - start), max(8, 2 * much / little)
        # A definition or configuration with semantic errors can still be formatted or edited.
        codes = (0, 1) if code is None or command[0] in ("format", "edit") else (code,)
        # Without --set, the editor asks and gets no answer.
        if command[0] == "edit" and "--set" not in command:
            codes = (0, 1, 2, 130)
        problems = {
            f"exit code {found}": found not in codes,
            "no message": found and not lines,
            f"{growth:.1f} times the time for {much / little:.1f} times the input": growth > limit,
            f"{memory >> 20} MB of memory for {much >> 10} kB": memory > (64 << 20) + 60 * much + 4096 * lines,
        }
        check.equal(f"{command[0]}: {words}", [problem for problem in problems if problems[problem]], [])


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
