import IntentEditorPage
import Testing

@Suite("Conversations with pages")
struct ConversationTests {
  @Test func `messages go there and back, and the connection ends with the conversation`() async throws {
    var site = TestSite()
    site.talk = { page in
      for await message in page.messages {
        await page.send(message)
        if message == "bye" { return }
      }
    }
    try await TestServer.run(site) { server in
      let page = try await Page(server)
      let texts = ["Hello", "", "é 👩‍👩‍👧", String(repeating: "long ", count: 30_000), "bye"]
      for text in texts {
        await page.send(text)
        #expect(await page.receive() == .text(text))
      }
      #expect(await page.receive() == .closing(1000))
      #expect(await page.client.receiveAll() == [])
    }
  }

  @Test(arguments: [true, false])
  func `the messages end when the page goes, and sending then fails`(isPolite: Bool) async throws {
    let (results, report) = AsyncStream<Bool>.makeStream()
    var site = TestSite()
    site.talk = { page in
      for await _ in page.messages {}
      report.yield(await page.send("Hello?"))
    }
    try await TestServer.run(site) { server in
      do {
        let page = try await Page(server)
        if isPolite {
          await page.client.send(Page.frame([3, 232], opcode: 8))
          #expect(await page.receive() == .closing(1000))
        }
      }
      for await wasSent in results {
        #expect(!wasSent)
        break
      }
    }
  }

  @Test func `only the page itself can talk: another origin, and none, are refused`() async throws {
    try await TestServer.run { server in
      let origins = [
        nil, "null", "", "https://127.0.0.1:\(server.port)", "http://localhost:\(server.port)",
        "http://127.0.0.1",
        "http://example.com", "http://127.0.0.1:\(server.port)/",
        "http://127.0.0.1:\(server.port).example.com",
        "http://127.0.0.1:\(server.port)\r\nOrigin: http://127.0.0.1:\(server.port)",
      ]
      for origin in origins {
        let headers = Page.headers(server).merging(["Origin": origin]) { $1 }
        let answer = try await server.ask(server.request("socket", headers: headers))
        #expect(answer?.status == 403, "\(origin ?? "nil")")
      }
      let headers = Page.headers(server).merging([
        "Host": "localhost:\(server.port)", "Origin": "http://localhost:\(server.port)",
      ]) { $1 }
      #expect(try await server.ask(server.request("socket", headers: headers))?.status == 101)
    }
  }

  @Test func `a request that is not complete is no conversation`() async throws {
    try await TestServer.run { server in
      let changes: [(Int, [String: String?])] = [
        (426, ["Upgrade": nil]), (426, ["Upgrade": "h2c"]), (426, ["Upgrade": "h2c, websocket"]),
        (426, ["Connection": "close"]), (400, ["Sec-WebSocket-Key": nil]),
        (400, ["Sec-WebSocket-Version": "8"]),
        (421, ["Host": "example.com"]), (413, ["Content-Length": "3"]),
        (426, ["Upgrade": String(repeating: "websocket,", count: 1_500) + "websocket"]),
      ]
      for (status, change) in changes {
        let headers = Page.headers(server).merging(change) { $1 }
        let answer = try await server.ask(server.request("socket", headers: headers))
        #expect(answer?.status == status, "\("\(change)".prefix(80))")
      }
      let request = server.request("socket", method: "HEAD", headers: Page.headers(server))
      let client = try await server.connect()
      await client.send(request)
      #expect(await client.answer(hasContent: false)?.status == 426)
    }
  }

  @Test func `a message may come in parts, with pings between them`() async throws {
    try await TestServer.run { server in
      let page = try await Page(server)
      let parts = Array("Grüße".utf8)
      await page.client.send(
        Page.frame([], isLast: false) + Page.frame(Array(parts[..<3]), opcode: 0, isLast: false)
          + Page.frame([1, 2], opcode: 9) + Page.frame([7], opcode: 10)
          + Page.frame(Array(parts[3...]), opcode: 0) + Page.frame(Array("next".utf8))
      )
      #expect(await page.receive() == Page.Frame(opcode: 10, content: [1, 2]))
      #expect(await page.receive() == .text("Grüße"))
      #expect(await page.receive() == .text("next"))
    }
  }

  @Test func `bytes may come one by one`() async throws {
    try await TestServer.run { server in
      let page = try await Page(server)
      for byte in Page.frame(Array("Hello".utf8)) { await page.client.send([byte]) }
      #expect(await page.receive() == .text("Hello"))
    }
  }

