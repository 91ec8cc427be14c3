"""The options service of Examples/Departures, with an independent JSON-RPC client.

aiorpcx makes the requests, reads the answers and pairs the two; what is written here only carries lines. All messages are
checked against Documentation/options-service.schema.json.
"""
import asyncio
import collections
import json
import subprocess

import jsonschema
import pytest
from aiorpcx import Batch, JSONRPCConnection, JSONRPCv2, Notification, Request, RPCError

from harness import ROOT, run

TIME_LIMIT = 60


class Shapes:
    """Checks messages against the parts of the schema."""

    def __init__(self):
        schema = json.loads((ROOT / "Documentation/options-service.schema.json").read_text())
        self.seen, self.wrong = collections.Counter(), []
        self.validators = {}
        for name in schema["$defs"]:
            part = {"$schema": schema["$schema"], "$ref": f"#/$defs/{name}", "$defs": schema["$defs"]}
            kind = jsonschema.validators.validator_for(part)
            kind.check_schema(part)
            self.validators[name] = kind(part)

    def __call__(self, name, value):
        self.seen[name] += 1
        self.wrong += [f"{name}: {each.json_path}: {each.message}" for each in self.validators[name].iter_errors(value)]


@pytest.fixture(scope="module")
def program():
    example = ROOT / "Examples/Departures"
    built = run("swift", "build", "--package-path", example, "--product", "Departures")
    assert built.ok, built
    return example / ".build/debug/Departures"


@pytest.fixture
def talk(check, program):
    """Runs a conversation with the service."""
    def talk(conversation):
        shapes = Shapes()

        async def all():
            async with Client(program, shapes) as client:
                await conversation(client)

        asyncio.run(all())
        check("every message fits the schema", shapes.seen and not shapes.wrong, shapes.wrong[:3])
    return talk


class Client:
    """A service and the connection to it."""

    def __init__(self, program, shapes):
        self.program, self.shape = program, shapes

    async def __aenter__(self):
        self.process = await asyncio.create_subprocess_exec(
            self.program, "--serve", stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=1 << 24
        )
        self.connection = JSONRPCConnection(JSONRPCv2)
        self.refusals = []
        self.listening = asyncio.create_task(self.listen())
        return self

    async def listen(self):
        async for line in self.process.stdout:
            self.shape("serviceMessage", json.loads(line))
            try:
                self.connection.receive_message(line)
            except Exception as error:  # a response without the id of a request
                self.refusals.append((json.loads(line), error))

    async def write(self, message, is_valid=True):
        if is_valid:
            self.shape("clientMessage", json.loads(message))
        self.process.stdin.write(message + b"\n")
        await self.process.stdin.drain()

    async def ask(self, method, is_valid=True, **params):
        message, answer = self.connection.send_request(Request(method, params))
        await self.write(message, is_valid)
        return answer

    async def result(self, method, is_valid=True, **params):
        """Returns the result, or the error as a value."""
        try:
            return await asyncio.wait_for(await self.ask(method, is_valid, **params), TIME_LIMIT)
        except RPCError as error:
            return error

    async def refused(self, count):
        while len(self.refusals) < count:
            await asyncio.sleep(0.001)

    async def batch(self, *items):
        message, answer = self.connection.send_batch(Batch(items))
        await self.write(message)
        return await asyncio.wait_for(answer, TIME_LIMIT)

    async def end(self):
        self.process.stdin.close()
        await asyncio.wait_for(self.listening, TIME_LIMIT)
        return await asyncio.wait_for(self.process.wait(), TIME_LIMIT)

    async def __aexit__(self, *_):
        if self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        self.listening.cancel()


def identifiers(options):
    return [option["identifier"] for section in options["sections"] for option in section["options"]]


