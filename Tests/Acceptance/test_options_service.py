"""The options service of Examples/Departures, as a program in another language talks to it.

All messages are checked against Documentation/options-service.schema.json.
"""
import itertools
import json
import subprocess
import threading

import jsonschema_rs
import pytest

from harness import ROOT, run

SCHEMA = json.loads((ROOT / "Documentation/options-service.schema.json").read_text())
# Lines that are no valid request, and the code of the answer.
RUBBISH = [(b"\xff\xfe\x00", -32700), (b"null", -32600), (b"[" * 100_000, -32700), (b"x" * 2_000_000, -32700)]


class Client:
    """A running service. Answers are not in order, so they are kept by the ids of their requests."""
    validators = {name: jsonschema_rs.validator_for({key: SCHEMA[key] for key in ["$schema", "$defs"]}
                                                    | {"$ref": f"#/$defs/{name}"}) for name in SCHEMA["$defs"]}

    def __init__(self, program):
        self.process = subprocess.Popen([program, "--serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.ids, self.answers, self.refusals, self.wrong = itertools.count(1), {}, [], []

    def fits(self, name, value):
        self.wrong += [f"{name}: {error}" for error in self.validators[name].iter_errors(value)]

    def write(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def read(self):
        message = json.loads(self.process.stdout.readline())
        self.fits("serviceMessage", message)
        for each in message if isinstance(message, list) else [message]:
            if each["id"] is None:
                self.refusals.append(each["error"]["code"])
            else:
                self.answers[each["id"]] = each

    def request(self, method, **params):
        return {"jsonrpc": "2.0", "id": next(self.ids), "method": method, "params": params}

    def send(self, message, is_valid=True):
        if is_valid:
            self.fits("clientMessage", message)
        self.write(json.dumps(message).encode())
        return message

    def answer(self, message):
        """The result of a request, or the code of its error."""
        while message["id"] not in self.answers:
            self.read()
        answer = self.answers.pop(message["id"])
        return answer["error"]["code"] if "error" in answer else answer["result"]

    def ask(self, method, **params):
        result = self.answer(self.send(self.request(method, **params)))
        if f"{method}Result" in self.validators and result is not None:
            self.fits(f"{method}Result", result)
        return result


@pytest.fixture(scope="module")
def program():
    built = run("swift", "build", "--package-path", ROOT / "Examples/Departures", "--scratch-path",
                ROOT / ".build/examples", "--product", "Departures")
    assert built.ok, built
    return ROOT / ".build/examples/debug/Departures"


@pytest.fixture
def client(check, program):
    """A client, whose service must end with its input."""
    client = Client(program)
    limit = threading.Timer(300, client.process.kill)
    limit.start()
    yield client
    check.equal("there is no message after the last answer", client.process.communicate()[0], b"")
    limit.cancel()
    check.equal("the service ends with the input", client.process.returncode, 0)
    check.equal("every message fits the schema", client.wrong[:3], [])


def identifiers(options):
    return [option["identifier"] for section in options["sections"] for option in section["options"]]


def test_methods(check, client):
    check.equal("what is served", client.ask("initialize")["intents"], [
        {"name": "Departures", "parameters": [{"name": "station", "supportsSearch": True}]}])
    stations = client.ask("options", parameter="station")
    check.equal("sections", [section["title"] for section in stations["sections"]], ["Hill Line", "River Line"])
    found = client.ask("options", parameter="station", searchTerm="dock", intent="Departures")
    check.equal("a search", identifiers(found), ["dock"])
    found = client.ask("options", parameter="station", searchTerm="\u2028 \U0001f689 \n")
    check.equal("a search that finds nothing", found, {"sections": []})
    found = client.ask("options", parameter="station", configuration={"direction": "inbound"})
    check.equal("a configuration so far", found, stations)
    check.equal("fixed options", client.ask("options", parameter="direction"), None)
    check.equal("a default", client.ask("defaults")["values"]["station"]["identifier"], "mill")
    check.equal("no default", client.ask("defaults", parameter="direction"), {"values": {}})
    check.equal("nothing to cancel", client.ask("cancel", id=99), {"cancelled": False})
    check.equal("shutdown", client.ask("shutdown"), None)
    check("there are no other messages", not client.refusals and not client.answers, client.refusals)


def test_errors(check, client):
    for code, method, params in [(-32601, "nonsense", {}), (-32602, "options", {"parameter": "staton"}),
                                 (-32602, "cancel", {}), (-32602, "defaults", {"configuration": []})]:
        check.equal(f"{method} {params}", client.answer(client.send(client.request(method, **params), False)), code)
    for line, code in RUBBISH:
        client.write(line)
        client.read()
        check.equal(f"a line that starts with {line[:20]}", client.refusals.pop(), code)
    check("a valid request after invalid ones", client.ask("initialize") is not None)


def test_many_requests(check, client):
    terms = ["mill", "dock", "park"] * 30
    sent = [client.send(client.request("options", parameter="station", searchTerm=term)) for term in terms]
    check.equal("many at once", [identifiers(client.answer(message)) for message in sent], [[term] for term in terms])
    batch = [client.request("options", parameter="station", searchTerm="park"), client.request("defaults"),
             client.request("options", parameter="staton")]
    client.send([*batch, {"jsonrpc": "2.0", "method": "cancel", "params": {"id": 12345}}])
    found = [client.answer(message) for message in batch]
    check("a batch", identifiers(found[0]) == ["park"] and "values" in found[1], found)
    check.equal("an error in a batch", found[2], -32602)
    # More than pipes hold, from a client that reads while it writes.
    requests = [client.request("options", parameter="station") for _ in range(10_000)]
    writer = threading.Thread(target=lambda: [client.send(message) for message in requests])
    writer.start()
    check("ten thousand requests", all(len(identifiers(client.answer(message))) == 3 for message in requests))
    writer.join()
