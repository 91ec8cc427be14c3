"""The options service of Examples/Departures, as a program in another language talks to it.

All messages are checked against Documentation/options-service.schema.json.
"""
import collections
import itertools
import json
import subprocess
import threading

import jsonschema
import pytest

from harness import ROOT, run

SCHEMA = json.loads((ROOT / "Documentation/options-service.schema.json").read_text())
RUBBISH = [b"{", b"\xff\xfe\x00", b"[]", b"null", b'{"jsonrpc": "1.0"}', b"[" * 100_000, b"x" * 2_000_000]


def validator(name):
    part = {"$schema": SCHEMA["$schema"], "$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]}
    kind = jsonschema.validators.validator_for(part)
    kind.check_schema(part)
    return kind(part)


class Client:
    """A running service. Answers are not in order, so they are kept by the ids of their requests."""
    validators = {name: validator(name) for name in SCHEMA["$defs"]}

    def __init__(self, program):
        self.process = subprocess.Popen([program, "--serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.ids, self.answers, self.refusals = itertools.count(1), {}, []
        self.seen, self.wrong = collections.Counter(), []

    def shape(self, name, value):
        self.seen[name] += 1
        error = next(self.validators[name].iter_errors(value), None)
        self.wrong += [f"{name}: {error.json_path}: {error.message}"] if error else []

    def write(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def read(self):
        message = json.loads(self.process.stdout.readline())
        self.shape("serviceMessage", message)
        for each in message if isinstance(message, list) else [message]:
            if each["id"] is None:
                self.refusals.append(each["error"]["code"])
            else:
                self.answers[each["id"]] = each

    def request(self, method, **params):
        return {"jsonrpc": "2.0", "id": next(self.ids), "method": method, "params": params}

    def send(self, message, is_valid=True):
        if is_valid:
            self.shape("clientMessage", message)
        self.write(json.dumps(message).encode())
        return message

    def answer(self, message):
        """The result of a request, or the code of its error."""
        while message["id"] not in self.answers:
            self.read()
        answer = self.answers.pop(message["id"])
        return answer["error"]["code"] if "error" in answer else answer["result"]

    def ask(self, method, is_valid=True, **params):
        return self.answer(self.send(self.request(method, **params), is_valid))

    def end(self):
        self.process.stdin.close()
        assert self.process.stdout.read() == b"", "there is a message after the last answer"
        return self.process.wait(60)


@pytest.fixture(scope="module")
def program():
    built = run("swift", "build", "--package-path", ROOT / "Examples/Departures", "--scratch-path", ROOT / ".build/examples",
                "--product", "Departures")
    assert built.ok, built
    return ROOT / ".build/examples/debug/Departures"


@pytest.fixture
def client(check, program):
    client = Client(program)
    limit = threading.Timer(300, client.process.kill)
    limit.start()
    yield client
    limit.cancel()
    client.process.kill()
    check("every message fits the schema", client.seen and not client.wrong, client.wrong[:3])


def identifiers(options):
    return [option["identifier"] for section in options["sections"] for option in section["options"]]


def test_methods(check, client):
    known = client.ask("initialize")
    client.shape("initializeResult", known)
    intents = [{"name": "Departures", "parameters": [{"name": "station", "supportsSearch": True}]}]
    check("what is served", known["intents"] == intents, known)
    stations = client.ask("options", parameter="station")
    client.shape("optionsResult", stations)
    check("sections", [section["title"] for section in stations["sections"]] == ["Hill Line", "River Line"], stations)
    found = client.ask("options", parameter="station", searchTerm="dock", intent="Departures")
    check("a search", identifiers(found) == ["dock"], found)
    none = client.ask("options", parameter="station", searchTerm="\u2028 \U0001f689 \n")
    check("a search that finds nothing", none == {"sections": []}, none)
    dependent = client.ask("options", parameter="station", configuration={"direction": "inbound"})
    check("a configuration so far", dependent == stations, dependent)
    check("fixed options", client.ask("options", parameter="direction") is None)
    new = client.ask("defaults")
    client.shape("defaultsResult", new)
    check("a default", new["values"]["station"]["identifier"] == "mill", new)
    check("no default", client.ask("defaults", parameter="direction") == {"values": {}})
    cancelled = client.ask("cancel", id=99)
    client.shape("cancelResult", cancelled)
    check("nothing to cancel", cancelled == {"cancelled": False}, cancelled)
    check("shutdown", client.ask("shutdown") is None)
    check("the end after a shutdown", client.end() == 0)
    check("there are no other messages", not client.refusals and not client.answers, client.refusals)


def test_errors(check, client):
    for code, method, params in [
        (-32601, "nonsense", {}), (-32602, "options", {}), (-32602, "options", {"parameter": "staton"}),
        (-32602, "options", {"parameter": 7}), (-32602, "options", {"parameter": "station", "intent": "Arrivals"}),
        (-32602, "defaults", {"configuration": []}), (-32602, "cancel", {}),
    ]:
        error = client.ask(method, is_valid=False, **params)
        check(f"{method} {params}", error == code, error)
    by_position = client.answer(client.send({**client.request("options"), "params": ["station"]}, is_valid=False))
    check("params by position", by_position == -32602, by_position)
    for count, line in enumerate(RUBBISH, 1):
        client.write(line)
        while len(client.refusals) < count:
            client.read()
    check("a valid request after invalid ones", client.ask("initialize") is not None)
    codes = [-32700, -32700, -32600, -32600, -32600, -32700, -32700]
    check("responses to invalid requests", client.refusals == codes, client.refusals)
    check("the end of the input", client.end() == 0)


def test_many_requests(check, client):
    terms = ["mill", "dock", "park"] * 30
    sent = [client.send(client.request("options", parameter="station", searchTerm=term)) for term in terms]
    found = [client.answer(message) for message in sent]
    check("many at once", [identifiers(each) for each in found] == [[term] for term in terms], found)
    batch = [client.request("options", parameter="station", searchTerm="park"), client.request("defaults"),
             client.request("options", parameter="staton")]
    client.send([*batch, {"jsonrpc": "2.0", "method": "cancel", "params": {"id": 12345}}])
    found = [client.answer(message) for message in batch]
    check("a batch", identifiers(found[0]) == ["park"] and "values" in found[1], found)
    check("an error in a batch", found[2] == -32602, found)
    # More than pipes hold, from a client that reads while it writes.
    requests = [client.request("options", parameter="station") for _ in range(10_000)]
    writer = threading.Thread(target=lambda: [client.send(message) for message in requests])
    writer.start()
    check("ten thousand requests", all(len(identifiers(client.answer(message))) == 3 for message in requests))
    writer.join()
    check("the end of the input", client.end() == 0)
