import PageFiles
import PageHashes

/// Puts the HTML of a page together, for the server or as a single file.
package enum PageText {
  private static let template = String(cString: pageTemplate())
  package static let style = String(cString: pageStyle())
  package static let script = String(cString: pageScript())

  /// The end of the content security policy. The server adds the beginning.
  package static let policy = "script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:"

  package static func served(_ data: [UInt8]) -> [UInt8] {
    page([
      "style": Array(#"<link rel="stylesheet" href="style.css">"#.utf8),
      "script": Array(#"<script src="page.js"></script>"#.utf8),
      "data": escaped(data),
    ])
  }

  /// A file of the page, with its data in the HTML; `nil` for an unknown path.
  package static func file(at path: String, showing data: @Sendable () async -> [UInt8]) async -> PageFile? {
    switch path {
    case "":
      PageFile(
        content: served(await data()),
        mediaType: "text/html; charset=utf-8",
        contentSecurityPolicy: policy
      )
    case "style.css": PageFile(content: Array(style.utf8), mediaType: "text/css; charset=utf-8")
    case "page.js": PageFile(content: Array(script.utf8), mediaType: "text/javascript; charset=utf-8")
    default: nil
    }
  }

  /// A page as a single file, with its style and script. Its policy allows only these two.
  package static func selfContained(_ data: [UInt8]) -> [UInt8] {
    let policy =
      "default-src 'none'; script-src 'sha256-\(PageHashes.script)'; "
      + "style-src 'sha256-\(PageHashes.style)'; img-src data:; base-uri 'none'; form-action 'none'"
    return page([
      "policy": Array("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">".utf8),
      "style": Array("<style>\n\(style)</style>".utf8),
      "script": Array("<script>\n\(script)</script>".utf8),
      "data": escaped(data),
    ])
  }

  package static func isPage(_ bytes: [UInt8]) -> Bool {
    let start = template.split(separator: "<!--", maxSplits: 1)[0]
    return bytes.starts(with: start.utf8)
  }

  /// Replaces the comments in `page.html` with the contents that they name.
  private static func page(_ contents: [String: [UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = template[...]
    while let start = rest.firstRange(of: "<!--"), let end = rest[start.upperBound...].firstRange(of: "-->") {
      bytes += rest[..<start.lowerBound].utf8
      bytes += contents[String(rest[start.upperBound..<end.lowerBound])] ?? []
      rest = rest[end.upperBound...]
    }
    return bytes + rest.utf8
  }

  /// Escapes the characters of markup, so that JSON can be part of a page: they only occur in strings, which
  /// allow such escapes.
  private static func escaped(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): result += "\\u003c".utf8
      case UInt8(ascii: ">"): result += "\\u003e".utf8
      case UInt8(ascii: "&"): result += "\\u0026".utf8
      default: result.append(byte)
      }
    }
    return result
  }
}
