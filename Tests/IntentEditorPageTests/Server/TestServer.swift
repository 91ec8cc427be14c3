import IntentEditorPage
import Testing

struct TestSite: WebSite {
  var serve: @Sendable (String) async -> PageFile? = { path in
    path == "" ? PageFile(content: Array("<p>Hello".utf8), mediaType: "text/html") : nil
  }
  var talk: @Sendable (PageConnection) async -> Void = { page in
    for await message in page.messages { await page.send(message) }
  }

  func file(at path: String) async -> PageFile? { await serve(path) }
  func converse(with page: PageConnection) async { await talk(page) }
}

extension PageServerLimits {
  /// No test exceeds these times on a busy computer.
  static var patient: PageServerLimits { all(.seconds(240)) }

  /// A test that waits for one of these times runs into its own time limit.
  static var endless: PageServerLimits { all(.seconds(3_600)) }

  private static func all(_ time: Duration) -> PageServerLimits {
    var limits = PageServerLimits()
    limits.requestTime = time
    limits.sendTime = time
    limits.lingerTime = time
    return limits
  }

  func with<Limit>(_ limit: WritableKeyPath<PageServerLimits, Limit>, _ value: Limit) -> PageServerLimits {
    var limits = self
    limits[keyPath: limit] = value
    return limits
  }
}

struct TestServer {
  let running: RunningPageServer
  let port: Int
  let secret: String

  static func run(
    _ site: TestSite = TestSite(),
    limits: PageServerLimits = .patient,
    _ test: (TestServer) async throws -> Void
  ) async throws {
    let running = try await PageServer(port: nil, limits: limits, site: site).start()
    do {
      let parts = running.address.split(separator: "/")
      try await test(
        TestServer(
          running: running,
          port: #require(Int(parts[1].split(separator: ":")[1])),
          secret: String(parts[2])
        )
      )
    } catch {
      await running.stop()
      throw error
    }
    await running.stop()
  }

  func connect(receiveBuffer: Int32? = nil, sendBuffer: Int32? = nil) async throws -> Client {
    try await Client(port: port, receiveBuffer: receiveBuffer, sendBuffer: sendBuffer)
  }

  /// Leaves out a header that is `nil`.
  func request(
    _ path: String = "",
    method: String = "GET",
    version: String = "HTTP/1.1",
    headers: [String: String?] = [:]
  ) -> String {
    let usual: [String: String?] = ["Host": "127.0.0.1:\(port)"]
    let lines = usual.merging(headers) { $1 }.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }
    return "\(method) /\(secret)/\(path) \(version)\r\n\(lines.joined())\r\n"
  }

  func askPatiently(_ request: String) async throws -> HTTPAnswer? {
    for _ in 0..<1_000 {
      if let answer = try await ask(request) { return answer }
      try await Task.sleep(for: .milliseconds(10))
    }
    return nil
  }

  func ask(_ request: String) async throws -> HTTPAnswer? {
    let client = try await connect()
    await client.send(request)
    return await client.answer()
  }
}
