#if CommandLineTool
  import NIOHTTP1

  /// Decides which requests are served.
  struct RequestRules: Sendable {
    let port: Int
    let secret: Secret

    /// What becomes of a request.
    enum Decision {
      case file(path: String)
      case conversation
      case refusal(HTTPResponseStatus)
    }

    /// Decides about a request by its head.
    func decide(_ head: HTTPRequestHead) -> Decision {
      // A page of another site can reach this port by a name of its own.
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
      // A browser leaves the port out if it is the usual one.
      ["127.0.0.1", "localhost"].map { port == 80 ? $0 : "\($0):\(port)" }
    }

    /// The path below the secret; `nil` if the secret is another one.
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
    /// The value of a header; `nil` unless there is exactly one.
    fileprivate func only(_ name: String) -> String? {
      let values = self[name]
      return values.count == 1 ? values[0] : nil
    }
  }
#endif