  static let mistakes: [(UInt16, String, [UInt8])] = [
    (1009, "a frame of a gigabyte", Page.frame([], announcing: 1 << 30)),
    (1009, "a frame of 2^63 - 1 bytes", Page.frame([], announcing: 1 << 63 - 1)),
    (1009, "a frame of 2^64 - 1 bytes", Page.frame([], announcing: .max)),
    (
      1009, "a part of a gigabyte",
      Page.frame([65], isLast: false) + Page.frame([], opcode: 0, announcing: 1 << 30)
    ),
    (1009, "a byte too many", Page.frame([UInt8](repeating: 65, count: (1 << 16) + 1), mask: Page.noMask)),
    (
      1009, "parts that are too much together",
      Page.frame([65], isLast: false)
        + [[UInt8]](
          repeating: Page.frame(
            [UInt8](repeating: 65, count: 1 << 16),
            opcode: 0,
            isLast: false,
            mask: Page.noMask
          ),
          count: 16
        )
        .flatMap { $0 }
    ),
    (1007, "text that is not UTF-8", Page.frame([0x61, 0xFF])),
    (1007, "a surrogate", Page.frame([0xED, 0xA0, 0x80])),
    (1007, "half a character", Page.frame([0xC3])),
    (1007, "parts that are not UTF-8", Page.frame([0xC3], isLast: false) + Page.frame([0x28], opcode: 0)),
    (1002, "a frame without a mask", Page.frame([65], mask: nil)),
    (1002, "a close without a mask", Page.frame([3, 232], opcode: 8, mask: nil)),
    (1002, "a reserved bit", [0xC1, 0x80, 1, 2, 3, 4]),
    (1002, "a reserved kind", Page.frame([], opcode: 3)),
    (1002, "a reserved kind of control frame", Page.frame([], opcode: 11)),
    (1002, "a part without a start", Page.frame([65], opcode: 0)),
    (1002, "a message within another one", Page.frame([65], isLast: false) + Page.frame([65])),
    (
      1002, "a start within another message",
      Page.frame([65], isLast: false) + Page.frame([65], isLast: false)
    ),
    (1002, "a ping in parts", Page.frame([65], opcode: 9, isLast: false)),
    (1002, "a long ping", Page.frame([UInt8](repeating: 65, count: 126), opcode: 9)),
    (1003, "bytes that are not text", Page.frame([65], opcode: 2)),
  ]

  @Test(arguments: mistakes)
  func `what is against the rules ends the connection`(_ code: UInt16, _ name: String, _ bytes: [UInt8])
    async throws
  {
    try await TestServer.run(limits: .patient.with(\.messageBytes, 1 << 16)) { server in
      let page = try await Page(server)
      await page.client.send(bytes)
      #expect(await page.receive() == .closing(code), "\(name)")
      await page.send("Hello?")
      #expect(await page.client.receiveAll() == [], "\(name)")
    }
  }

  @Test func `a message of the greatest size arrives, whole and in parts`() async throws {
    try await TestServer.run(limits: .patient.with(\.messageBytes, 1 << 16)) { server in
      let page = try await Page(server)
      let half = [UInt8](repeating: 65, count: 1 << 15)
      await page.client.send(
        Page.frame(half + half, mask: Page.noMask) + Page.frame(half, isLast: false, mask: Page.noMask)
          + Page.frame(half, opcode: 0, mask: Page.noMask)
      )
      for _ in 0..<2 { #expect(await page.receive()?.content.count == 1 << 16) }
    }
  }

  @Test func `what is sent before the answer to the handshake is dropped, and harms nobody`() async throws {
    try await TestServer.run { server in
      for early in [
        Page.frame([65]), Array(server.request().utf8), [0, 0, 0], [UInt8](repeating: 65, count: 100_000),
      ] {
        let client = try await server.connect()
        await client.send(Array(server.request("socket", headers: Page.headers(server)).utf8) + early)
        #expect(await client.answer(hasContent: false)?.status == 101)
      }
      #expect(try await server.ask(server.request())?.status == 200)
    }
  }

  @Test func `two pages talk at the same time`() async throws {
    try await TestServer.run { server in
      let pages = (try await Page(server), try await Page(server))
      await pages.0.send("one")
      await pages.1.send("two")
      #expect(await pages.1.receive() == .text("two"))
      #expect(await pages.0.receive() == .text("one"))
    }
  }
}