def test_methods(check, talk):
    async def conversation(client):
        known = await client.result("initialize")
        client.shape("initializeResult", known)
        intents = [{"name": "Departures", "parameters": [{"name": "station", "supportsSearch": True}]}]
        check("what is served", known["intents"] == intents, known)

        stations = await client.result("options", parameter="station")
        client.shape("optionsResult", stations)
        check("sections", [s["title"] for s in stations["sections"]] == ["Hill Line", "River Line"], stations)
        found = await client.result("options", parameter="station", searchTerm="dock", intent="Departures")
        check("a search", identifiers(found) == ["dock"], found)
        none = await client.result("options", parameter="station", searchTerm="\u2028 \U0001f689 \n")
        check("a search that finds nothing", none == {"sections": []}, none)
        dependent = await client.result("options", parameter="station", configuration={"direction": "inbound"})
        check("a configuration so far", dependent == stations, dependent)
        check("fixed options", await client.result("options", parameter="direction") is None)

        new = await client.result("defaults")
        client.shape("defaultsResult", new)
        check("a default", new["values"]["station"]["identifier"] == "mill", new)
        check("no default", await client.result("defaults", parameter="direction") == {"values": {}})
        cancelled = await client.result("cancel", id=99)
        client.shape("cancelResult", cancelled)
        check("nothing to cancel", cancelled == {"cancelled": False}, cancelled)

        end = await client.ask("shutdown")
        check("shutdown", await asyncio.wait_for(end, TIME_LIMIT) is None)
        check("the end after a shutdown", await client.end() == 0)
        check("there are no other messages", not client.refusals, client.refusals)

    talk(conversation)


def test_errors(check, talk):
    async def conversation(client):
        for code, method, params in [
            (-32601, "nonsense", {}),
            (-32602, "options", {}),
            (-32602, "options", {"parameter": "staton"}),
            (-32602, "options", {"parameter": 7}),
            (-32602, "options", {"parameter": "station", "intent": "Arrivals"}),
            (-32602, "defaults", {"configuration": []}),
            (-32602, "cancel", {}),
        ]:
            error = await client.result(method, is_valid=False, **params)
            check(f"{method} {params}", isinstance(error, RPCError) and error.code == code, error)

        message, answer = client.connection.send_request(Request("options", ["station"]))
        await client.write(message, is_valid=False)
        try:
            check("params by position", False, await asyncio.wait_for(answer, TIME_LIMIT))
        except RPCError as error:
            check("params by position", error.code == -32602, error)

        rubbish = [b"{", b"\xff\xfe\x00", b"[]", b"null", b'{"jsonrpc": "1.0"}', b"[" * 100_000, b"x" * 2_000_000]
        for count, line in enumerate(rubbish, 1):
            await client.write(line, is_valid=False)
            # Responses are not in order, so the next line waits for this one's response.
            await asyncio.wait_for(client.refused(count), TIME_LIMIT)
        check("a valid request after invalid ones", await client.result("initialize") is not None)
        codes = [answer["error"]["code"] for answer, _ in client.refusals]
        check("responses to invalid requests", codes == [-32700, -32700, -32600, -32600, -32600, -32700, -32700], codes)
        check("the end of the input", await client.end() == 0)

    talk(conversation)


def test_many_requests(check, talk):
    async def conversation(client):
        terms = ["mill", "dock", "park"] * 30
        answers = [await client.ask("options", parameter="station", searchTerm=term) for term in terms]
        found = await asyncio.wait_for(asyncio.gather(*answers), TIME_LIMIT)
        check("many at once", [identifiers(one) for one in found] == [[term] for term in terms], found)

        batch = await client.batch(
            Request("options", {"parameter": "station", "searchTerm": "park"}),
            Notification("cancel", {"id": 12345}),
            Request("defaults", {}),
            Request("options", {"parameter": "staton"}),
        )
        check("a batch", identifiers(batch[0]) == ["park"] and "values" in batch[1], batch)
        check("an error in a batch", isinstance(batch[2], RPCError) and batch[2].code == -32602, batch)

        # More than pipes hold, from a client that reads while it writes.
        count = 0
        for _ in range(200):
            answers = [await client.ask("options", parameter="station") for _ in range(50)]
            found = await asyncio.wait_for(asyncio.gather(*answers), TIME_LIMIT)
            count += sum(len(identifiers(one)) == 3 for one in found)
        check("ten thousand requests", count == 10_000, count)
        check("the end of the input", await client.end() == 0)

    talk(conversation)
