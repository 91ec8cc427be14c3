"""Definitions and configurations designed to cost time and memory.

Each input is made in two sizes, one four times the other. A run must end with output or a diagnostic, not with a signal.
The larger input may take at most eight times the processor time of the smaller one, without start-up: that leaves room for
a busy machine, but not for quadratic growth. (If twice the growth of the input is more, that is the limit.) It may take at
most 64 MB of memory, 60 times its size, and 4 kB for each line of messages. BOUNDS_SCALE (0.02) is the fraction of the full
sizes, which are listed with each input.
"""
import os
import resource
import socket
import subprocess
import sys

import pytest

from harness import SCHEMAS, write

SCALE = float(os.environ.get("BOUNDS_SCALE", 0.02))
UPNEXT = str(SCHEMAS / "UpNext.intentdefinition")

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">'


def key(name, value): return f"<key>{name}</key>{value}"
def text(value): return f"<string>{value}</string>"
def number(value): return f"<integer>{value}</integer>"
def dictionary(*members): return "<dict>" + "".join(members) + "</dict>"
def array(elements): return "<array>" + "".join(elements) + "</array>"


def intent(name, parameters=(), *more):
    return dictionary(key("INIntentName", text(name)), key("INIntentTitle", text(name)), key("INIntentCategory", text("information")),
                      key("INIntentEligibleForWidgets", "<true/>"), key("INIntentParameters", array(parameters)), *more)


def parameter(name, tag, *more, kind="Boolean"):
    return dictionary(key("INIntentParameterName", text(name)), key("INIntentParameterTag", number(tag)),
                      key("INIntentParameterConfigurable", "<true/>"), key("INIntentParameterType", text(kind)), *more)


def definition(intents=(), enums=(), types=(), *more):
    return HEAD + dictionary(key("INEnums", array(enums)), key("INIntents", array(intents)), key("INTypes", array(types)), *more) + "</plist>"


def one(*more, name="value", kind="Boolean"):
    return definition([intent("Up", [parameter(name, 1, *more, kind=kind)])])


def enum(count):
    cases = [dictionary(key("INEnumValueName", text("unknown")))]
    cases += [dictionary(key("INEnumValueName", text(f"case{i}")), key("INEnumValueDisplayName", text(f"Case {i}")),
                         key("INEnumValueIndex", number(i + 1))) for i in range(count)]
    return dictionary(key("INEnumName", text("Colour")), key("INEnumValues", array(cases)))


def laughs(levels):
    entities = '<!ENTITY a0 "ha">' + "".join(f'<!ENTITY a{i + 1} "{f"&a{i};" * 10}">' for i in range(levels))
    return f'<?xml version="1.0"?><!DOCTYPE plist [{entities}]><plist version="1.0"><string>&a{levels};</string></plist>'


def blow_up(count):
    return f'<?xml version="1.0"?><!DOCTYPE plist [<!ENTITY a "{"x" * count}">]><plist version="1.0"><string>{"&a;" * count}</string></plist>'


def related(count):
    def relation(i):
        return key("INIntentParameterRelationship", dictionary(
            key("INIntentParameterRelationshipParentName", text(f"p{i - 1}")),
            key("INIntentParameterRelationshipPredicateName", text("BooleanHasExactValue")),
            key("INIntentParameterRelationshipPredicateValue", "<true/>"))) if i else ""
    return definition([intent("Up", [parameter(f"p{i}", i + 1, relation(i)) for i in range(count)])])


def reaching(count):
    """As many intents as types, each with the type that leads to all others."""
    return chained(count, [intent(f"Up{i}", [parameter("t", 1, key("INIntentParameterObjectType", text(f"T{i}")), kind="Object")]) for i in range(count)])


def chained(count, intents=None):
    def type(i):
        properties = [dictionary(key("INTypePropertyName", text("next")), key("INTypePropertyTag", number(100)),
                                 key("INTypePropertyType", text("Object")), key("INTypePropertyObjectType", text(f"T{(i + 1) % count}")))]
        return dictionary(key("INTypeName", text(f"T{i}")), key("INTypeDisplayName", text("T")), key("INTypeProperties", array(properties)))
    first = [intent("Up", [parameter("t", 1, key("INIntentParameterObjectType", text("T0")), kind="Object")])]
    return definition(intents or first, types=map(type, range(count)))


