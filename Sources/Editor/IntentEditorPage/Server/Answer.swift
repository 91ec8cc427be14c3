#if CommandLineTool
  import NIOCore
  import NIOHTTP1

  /// An answer to a request.
  struct Answer {
    let status: HTTPResponseStatus
    let headers: HTTPHeaders
    let content: [UInt8]

    /// An answer with a file; an error if there is none.
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

    /// An answer that says what is wrong.
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

    /// The headers of every answer.
    ///
    /// - Parameter policy: Directives of the content security policy besides those that are always there.
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
