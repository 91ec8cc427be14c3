import IntentEditorPage
import Testing

@Suite("What clients can take of a page server")
struct LimitTests {
  @Test func `an endless line, endless headers and an endless address are refused`() async throws {
    try await TestServer.run { server in
      let host = "Host: 127.0.0.1:\(server.port)\r\n"
      let endless = [
        "GET / HTTP/1.1\r\n\(host)A: " + String(repeating: "a", count: 100_000),
        "GET / HTTP/1.1\r\n\(host)" + String(repeating: "A: a\r\n", count: 20_000),
        "GET / HTTP/1.1\r\n\(host)"
          + String(repeating: "A: \(String(repeating: "a", count: 2_000))\r\n", count: 20),
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

  @Test func `a client that sends no request, or only a part, is gone after a while`() async throws {
    try await TestServer.run(limits: .patient.with(\.requestTime, .milliseconds(200))) { server in
      for start in ["", "GET / HT", server.request(), "\r\n\r\n\r\n"] {
        let client = try await server.connect()
        await client.send(start)
        #expect(await client.isClosed())
      }
    }
  }

  @Test func `a client that sends a byte now and then is gone after a while`() async throws {
    try await TestServer.run(limits: .patient.with(\.requestTime, .milliseconds(200))) { server in
      let client = try await server.connect()
      await client.send("GET /")
      var sent = 0
      while sent < 1_000, await client.send("a") == 1 {
        sent += 1
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(sent < 1_000)
    }
  }

  @Test func `of many idle connections, most close at once, and they keep no later one out`() async throws {
    try await TestServer.run(limits: .patient.with(\.connections, 20)) { server in
      var clients: [Client] = []
      for _ in 0..<120 { clients.append(try await server.connect()) }
      var closed = 0
      for client in clients.dropFirst(20) where await client.isClosed() { closed += 1 }
      #expect(closed == 100)
      clients = []
      let answer = try await server.askPatiently(server.request())
      #expect(answer?.status == 200)
    }
  }

  @Test func `a connection in which nothing is asked makes room for others by itself`() async throws {
    let limits = PageServerLimits.patient.with(\.connections, 1).with(\.requestTime, .milliseconds(200))
    try await TestServer.run(limits: limits) { server in
      let idle = try await server.connect()
      let answer = try await server.askPatiently(server.request())
      #expect(answer?.status == 200)
      #expect(await idle.isClosed())
    }
  }

  @Test func `a client that keeps sending after an error makes room for others too`() async throws {
    let limits = PageServerLimits.patient.with(\.connections, 1).with(\.lingerTime, .milliseconds(200))
    try await TestServer.run(limits: limits) { server in
      let client = try await server.connect()
      await client.send(server.request(method: "POST", headers: ["Content-Length": "\(Int.max)"]))
      let part = [UInt8](repeating: 65, count: 1 << 16)
      while await client.send(part) == part.count {}
      let answer = try await server.askPatiently(server.request())
      #expect(answer?.status == 200)
    }
  }

  @Test func `a client that does not read its answer makes room for others`() async throws {
    let (paths, asked) = AsyncStream<String>.makeStream()
    var site = TestSite()
    site.serve = { path in
      asked.yield(path)
      return PageFile(
        content: [UInt8](repeating: 65, count: path == "other" ? 1 : 20_000_000),
        mediaType: "text/plain"
      )
    }
    let limits = PageServerLimits.patient.with(\.connections, 1).with(\.sendTime, .milliseconds(200))
    try await TestServer.run(site, limits: limits) { server in
      let client = try await server.connect(receiveBuffer: 4096)
      await client.send((0..<50).map { server.request("\($0)") }.joined())
      let answer = try await server.askPatiently(server.request("other"))
      #expect(answer?.status == 200)
      #expect(await client.receive(20_000_000).count < 20_000_000)
    }
    asked.finish()
    let all = await paths.reduce(into: []) { $0.append($1) }
    #expect(all == ["0", "other"])
  }

  @Test func `a page that does not read makes the site wait, and is gone after a while`() async throws {
    let (counts, report) = AsyncStream<Int>.makeStream()
    var site = TestSite()
    site.talk = { page in
      let text = String(repeating: "a", count: 100_000)
      var sent = 0
      while sent < 1_000, await page.send(text) { sent += 1 }
      report.yield(sent)
    }
    try await TestServer.run(site, limits: .patient.with(\.sendTime, .milliseconds(200))) { server in
      let page = try await Page(server, receiveBuffer: 4096)
      for await sent in counts {
        #expect(sent < 100)
        break
      }
      #expect(await page.client.isClosed())
    }
  }

  @Test func `a site that takes no messages makes the page wait`() async throws {
    var site = TestSite()
    site.talk = { _ in try? await Task.sleep(for: .seconds(3_600)) }
    try await TestServer.run(site) { server in
      let page = try await Page(server, sendBuffer: 1 << 16)
      let message = Page.frame([UInt8](repeating: 65, count: 100_000), mask: Page.noMask)
      var sent = 0
      while sent < 60, await page.client.send(message, within: 1) == message.count { sent += 1 }
      #expect(sent < 60)
    }
  }

  @Test func `all of many messages arrive, in order, at a site that is slow`() async throws {
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

  @Test func `a page that pings and does not read the answers gets no more of them`() async throws {
    let (arrivals, arrived) = AsyncStream<Void>.makeStream()
    var site = TestSite()
    site.talk = { page in
      for await _ in page.messages { arrived.yield() }
    }
    try await TestServer.run(site) { server in
      let page = try await Page(server, receiveBuffer: 4096)
      let ping = Page.frame([UInt8](repeating: 65, count: 125), opcode: 9, mask: Page.noMask)
      await page.client.send([[UInt8]](repeating: ping, count: 20_000).flatMap { $0 })
      await page.send("That was the last one.")
      for await _ in arrivals { break }
      await page.client.send(Page.frame([], opcode: 8))
      var pongs = 0
      while await page.receive()?.opcode == 10 { pongs += 1 }
      #expect((1..<20_000).contains(pongs))
    }
  }
}
