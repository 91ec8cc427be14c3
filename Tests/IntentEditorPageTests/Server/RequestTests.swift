import IntentEditorPage
import Testing

@Suite("Requests to a page server")
struct RequestTests {
  @Test func `a file has its type, its policy, and headers that keep other sites out`() async throws {
    var site = TestSite()
    site.serve = { path in
      PageFile(
        content: Array(path.utf8),
        mediaType: "text/css; charset=utf-8",
        contentSecurityPolicy: "style-src 'self'"
      )
    }
    try await TestServer.run(site) { server in
      let answer = try #require(
        try await server.ask(server.request("a/b.css?c=d", headers: ["Origin": "null"]))
      )
      #expect(answer.status == 200)
      #expect(answer.text == "a/b.css")
      #expect(
        answer.headers == [
          "cache-control": "no-store",
          "connection": "close",
          "content-length": "7",
          "content-security-policy":
            "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'self'",
          "content-type": "text/css; charset=utf-8",
          "cross-origin-opener-policy": "same-origin",
          "cross-origin-resource-policy": "same-origin",
          "referrer-policy": "no-referrer",
          "x-content-type-options": "nosniff",
        ]
      )
    }
  }

  @Test func `errors and the start of a conversation have these headers too`() async throws {
    try await TestServer.run { server in
      let requests = [
        (404, server.request("nothing")), (405, server.request(method: "PUT")), (400, "?\r\n\r\n"),
        (421, server.request(headers: ["Host": "example.com"])),
        (101, server.request("socket", headers: Page.headers(server))),
      ]
      for (status, request) in requests {
        let answer = try #require(try await server.ask(request))
        #expect(answer.status == status)
        for name in [
          "Cache-Control", "Content-Security-Policy", "Cross-Origin-Opener-Policy",
          "Cross-Origin-Resource-Policy",
          "Referrer-Policy", "X-Content-Type-Options",
        ] {
          #expect(answer[name] != nil, "\(status): \(name)")
        }
        #expect(!answer.headers.keys.contains { $0.hasPrefix("access-control") })
      }
    }
  }

  @Test func `HEAD gets the headers without the content`() async throws {
    try await TestServer.run { server in
      let client = try await server.connect()
      await client.send(server.request(method: "HEAD"))
      let head = await client.answer(hasContent: false)
      #expect(head?.status == 200)
      #expect(head?["Content-Length"] == "8")
      #expect(await client.receiveAll() == [])
    }
  }

  @Test func `whoever does not know the secret cannot tell any path from another`() async throws {
    try await TestServer.run { server in
      let other = String(server.secret.reversed())
      let almost = (server.secret.hasPrefix("0") ? "1" : "0") + server.secret.dropFirst()
      let missing = try await server.ask(server.request("nothing"))
      #expect(missing?.status == 404)
      let paths = [
        "/", "/\(other)/", "/\(almost)/", "/\(server.secret)", "/\(server.secret)0/",
        "/\(server.secret.dropLast())/", "//",
        "/\(server.secret.uppercased())x/", "/x/\(server.secret)/", "//\(server.secret)/", "/\(other)/socket",
        "/?/\(server.secret)/", "http://127.0.0.1:\(server.port)/\(server.secret)/", "*", "/%00/",
        "/../\(server.secret)/",
      ]
      for path in paths {
        let request = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
        #expect(try await server.ask(request) == missing, "\(path)")
      }
    }
  }

  @Test(
    "A name that another site can have is not served",
    arguments: ["example.com", "127.0.0.1", "localhost:1", "", nil]
  )
  func wrongHost(_ host: String?) async throws {
    try await TestServer.run { server in
      let answer = try await server.ask(server.request(headers: ["Host": host]))
      #expect(answer?.status == 421)
      let withPort = try await server.ask(
        server.request(headers: ["Host": host.map { "\($0):\(server.port)" }])
      )
      #expect(withPort?.status == (host == "127.0.0.1" ? 200 : 421))
    }
  }

  @Test func `two names are not served`() async throws {
    try await TestServer.run { server in
      let request = server.request(headers: [
        "Host": "127.0.0.1:\(server.port)\r\nHost: 127.0.0.1:\(server.port)"
      ])
      let answer = try await server.ask(request)
      #expect(answer?.status == 421)
    }
  }

  @Test func `the name localhost is served`() async throws {
    try await TestServer.run { server in
      let answer = try await server.ask(server.request(headers: ["Host": "LocalHost:\(server.port)"]))
      #expect(answer?.status == 200)
    }
  }

  @Test(
    "Only GET and HEAD are served",
    arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "CONNECT"]
  )
  func methods(_ method: String) async throws {
    try await TestServer.run { server in
      let client = try await server.connect()
      await client.send(server.request(method: method))
      let answer = method == "CONNECT" ? nil : await client.answer()
      if method != "CONNECT" {
        #expect(answer?.status == 405)
        #expect(answer?["Allow"] == "GET, HEAD")
      }
      #expect(await client.isClosed())
    }
  }

  @Test(
    "A content is refused before it arrives",
    arguments: ["Content-Length: 5", "Transfer-Encoding: chunked"]
  )
  func content(_ header: String) async throws {
    try await TestServer.run { server in
      let parts = header.split(separator: ":")
      let headers = [String(parts[0]): String(parts[1].dropFirst())]
      let client = try await server.connect()
      await client.send(server.request(headers: headers))
      let answer = await client.answer()
      #expect(answer?.status == 413)
      #expect(answer?["Connection"] == "close")
      // What follows is not read as a request.
      await client.send("5\r\nhello\r\n0\r\n\r\n" + server.request())
      #expect(await client.receiveAll() == [])
    }
  }

  @Test func `the answer to a refused request arrives although much follows the request`() async throws {
    try await TestServer.run { server in
      let client = try await server.connect()
      await client.send(server.request(method: "POST", headers: ["Content-Length": "9000000"]))
      #expect(await client.send([UInt8](repeating: 65, count: 9_000_000)) == 9_000_000)
      #expect(await client.answer()?.status == 405)
      #expect(await client.receiveAll() == [])
    }
  }

  @Test func `a connection ends after its answer, and what follows the request is dropped`() async throws {
    try await TestServer.run { server in
      for (status, request) in [
        (404, server.request("nothing")), (200, server.request()),
        (200, server.request(version: "HTTP/1.0")), (400, server.request(version: "HTTP/3.7")),
        (400, "GET / HTTP/1.1\r\n: empty\r\n\r\n"), (200, server.request(headers: ["Upgrade": "h2c"])),
      ] {
        let client = try await server.connect()
        await client.send(request + server.request() + "?\r\n\r\n")
        let answer = await client.answer()
        #expect(answer?.status == status, "\(request)")
        #expect(answer?["Connection"] == "close")
        #expect(await client.receiveAll() == [])
      }
    }
  }

  @Test func `a file cannot add headers`() async throws {
    var site = TestSite()
    site.serve = { path in
      path == "type"
        ? PageFile(content: [], mediaType: "image/png\r\nA: b")
        : PageFile(content: [], mediaType: "image/png", contentSecurityPolicy: "style-src a\nA: b")
    }
    try await TestServer.run(site) { server in
      for path in ["type", "policy"] {
        let answer = try await server.ask(server.request(path))
        #expect(answer?.status == 500)
        #expect(answer?["A"] == nil)
      }
    }
  }
}
