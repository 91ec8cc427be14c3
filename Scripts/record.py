#!/usr/bin/env python3
"""Records what intentc's editing commands do with the definitions in Schemas.

    Scripts/record.py INTENTC FOLDER

Before and after a change of the code that should change nothing for its users, record into two folders and compare
these with `diff -r`. Records `design`, `edit --set`, a rename in the language server and, if intentc-swift is beside
intentc, `migrate --patch` for Tests/Migrations.
"""
import json
import os
import pathlib
import plistlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCHEMAS = ROOT / "Schemas"
VALUES = {"Boolean": "true", "String": "A text", "Integer": "3", "Decimal": "2.5", "URL": "https://example.com",
          "Date": "2026-01-02", "Object": "one"}
# Enough of each kind: more elements of a kind go the same way.
MOST = 3

if len(sys.argv) != 3:
    sys.exit(__doc__)
program, target = pathlib.Path(sys.argv[1]).absolute(), pathlib.Path(sys.argv[2])
environment = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "NO_COLOR": "1", "COLUMNS": "100", "LC_ALL": "C.UTF-8",
               "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", "")}


def run(folder, *words, text=b""):
    """What a run says and how it ends, without the path of its folder."""
    done = subprocess.run([program, *words], input=text, capture_output=True, env=environment, cwd=folder, timeout=600)
    said = f"$ intentc {' '.join(map(str, words))}\n".encode() + done.stdout + done.stderr + b"[%d]\n" % done.returncode
    return said.replace(str(folder).encode(), b"FOLDER").replace(str(ROOT).encode(), b"ROOT")


def texts(folder):
    """All files below a folder."""
    found = sorted(path for path in folder.rglob("*") if path.is_file() and ".git" not in path.parts)
    return b"".join(f"--- {path.relative_to(folder)}\n".encode() + path.read_bytes() for path in found)


def named(elements, key):
    return [(each[key], each) for each in elements[:MOST] if each.get(key)]


def elements(definition):
    """A path, as 'design' takes it, for each element: the kind's number of names makes owner and name."""
    for name, intent in named(definition.get("INIntents", []), "INIntentName"):
        yield name
        for part, parameter in named(intent.get("INIntentParameters", []), "INIntentParameterName"):
            yield f"{name}.{part}"
            for dialog, _ in named(parameter.get("INIntentParameterPromptDialogs", []), "INIntentParameterPromptDialogType"):
                yield f"dialog {name}.{part}.{dialog}"
            reasons = parameter.get("INIntentParameterUnsupportedReasons", [])
            for reason, _ in named(reasons, "INIntentParameterUnsupportedReasonCode"):
                yield f"reason {name}.{part}.{reason}"
        for word, key in [("combination", "INIntentParameterCombinations"), ("managed", "INIntentManagedParameterCombinations")]:
            for combination in list(intent.get(key, {}))[:MOST]:
                yield f"{word} {name}({combination})"
        response = intent.get("INIntentResponse", {})
        for code, _ in named(response.get("INIntentResponseCodes", []), "INIntentResponseCodeName"):
            yield f"code {name}.{code}"
        for part, _ in named(response.get("INIntentResponseParameters", []), "INIntentResponseParameterName"):
            yield f"response {name}.{part}"
    for name, enum in named(definition.get("INEnums", []), "INEnumName"):
        yield f"enum {name}"
        for case, _ in named(enum.get("INEnumValues", []), "INEnumValueName"):
            yield f"enum {name}.{case}"
    for name, kind in named(definition.get("INTypes", []), "INTypeName"):
        yield f"type {name}"
        for part, _ in named(kind.get("INTypeProperties", [])[-MOST:], "INTypePropertyName"):
            yield f"type {name}.{part}"


def design(path, definition, folder):
    yield "list", run(folder, "design", path.name, "--add", "Fresh", "--add", "Fresh.city: String", "--add",
                      "Fresh.mode: red|green", "--set", "Fresh.city.parent = mode is red", "--dry-run")
    for place in elements(definition):
        for words in [("--set", f"{place}.title = A title"), ("--set", f"{place}.name = Renamed"),
                      ("--set", f"{place}.text = A text"), ("--rename", place, "renamed"), ("--move", f"{place} first"),
                      ("--remove", place), ("--add", f"{place}.fresh: Integer")]:
            yield " ".join(words), run(folder, "design", path.name, *words, "--dry-run")
    run(folder, "design", path.name, "--set", "definition.namespace = abcdef")
    yield "written", texts(folder)


def edit(path, definition, folder):
    for name, intent in named(definition.get("INIntents", []), "INIntentName"):
        parameters = intent.get("INIntentParameters", [])
        kinds = [(each.get("INIntentParameterName"), each.get("INIntentParameterType")) for each in parameters]
        for part, kind in kinds[:30]:
            yield f"{name}.{part}", run(folder, "edit", path.name, "--intent", name, "--allow-empty", "--set",
                                        f"{part}={VALUES.get(kind, '1')}")
        yield name, run(folder, "edit", path.name, "--intent", name, "--explain")


def rename(path, definition, folder):
    """Asks the language server to rename each name where it is declared."""
    source = path.read_text()
    lines, uri = source.split("\n"), (folder / path.name).as_uri()
    wanted = {place.replace("(", ".").split(" ")[-1].split(".")[-1] for place in elements(definition)}
    places = [(row, line.index("<string>") + 8) for row, line in enumerate(lines)
              if "<string>" in line and line.strip()[8:-9] in wanted][:60]
    calls = [{"id": 0, "method": "initialize", "params": {"capabilities": {}, "rootUri": folder.as_uri()}},
             {"method": "initialized", "params": {}},
             {"method": "textDocument/didOpen", "params": {"textDocument": {
                 "uri": uri, "languageId": "xml", "version": 1, "text": source}}}]
    calls += [{"id": number, "method": "textDocument/rename", "params": {
        "textDocument": {"uri": uri}, "position": {"line": row, "character": column}, "newName": "renamed"}}
        for number, (row, column) in enumerate(places, 1)]
    calls += [{"id": len(calls), "method": "shutdown"}, {"method": "exit"}]
    messages = b""
    for call in calls:
        body = json.dumps({"jsonrpc": "2.0", **call}).encode()
        messages += b"Content-Length: %d\r\n\r\n" % len(body) + body
    # Each answer in a line of its own.
    yield "rename", run(folder, "lsp", text=messages).replace(b"Content-Length", b"\nContent-Length")


def record(name, work):
    folder = target / name
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_bytes(b"".join(f"=== {words}\n".encode() + said + b"\n" for words, said in work))


for path in sorted(SCHEMAS.rglob("*.intentdefinition")):
    definition = plistlib.loads(path.read_bytes())
    for command in [design, edit, rename]:
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder).resolve()
            # With the tables that are beside the definition.
            if path.parent.name.endswith(".lproj"):
                shutil.copytree(path.parent.parent, folder, dirs_exist_ok=True)
                folder /= path.parent.name
            else:
                shutil.copy(path, folder)
            record(f"{command.__name__}/{path.stem}", command(path, definition, folder))
if (program.parent / "intentc-swift").exists():
    for app in sorted(each for each in (ROOT / "Tests/Migrations").iterdir() if each.is_dir()):
        record(f"migrate/{app.name}", [("patch", run(app, "migrate", ".", "--patch")), ("plan", run(app, "migrate", "."))])
