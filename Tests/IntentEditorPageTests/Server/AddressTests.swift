import IntentEditorPage
import Testing

@Suite("The address of a page server")
struct AddressTests {
  @Test func `it has a secret of 128 bits, which is another one each time`() async throws {
    var secrets: Set<String> = []
    for _ in 0..<5 {
      try await TestServer.run { server in
        #expect(server.running.address == "http://127.0.0.1:\(server.port)/\(server.secret)/")
        #expect(server.secret.utf8.count == 32)
        #expect(server.secret.allSatisfy { "0123456789abcdef".contains($0) })
        secrets.insert(server.secret)
      }
    }
    #expect(secrets.count == 5)
  }

  @Test func `only 127.0.0.1 is served, not the rest of the loopback network`() async throws {
    try await TestServer.run { server in
      await #expect(throws: Client.Refused.self) {
        _ = try await Client(port: server.port, address: "127.0.0.2")
      }
    }
  }

  @Test func `a port in use is an error that says what to do`() async throws {
    try await TestServer.run { server in
      let error = await #expect(throws: PageServerError.self) {
        try await PageServer(port: server.port, site: TestSite()).start()
      }
      #expect(error == .portInUse(server.port))
      #expect(
        error?.description
          == "port \(server.port) is in use; name another one with '--port', or leave the option out to get one that is free"
      )
    }
  }

  @Test(arguments: [-1, 0, 65536, .max])
  func `a number that is not a port is an error`(_ port: Int) async {
    await #expect(throws: PageServerError.portOutOfRange(port)) {
      try await PageServer(port: port, site: TestSite()).start()
    }
  }

  @Test(
    "A server that has stopped leaves its port at once, even with open connections",
    .timeLimit(.minutes(10))
  )
  func stop() async throws {
    let (cancelled, wasCancelled) = AsyncStream<Void>.makeStream()
    var site = TestSite()
    site.talk = { page in
      await page.send("Hello")
      try? await Task.sleep(for: .seconds(3_600))
      if Task.isCancelled { wasCancelled.yield() }
    }
    // The site and all limits would take an hour.
    try await TestServer.run(site, limits: .endless) { server in
      let idle = try await server.connect()
      let page = try await Page(server)
      #expect(await page.receive() == .text("Hello"))
      await server.running.stop()
      await server.running.stop()
      for await _ in cancelled { break }
      #expect(await page.receive() == .closing(1001))
      #expect(await page.client.isClosed())
      #expect(await idle.isClosed())
      await #expect(throws: Client.Refused.self) { _ = try await server.connect() }
      let next = try await PageServer(port: server.port, site: site).start()
      #expect(next.address != server.running.address)
      await next.stop()
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a server stops although a page does not read what the site sends`() async throws {
    let (starts, started) = AsyncStream<Void>.makeStream()
    var site = TestSite()
    site.talk = { page in
      started.yield()
      while await page.send(String(repeating: "a", count: 1_000_000)) {}
    }
    try await TestServer.run(site, limits: .endless) { server in
      let page = try await Page(server, receiveBuffer: 4096)
      for await _ in starts { break }
      try await Task.sleep(for: .milliseconds(100))
      await server.running.stop()
      #expect(await page.client.isClosed())
    }
  }
}
