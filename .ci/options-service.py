"""Talks to the options service of Examples/Departures. .ci/options-service starts it.

aiorpcx makes the requests, reads the answers and pairs the two; what is written here only carries lines.
"""

import asyncio
import json
import subprocess
import sys

import jsonschema
from aiorpcx import Batch, JSONRPCConnection, JSONRPCv2, Notification, Request, RPCError

schema = json.load(open(sys.argv[1]))
command = sys.argv[2:]
time_limit = 60
passed = failed = 0
shapes = {}
misshapen = []


def check(words, holds, seen=None):
    global passed, failed
    if holds:
        passed += 1
    else:
        failed += 1
        print(f"options-service: FAILED: {words}: {str(seen)[:500]}")


def validator(name):
    part = {"$schema": schema["$schema"], "$ref": f"#/$defs/{name}", "$defs": schema["$defs"]}
    kind = jsonschema.validators.validator_for(part)
    kind.check_schema(part)
    return kind(part)


validators = {name: validator(name) for name in schema["$defs"]}


def check_shape(name, value):
    error = next(validators[name].iter_errors(value), None)
    shapes[name] = shapes.get(name, 0) + 1
    if error:
        misshapen.append(f"{name}: {error.json_path}: {error.message}")


class Client:
    """A service and the connection to it."""

    async def __aenter__(self):
        self.process = await asyncio.create_subprocess_exec(
            *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=1 << 24
        )
        self.connection = JSONRPCConnection(JSONRPCv2)
        self.refusals = []
        self.listening = asyncio.create_task(self.listen())
        return self

    async def listen(self):
        async for line in self.process.stdout:
            check_shape("serviceMessage", json.loads(line))
            try:
                self.connection.receive_message(line)
            except Exception as error:  # a response without the id of a request
                self.refusals.append((json.loads(line), error))

    async def write(self, message, is_valid=True):
        if is_valid:
            check_shape("clientMessage", json.loads(message))
        self.process.stdin.write(message + b"\n")
        await self.process.stdin.drain()

    async def ask(self, method, is_valid=True, **params):
        message, answer = self.connection.send_request(Request(method, params))
        await self.write(message, is_valid)
        return answer

    async def result(self, method, is_valid=True, **params):
        """Returns the result, or the error as a value."""
        try:
            return await asyncio.wait_for(await self.ask(method, is_valid, **params), time_limit)
        except RPCError as error:
            return error

    async def refused(self, count):
        while len(self.refusals) < count:
            await asyncio.sleep(0.001)

    async def batch(self, *items):
        message, answer = self.connection.send_batch(Batch(items))
        await self.write(message)
        return await asyncio.wait_for(answer, time_limit)

    async def end(self):
        self.process.stdin.close()
        await asyncio.wait_for(self.listening, time_limit)
        return await asyncio.wait_for(self.process.wait(), time_limit)

    async def __aexit__(self, *_):
        if self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        self.listening.cancel()


def identifiers(options):
    return [option["identifier"] for section in options["sections"] for option in section["options"]]


async def methods():
    async with Client() as client:
        known = await client.result("initialize")
        check_shape("initializeResult", known)
        intents = [{"name": "Departures", "parameters": [{"name": "station", "supportsSearch": True}]}]
        check("what is served", known["intents"] == intents, known)

        stations = await client.result("options", parameter="station")
        check_shape("optionsResult", stations)
        check("sections", [s["title"] for s in stations["sections"]] == ["Hill Line", "River Line"], stations)
        found = await client.result("options", parameter="station", searchTerm="dock", intent="Departures")
        check("a search", identifiers(found) == ["dock"], found)
        none = await client.result("options", parameter="station", searchTerm="\u2028 \U0001f689 \n")
        check("a search that finds nothing", none == {"sections": []}, none)
        dependent = await client.result("options", parameter="station", configuration={"direction": "inbound"})
        check("a configuration so far", dependent == stations, dependent)
        check("fixed options", await client.result("options", parameter="direction") is None)

        new = await client.result("defaults")
        check_shape("defaultsResult", new)
        check("a default", new["values"]["station"]["identifier"] == "mill", new)
        check("no default", await client.result("defaults", parameter="direction") == {"values": {}})
        cancelled = await client.result("cancel", id=99)
        check_shape("cancelResult", cancelled)
        check("nothing to cancel", cancelled == {"cancelled": False}, cancelled)

        end = await client.ask("shutdown")
        check("shutdown", await asyncio.wait_for(end, time_limit) is None)
        check("the end after a shutdown", await client.end() == 0)
        check("there are no other messages", not client.refusals, client.refusals)


async def errors():
    async with Client() as client:
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
            check("params by position", False, await asyncio.wait_for(answer, time_limit))
        except RPCError as error:
            check("params by position", error.code == -32602, error)

        rubbish = [b"{", b"\xff\xfe\x00", b"[]", b"null", b'{"jsonrpc": "1.0"}', b"[" * 100_000, b"x" * 2_000_000]
        for count, line in enumerate(rubbish, 1):
            await client.write(line, is_valid=False)
            # Responses are not in order, so the next line waits for this one's response.
            await asyncio.wait_for(client.refused(count), time_limit)
        check("a valid request after invalid ones", await client.result("initialize") is not None)
        codes = [answer["error"]["code"] for answer, _ in client.refusals]
        check("responses to invalid requests", codes == [-32700, -32700, -32600, -32600, -32600, -32700, -32700], codes)
        check("the end of the input", await client.end() == 0)


async def many():
    async with Client() as client:
        terms = ["mill", "dock", "park"] * 30
        answers = [await client.ask("options", parameter="station", searchTerm=term) for term in terms]
        found = await asyncio.wait_for(asyncio.gather(*answers), time_limit)
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
            found = await asyncio.wait_for(asyncio.gather(*answers), time_limit)
            count += sum(len(identifiers(one)) == 3 for one in found)
        check("ten thousand requests", count == 10_000, count)
        check("the end of the input", await client.end() == 0)


async def main():
    for part in (methods, errors, many):
        try:
            await part()
        except Exception as error:
            check(part.__name__, False, repr(error))
    check("every message fits the schema", shapes and not misshapen, misshapen[:3])
    print(f"options-service: {sum(shapes.values())} messages and results checked against the schema")
    print(f"options-service: {passed} passed, {failed} failed")
    return failed > 0


sys.exit(asyncio.run(main()))
