import IntentDiagnostics
import IntentPlatform
import Testing

@testable import IntentLanguageServer

@Suite struct ProtocolTests {
  @Test func `a request before initialize fails`() throws {
    var client = TestClient(silent: ())
    #expect(try client.failure("textDocument/hover", [:]) == -32_002)
    #expect(try client.failure("shutdown", .null) == -32_002)
  }

  @Test func `an unknown method is not found`() throws {
    var client = try TestClient()
    #expect(try client.failure("textDocument/paint", [:]) == -32_601)
  }

  @Test func `an unknown notification is ignored`() throws {
    var client = try TestClient()
    client.received = []
    client.notify("$/setTrace", ["value": "off"])
    #expect(client.received.isEmpty)
  }

  @Test func `only shutdown and exit follow each other`() throws {
    var client = try TestClient()
    #expect(try client.failure("initialize", [:]) == -32_600)
    #expect(try client.request("shutdown", .null).isNull)
    #expect(try client.failure("textDocument/hover", [:]) == -32_600)
    client.notify("exit", .null)
    #expect(client.server.exitCode == 0)
  }

  @Test func `exit without shutdown is a failure`() throws {
    var client = try TestClient()
    client.notify("exit", .null)
    #expect(client.server.exitCode == 1)
  }

  @Test func `the encoding is the first that both know`() throws {
    #expect(PositionEncoding(offered: []) == .utf16)
    #expect(PositionEncoding(offered: ["utf-7", "utf-32", "utf-8"]) == .utf32)
  }

  @Test(arguments: [
    "{", "[1]", "{\"id\": 1}", "{\"id\": 1, \"method\": 2}", "{\"id\": {}, \"method\": \"a\"}",
  ])
  func `a broken message is answered`(text: String) throws {
    var server = TestClient(silent: ()).server
    let answer = try #require(server.receive(Array(text.utf8)).first)
    #expect([-32_700, -32_600].contains(answer["error"]?["code"]?.integer))
  }

  @Test func `parameters of another kind fail`() throws {
    var client = try TestClient()
    #expect(try client.failure("textDocument/hover", [1]) == -32_602)
    client.open("/definitions/A.intentdefinition", "<plist/>")
    let document: JSONTree = ["uri": "file:///definitions/A.intentdefinition"]
    #expect(try client.failure("textDocument/hover", ["textDocument": document]) == -32_602)
    let position: JSONTree = ["line": -1, "character": 0]
    #expect(
      try client.failure("textDocument/hover", ["textDocument": document, "position": position]) == -32_602
    )
  }

  @Test func `messages arrive in pieces`() throws {
    var reader = MessageReader()
    let bytes = Array("Content-Length: 2\r\nContent-Type: x\r\n\r\n{}content-length:3\r\n\r\n[1]".utf8)
    var messages: [String] = []
    for byte in bytes {
      reader.add([byte])
      while let message = try reader.next() { messages.append(String(decoding: message, as: UTF8.self)) }
    }
    #expect(messages == ["{}", "[1]"])
  }

  @Test(
    arguments: [
      "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Type: x\r\n\r\n", "{}\r\n\r\n",
      "Content-Length: 99999999999\r\n\r\n", "Content-Length: 2\n\n{}", "Content-Length: 2\r\n\n{}", "{",
      "\r\n", String(repeating: "a", count: 9_000),
    ]
  )
  func `what is no message ends the connection`(text: String) throws {
    var reader = MessageReader()
    reader.add(Array(text.utf8))
    #expect(throws: MessageReader.Failure.self) { try reader.next() }
  }

  @Test func `an ID that is cancelled too early can be used later`() throws {
    var queue = MessageQueue()
    queue.add(Array("{\"method\": \"textDocument/didSave\"}".utf8))
    queue.add(Array("{\"method\": \"$/cancelRequest\", \"params\": {\"id\": 7}}".utf8))
    queue.add(Array("{\"id\": 7, \"method\": \"textDocument/hover\"}".utf8))
    #expect(queue.take()?.isCancelled == false)
    #expect(queue.take()?.isCancelled == false)
    #expect(queue.take() == nil)
  }

  @Test func `of two requests with one ID the later is cancelled, once`() throws {
    var queue = MessageQueue()
    for _ in 0..<2 { queue.add(Array("{\"id\": 7, \"method\": \"textDocument/hover\"}".utf8)) }
    for _ in 0..<2 { queue.add(Array("{\"method\": \"$/cancelRequest\", \"params\": {\"id\": 7}}".utf8)) }
    queue.add(Array("{\"id\": 7, \"method\": \"textDocument/hover\"}".utf8))
    let taken = [queue.take(), queue.take(), queue.take()].map { $0?.isCancelled }
    #expect(taken == [false, true, false])
  }

  @Test func `a cancelled request is not answered`() throws {
    var queue = MessageQueue()
    queue.add(Array("{\"id\": 1, \"method\": \"textDocument/hover\"}".utf8))
    queue.add(Array("{\"id\": \"1\", \"method\": \"textDocument/hover\"}".utf8))
    queue.add(Array("{\"method\": \"$/cancelRequest\", \"params\": {\"id\": 1}}".utf8))
    let taken = queue.take()
    let (first, isCancelled) = try #require(taken)
    #expect(isCancelled)
    let second = queue.take()
    #expect(second?.isCancelled == false)
    #expect(queue.isEmpty)
    var client = try TestClient()
    let answer = client.server.receive(first, isCancelled: true)
    #expect(answer.first?["error"]?["code"]?.integer == -32_800)
  }

  @Test(
    arguments: [
      ("file:///a/b", "/a/b"), ("file://localhost/a", "/a"), ("FILE:///a%20%C3%A4", "/a ä"),
      ("file:///a/../b", "/b"),
    ]
  )
  func `a file has a path`(uri: String, path: String) {
    #expect(DocumentURI.path(of: uri) == path)
  }

  @Test(arguments: [
    "", "file:", "file://host/a", "untitled:a", "http:///a", "file:///%00", "file:///%FF",
  ])
  func `what is no file has no path`(uri: String) {
    #expect(DocumentURI.path(of: uri) == nil)
  }
}