def compared(count):
    """An enum, and parameters that are visible while it has no value."""
    relation = key("INIntentParameterRelationship", dictionary(
        key("INIntentParameterRelationshipParentName", text("c")),
        key("INIntentParameterRelationshipPredicateName", text("EnumHasExactValue")),
        key("INIntentParameterRelationshipPredicateValues", array([text("unknown")]))))
    colour = parameter("c", 1, key("INIntentParameterEnumType", text("Colour")), kind="Integer")
    return definition([intent("Up", [colour] + [parameter(f"p{i}", i + 2, relation) for i in range(count)])], [enum(count)])


def choices(count, word):
    """An enum, and a configuration with as many cases."""
    colours = parameter("c", 1, key("INIntentParameterEnumType", text("Colour")), key("INIntentParameterSupportsMultipleValues", "<true/>"), kind="Integer")
    words = ",".join(f'"{word}{i}"' for i in range(count))
    return definition([intent("Up", [colours])], [enum(count)]), f'{{"c":[{words}]}}'


def named(count):
    """An intent whose parameters all use its name."""
    return definition([intent("x" * count, [parameter(f"p{i}", i + 1, key("INIntentParameterSupportsDynamicEnumeration", "<true/>"), kind="String") for i in range(count // 100)])])


def binary(objects, width):
    """A binary property list of these objects, with references of that many bytes."""
    body, offsets = b"bplist00", []
    for item in objects:
        offsets.append(len(body))
        body += item
    table = b"".join(offset.to_bytes(4, "big") for offset in offsets)
    return body + table + bytes(6) + bytes([4, width]) + len(objects).to_bytes(8, "big") + bytes(8) + len(body).to_bytes(8, "big")


def binary_nest(count):
    """A binary property list of nested arrays."""
    return binary([b"\xa1" + (i + 1).to_bytes(4, "big") for i in range(count)] + [b"\x09"], 4)


def binary_doubling(count):
    """Arrays with two references to the next one: 2 to the power of COUNT values."""
    return binary([b"\xa2" + (i + 1).to_bytes(2, "big") * 2 for i in range(min(count, 60_000))] + [b"\x09"], 2)


# Description, full size, how the input is made, exit code.
DEFINITIONS = [
    ("entities in entities", 20, laughs, 1),
    ("an entity that is repeated", 100_000, blow_up, 1),
    ("levels of arrays", 100_000, lambda n: HEAD + "<array>" * n + "</array>" * n + "</plist>", 1),
    ("levels of dictionaries, cut off", 100_000, lambda n: HEAD + "<dict><key>a</key>" * n, 1),
    ("levels of unknown elements", 100_000, lambda n: HEAD + "<odd>" * n, 1),
    ("levels in binary", 100_000, binary_nest, 1),
    ("references that double in binary", 60_000, binary_doubling, 1),
    ("unknown keys", 1_000_000, lambda n: definition([], [], [], *[key(f"Unknown{i}", "<true/>") for i in range(n)]), 0),
    ("misspelled keys", 100_000, lambda n: definition([dictionary(key("INIntentName", text("Up")), *[key(f"INIntentParametres{i}", "<true/>") for i in range(n)])]), 0),
    ("the same key", 1_000_000, lambda n: definition([], [], [], key("Same", "<true/>") * n), 1),
    ("intents", 1_000_000, lambda n: definition([dictionary(key("INIntentName", text(f"Up{i}"))) for i in range(n)]), 0),
    ("intents of one name", 300_000, lambda n: definition([intent("Up")] * n), 1),
    ("parameters", 100_000, lambda n: definition([intent("Up", [parameter(f"p{i}", i + 1) for i in range(n)])]), 0),
    ("parameters of one name and tag", 100_000, lambda n: definition([intent("Up", [parameter("p", 1)] * n)]), 1),
    ("parents of parents", 100_000, related, 0),
    ("types in types", 100_000, chained, 0),
    ("cases", 100_000, lambda n: definition([intent("Up", [parameter("c", 1, key("INIntentParameterEnumType", text("Colour")), kind="Integer")])], [enum(n)]), 0),
    ("cases and rules with 'unknown'", 60_000, compared, 0),
    ("digits of an integer", 1_000_000, lambda n: one(key("INIntentParameterMetadata", dictionary(key("INIntentParameterMetadataDefaultValue", number("9" * n)))), kind="Integer"), 1),
    ("digits of a real", 1_000_000, lambda n: one(key("INIntentParameterMetadata", dictionary(key("INIntentParameterMetadataDefaultValue", f"<real>0.{'1' * n}</real>"))), kind="Decimal"), None),
    ("letters of a name", 1_000_000, lambda n: one(name="x" * n), None),
    ("letters of a name and its uses", 1_000_000, named, 1),
    ("letters of a title", 10_000_000, lambda n: one(key("INIntentParameterDisplayName", text("x" * n))), 0),
    ("line feeds in a text", 1_000_000, lambda n: one(key("INIntentParameterDisplayName", text("x\n" * n))), None),
    ("placeholders in a text", 300_000, lambda n: definition([intent("Up", [parameter("p", 1)], key("INIntentDescription", text("${p}" * n)))]), None),
    ("bare ampersands", 300_000, lambda n: one(key("INIntentParameterDisplayName", text("&" * n))), 1),
    ("elements that are not closed", 300_000, lambda n: HEAD + "<dict><key>INIntents</key><array>" + "<dict>" * n, 1),
]
CONFIGURATIONS = [
    ("levels of a configuration", 100_000, lambda n: '{"calendars":' + "[" * n, 1),
    ("digits in a configuration", 1_000_000, lambda n: '{"titleColor":' + "9" * n + "}", 1),
    ("unknown names in a configuration", 60_000, lambda n: "{" + ",".join(f'"n{i}":1' for i in range(n)) + "}", 0),
    ("elements in a configuration", 60_000, lambda n: '{"calendars":[' + ",".join(["{}"] * n) + "]}", 1),
    ("letters in a configuration", 4_000_000, lambda n: '{"titleColor":"' + "x" * n + '"}', 1),
    ("a configuration of nothing but brackets", 3_000_000, lambda n: "[" * n, 1),
]
# Pairs of a definition and a configuration.
ANSWERS = [
    ("rows in a chain of parents", 60_000, lambda n: (related(n), "{" + ",".join(f'"p{i}":true' for i in range(n)) + "}"), 0),
    ("hidden rows in a chain of parents", 60_000, lambda n: (related(n), "{" + ",".join(f'"p{i}":{"true" if i else "false"}' for i in range(n)) + "}"), 0),
    ("cases and answers that name them", 60_000, lambda n: choices(n, "case"), 0),
    ("cases and answers that name their titles", 60_000, lambda n: choices(n, "CASE "), 1),
    ("cases and answers that name none", 60_000, lambda n: choices(n, "none"), 1),
]
FINGERPRINTS = [
    ("intents", 100_000, lambda n: definition([intent(f"Up{i}", [parameter("p", 1)]) for i in range(n)]), 0),
    ("intents and the types that they reach", 60_000, reaching, 0),
]


# The commands that read each kind of input: FILE is the first text that is made, OTHER the second.
COMMANDS = [
    (DEFINITIONS, [["validate", "FILE"], ["generate", "FILE"], ["format", "-"]]),
    (CONFIGURATIONS, [["check", UPNEXT, "FILE"],
                      ["edit", UPNEXT, "FILE", "--allow-empty", "--set", "titleColor=Red", "--dry-run"]]),
    (ANSWERS, [["check", "FILE", "OTHER"], ["edit", "FILE", "OTHER", "--explain"], ["edit", "FILE", "OTHER", "--plain"],
               ["edit", "FILE", "--answers", "OTHER", "--dry-run"]]),
    (FINGERPRINTS, [["describe", "--hash", "FILE"], ["generate", "FILE"]]),
]


@pytest.fixture
def measure(intentc, tmp_path):
    """Returns the exit code, processor seconds, bytes of memory and lines of messages of a run."""
    def measure(*words):
        (tmp_path / "FILE").touch()
        with open(tmp_path / "errors", "wb") as errors, open(os.devnull, "wb") as nothing, open(tmp_path / "FILE") as file:
            process = subprocess.Popen([intentc, *words], stdout=nothing, stderr=errors, stdin=file, cwd=tmp_path,
                                       preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (300, 300)))
            _, status, usage = os.wait4(process.pid, 0)
        process.returncode = code = os.waitstatus_to_exitcode(status)
        memory = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        with open(tmp_path / "errors", "rb") as errors:
            lines = sum(part.count(b"\n") for part in iter(lambda: errors.read(1 << 20), b""))
        return code, usage.ru_utime + usage.ru_stime, memory, lines
    return measure


def make(folder, made):
    """Writes an input in another process: memory of this one would count for the programs that it starts."""
    process = os.fork()
    if process == 0:
        code = 1
        try:
            made = made()
            for name, part in zip(["FILE", "OTHER"], made if isinstance(made, tuple) else [made]):
                (folder / name).write_bytes(part if isinstance(part, bytes) else part.encode())
            code = 0
        finally:
            os._exit(code)
    assert os.waitpid(process, 0)[1] == 0, "an input cannot be made"


@pytest.mark.parametrize("words, full, made, code, commands", [
    pytest.param(*case, commands, id=f"{commands[0][0]} {case[0]}") for cases, commands in COMMANDS for case in cases])
def test_costs(check, measure, tmp_path, words, full, made, code, commands):
    start = min(measure("--version")[1] for _ in range(3))
    figures = []
    for size in (full * SCALE / 4, full * SCALE):
        make(tmp_path, lambda: made(max(3, int(size))))
        length = sum(path.stat().st_size for path in [tmp_path / "FILE", tmp_path / "OTHER"] if path.exists())
        figures.append((length, [measure(*command) for command in commands]))
    for command, few, many in zip(commands, figures[0][1], figures[1][1]):
        (little, _), (much, _) = figures
        growth = (many[1] - start + 0.05) / (few[1] - start + 0.05)
        # A definition or configuration with semantic errors can still be formatted or edited.
        codes = (0, 1) if code is None or command[0] in ("format", "edit") else (code,)
        # Without --set, the editor asks and gets no answer.
        if command[0] == "edit" and "--set" not in command:
            codes = (0, 1, 2, 130)
        problems = [] if many[0] in codes else [f"exit code {many[0]}"]
        if many[0] not in (0, 1, 2, 130) or (many[0] and not many[3]):
            problems.append("no message")
        if growth > max(8, 2 * much / little):
            problems.append(f"{growth:.1f} times the time for {much / little:.1f} times the input")
        if many[2] > (64 << 20) + 60 * much + 4096 * many[3]:
            problems.append(f"{many[2] >> 20} MB of memory for {much >> 10} kB")
        print(f"{command[0]:9} {words}, {int(full * SCALE)}: {much >> 10} kB, {many[1]:.2f} s, {many[2] >> 20} MB")
        check(f"{command[0]}: {words}", not problems, problems)


@pytest.mark.parametrize("place", ["file://SECRET", "SECRET", "secret", "http://127.0.0.1:PORT/x", "ftp://127.0.0.1:PORT/x"])
@pytest.mark.parametrize("kind", ['<!DOCTYPE plist SYSTEM "URI">', '<!DOCTYPE plist [<!ENTITY a SYSTEM "URI">]>',
                                  '<!DOCTYPE plist [<!ENTITY % p SYSTEM "URI"> %p;]>', '<!DOCTYPE plist PUBLIC "-//x//EN" "URI">'])
def test_nothing_outside_is_read(project, place, kind):
    """Files and servers that a definition names are not read."""
    secret = write(project.folder / "secret", "a-secret-word")
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        uri = place.replace("SECRET", str(secret)).replace("PORT", str(server.getsockname()[1]))
        value = text("&a;") if "ENTITY a" in kind else text("x")
        content = dictionary(key("INIntents", array([])), key("x", value))
        write(project.folder / "input", f'<?xml version="1.0"?>{kind.replace("URI", uri)}<plist version="1.0">{content}</plist>')
        result = project("describe", "input")
        assert result.code in (0, 1) and "a-secret-word" not in result.text
        with pytest.raises(BlockingIOError):
            server.accept()
