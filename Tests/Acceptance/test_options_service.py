"""The options service of Examples/Departures, as a program in another language talks to it.

All messages are checked against Documentation/options-service.schema.json.
"""
import json

import jsonschema_rs
import pytest

from harness import EXAMPLES, ROOT, run

SCHEMA = json.loads((ROOT / "Documentation/options-service.schema.json").read_text())
# Lines that are no valid request, and the code of the answer.
RUBBISH = {"null": -32600, "[" * 100_000: -32700, "x" * 2_000_000: -32700}
STATION = {"parameter": "station"}


def problems(name, values):
    """What does not fit a part of the schema."""
    part = {key: SCHEMA[key] for key in ["$schema", "$defs"]} | {"$ref": f"#/$defs/{name}"}
    return [str(error) for value in values for error in jsonschema_rs.validator_for(part).iter_errors(value)][:3]


@pytest.fixture(scope="module")
def program():
    built = run("swift", "build", "--package-path", ROOT / "Examples/Departures", "--scratch-path",
                EXAMPLES, "--product", "Departures")
    assert built.ok, built
    return EXAMPLES / "debug/Departures"


@pytest.fixture
def ask(check, program):
    """Sends calls to a service, and then other lines; returns the results of the calls, and the other answers."""
    def ask(*calls, lines=()):
        requests = [{"jsonrpc": "2.0", "id": number, "method": method, "params": params}
                    for number, (method, params) in enumerate(calls)]
        text = "".join(f"{line}\n" for line in [*map(json.dumps, requests), *lines])
        result = run(program, "--serve", input=text, timeout=300)
        check.ok("the service ends with the input", result)
        answers = [json.loads(line) for line in result.out.splitlines()]
        check.equal("every request fits the schema", problems("clientMessage", requests), [])
        check.equal("every answer fits the schema", problems("serviceMessage", answers), [])
        results = {answer["id"]: answer["result"] for answer in answers if "result" in answer}
        return [results[number] for number in range(len(calls))], [each for each in answers if "error" in each]
    return ask


def identifiers(options):
    return [option["identifier"] for section in options["sections"] for option in section["options"]]


def test_methods(check, ask):
    (served, stations, *found, fixed, default, none, cancelled), _ = ask(
        ("initialize", {}), ("options", STATION), ("options", STATION | {"searchTerm": "dock", "intent": "Departures"}),
        ("options", STATION | {"searchTerm": "\u2028 \U0001f689 \n"}),
        ("options", STATION | {"configuration": {"direction": "inbound"}}), ("options", {"parameter": "direction"}),
        ("defaults", {}), ("defaults", {"parameter": "direction"}), ("cancel", {"id": 99}))
    check.equal("what is served", served["intents"], [
        {"name": "Departures", "parameters": [{"name": "station", "supportsSearch": True}]}])
    check.equal("sections", [section["title"] for section in stations["sections"]], ["Hill Line", "River Line"])
    check.equal("a search", identifiers(found[0]), ["dock"])
    check.equal("a search that finds nothing, a configuration so far", found[1:], [{"sections": []}, stations])
    check.equal("fixed options", fixed, None)
    check.equal("a default", default["values"]["station"]["identifier"], "mill")
    check.equal("no default, and nothing to cancel", [none, cancelled], [{"values": {}}, {"cancelled": False}])
    check.equal("options have their form", problems("optionsResult", [stations, *found]), [])
    check.equal("shutdown", ask(("shutdown", {})), ([None], []))


def test_errors(check, ask):
    _, errors = ask(("initialize", {}), lines=RUBBISH)
    check.equal("each line has its error", [each["error"]["code"] for each in errors], list(RUBBISH.values()))


def test_many_requests(check, ask):
    """More than pipes hold, from a client that reads while it writes."""
    terms = ["mill", "dock", "park"] * 3_000
    found, _ = ask(*(("options", STATION | {"searchTerm": term}) for term in terms))
    check.equal("each request has its answer", [identifiers(each) for each in found], [[term] for term in terms])
