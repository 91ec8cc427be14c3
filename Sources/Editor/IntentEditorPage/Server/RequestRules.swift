#if CommandLineTool
  import NIOCore
  import NIOHTTP1

  /// Decides how to respond to a request: only pages that know the secret get an answer.
  struct RequestRules: Sendable {
    let port: Int
    let secret: Secret

    /// How the server responds to a request.
    enum Decision {
      case file(path: String)
      case conversation
      case refusal(HTTPResponseStatus)
    }

    func decide(_ head: HTTPRequestHead) -> Decision {
      // Another site's page can reach this port under a host name that it controls.
      guard let host = head.headers.only("host")?.lowercased(), hosts.contains(host) else {
        return .refusal(.misdirectedRequest)
      }
      guard head.method == .GET || head.method == .HEAD else { return .refusal(.methodNotAllowed) }
      guard head.headers["transfer-encoding"].isEmpty,
        head.headers["content-length"].allSatisfy({ $0 == "0" })
      else { return .refusal(.payloadTooLarge) }
      guard let path = path(of: head.uri) else { return .refusal(.notFound) }
      guard path == "socket" else { return .file(path: path) }
      guard head.headers.only("origin") == "http://" + host else { return .refusal(.forbidden) }
      return isUpgrade(head) ? .conversation : .refusal(.upgradeRequired)
    }

    private var hosts: [String] {
      // Browsers omit the default port.
      ["127.0.0.1", "localhost"].map { port == 80 ? $0 : "\($0):\(port)" }
    }

    private func path(of uri: String) -> String? {
      let parts = uri.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0].isEmpty, secret.isEqual(to: parts[1]) else { return nil }
      return String(Substring(parts[2].prefix { $0 != UInt8(ascii: "?") }))
    }

    private func isUpgrade(_ head: HTTPRequestHead) -> Bool {
      head.method == .GET && head.version == .http1_1
        && head.headers.only("upgrade")?.lowercased() == "websocket"
        && head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
    }
  }

  extension HTTPHeaders {
    fileprivate func only(_ name: String) -> String? {
      let values = self[name]
      return values.count == 1 ? values[0] : nil
    }
  }

  /// The response to a request that gets a file or is refused. Its headers protect the page from other sites.
  struct Answer {
    let status: HTTPResponseStatus
    let headers: HTTPHeaders
    let content: [UInt8]

    init(_ file: PageFile?) {
      guard let file else {
        self.init(.notFound)
        return
      }
      let policy = file.contentSecurityPolicy
      guard Answer.isHeaderValue(file.mediaType), Answer.isHeaderValue(policy ?? "") else {
        self.init(.internalServerError)
        return
      }
      self.init(.ok, file.content, mediaType: file.mediaType, policy: policy)
    }

    init(_ status: HTTPResponseStatus) {
      self.init(
        status,
        Array("\(status.code) \(status.reasonPhrase)\n".utf8),
        mediaType: "text/plain",
        policy: nil
      )
    }

    private init(_ status: HTTPResponseStatus, _ content: [UInt8], mediaType: String, policy: String?) {
      self.status = status
      self.content = content
      var headers = Answer.protection(policy)
      headers.add(name: "Content-Type", value: mediaType)
      headers.add(name: "Content-Length", value: "\(content.count)")
      if status == .methodNotAllowed { headers.add(name: "Allow", value: "GET, HEAD") }
      if status == .upgradeRequired { headers.add(name: "Upgrade", value: "websocket") }
      self.headers = headers
    }

    static func protection(_ policy: String? = nil) -> HTTPHeaders {
      let strict = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
      return [
        "Cache-Control": "no-store",
        "Content-Security-Policy": policy.map { "\(strict); \($0)" } ?? strict,
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
      ]
    }

    private static func isHeaderValue(_ text: String) -> Bool {
      text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }
  }
#endif

/// 128 random bits in an address, new for each run.
struct Secret: Sendable {
  let text: String

  init() {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef")
    text = String((0..<32).map { _ in digits[Int(generator.next() & 15)] })
  }

  /// Compares in constant time, which hides where the texts differ.
  func isEqual(to other: some Collection<UInt8>) -> Bool {
    guard other.count == text.utf8.count else { return false }
    return zip(text.utf8, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
