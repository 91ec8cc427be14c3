import IntentPageServer
import Testing

@Suite("What clients can take of a page server")
struct LimitTests {
  /// Limits that a test reaches quickly.
  static var short: PageServerLimits {
    var limits = PageServerLimits()
    limits.requestTime = .milliseconds(200)
    limits.sendTime = .milliseconds(200)
    limits.lingerTime = .milliseconds(200)
    return limits
  }

  @Test("An endless line, endless headers and an endless address are refused")
  func headers() async throws {
    try await TestServer.run { server in
      let host = "Host: 127.0.0.1:\(server.port)\r\n"
      let endless = [
        "GET / HTTP/1.1\r\n\(host)A: " + String(repeating: "a", count: 100_000),
        "GET / HTTP/1.1\r\n\(host)" + String(repeating: "A: a\r\n", count: 20_000),
        "GET / HTTP/1.1\r\n\(host)" + (0..<20_000).map { "A\($0): a\r\n" }.joined(),
        "GET / HTTP/1.1\r\n\(host)" + String(repeating: "a", count: 100_000),
        "GET /" + String(repeating: "a", count: 100_000),
      ]
      for text in endless {
        let answer = try await server.ask(text)
        #expect(answer?.status == 431, "\(text.prefix(60))")
      }
      let large = "A: " + String(repeating: "a", count: 15_000) + "\r\n"
      #expect(try await server.ask("GET /\(server.secret)/ HTTP/1.1\r\n\(host)\(large)\r\n")?.status == 200)
    }
  }

  @Test("A client that sends no request, or only a part, is gone after a while")
  func slowRequests() async throws {
    try await TestServer.run(limits: LimitTests.short) { server in
      for start in ["", "GET / HT", server.request(), "\r\n\r\n\r\n"] {
        let client = try await server.connect()
        await client.send(start)
        #expect(await client.isClosed())
      }
    }
  }

  @Test("A client that sends a byte now and then is gone after a while")
  func drippingRequest() async throws {
    try await TestServer.run(limits: LimitTests.short) { server in
      let client = try await server.connect()
      var sent = 0
      while sent < 1_000, await client.send("a") == 1 {
        sent += 1
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(sent < 1_000)
    }
  }

  @Test("A thousand idle connections take the place of no later one")
  func manyConnections() async throws {
    var limits = LimitTests.short
    limits.connections = 20
    limits.requestTime = .seconds(2)
    try await TestServer.run(limits: limits) { server in
      var idle: [Client] = []
      for _ in 0..<300 { idle.append(try await server.connect()) }
      var closed = 0
      for client in idle.dropFirst(20) where await client.isClosed() { closed += 1 }
      #expect(closed == 280)
      idle = []
      // The server needs a moment to see that they have gone.
      var answer: HTTPAnswer?
      for _ in 0..<500 where answer == nil {
        answer = try await server.ask(server.request())
      }
      #expect(answer?.status == 200)
    }
  }

  @Test("A connection in which nothing is asked makes room for others by itself")
  func idleConnections() async throws {
    var limits = LimitTests.short
    limits.connections = 1
    try await TestServer.run(limits: limits) { server in
      let idle = try await server.connect()
      var answer: HTTPAnswer?
      for _ in 0..<500 where answer == nil {
        answer = try await server.ask(server.request())
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(answer?.status == 200)
      #expect(await idle.isClosed())
    }
  }

  @Test("A client that does not read its answer is gone after a while")
  func unreadAnswer() async throws {
    var site = TestSite()
    site.serve = { _ in PageFile(content: [UInt8](repeating: 65, count: 20_000_000), mediaType: "text/plain")
    }
    try await TestServer.run(site, limits: LimitTests.short) { server in
      let client = try await server.connect(receiveBuffer: 4096)
      await client.send(server.request())
      try await Task.sleep(for: .milliseconds(800))
      #expect(await client.receive(20_000_000).count < 20_000_000)
      #expect(await client.isClosed())
    }
  }

  @Test("A page that does not read makes the site wait, and is gone after a while")
  func unreadMessages() async throws {
    let (counts, report) = AsyncStream<Int>.makeStream()
    var site = TestSite()
    site.talk = { page in
      let text = String(repeating: "a", count: 100_000)
      var sent = 0
      while sent < 1_000, await page.send(text) { sent += 1 }
      report.yield(sent)
    }
    try await TestServer.run(site, limits: LimitTests.short) { server in
      let page = try await Page(server, receiveBuffer: 4096)
      for await sent in counts {
        #expect(sent < 100)
        break
      }
      #expect(await page.client.isClosed())
    }
  }

  @Test("A site that takes no messages makes the page wait")
  func untakenMessages() async throws {
    var site = TestSite()
    site.talk = { _ in try? await Task.sleep(for: .seconds(60)) }
    try await TestServer.run(site) { server in
      let page = try await Page(server)
      let message = Page.frame([UInt8](repeating: 65, count: 100_000))
      let messages = [[UInt8]](repeating: message, count: 400).flatMap { $0 }
      #expect(await page.client.send(messages, within: 1) < messages.count)
    }
  }

  @Test("All of many messages arrive, in order, at a site that is slow")
  func slowSite() async throws {
    var site = TestSite()
    site.talk = { page in
      for await message in page.messages {
        await Task.yield()
        await page.send(message)
      }
    }
    try await TestServer.run(site) { server in
      let page = try await Page(server)
      await page.client.send((0..<2_000).flatMap { Page.frame(Array("\($0)".utf8)) })
      for number in 0..<2_000 {
        #expect(await page.receive() == .text("\(number)"))
      }
    }
  }

  @Test("A page that pings and does not read the answers gets no more of them")
  func unreadPongs() async throws {
    try await TestServer.run { server in
      let page = try await Page(server, receiveBuffer: 4096)
      let ping = Page.frame([UInt8](repeating: 65, count: 125), opcode: 9)
      let pings = [[UInt8]](repeating: ping, count: 100_000).flatMap { $0 }
      #expect(await page.client.send(pings) == pings.count)
    }
  }
}
