import IntentPlatform

/// The text of a URL in a file. Programs with all of Foundation and programs with FoundationEssentials write
/// the same. By default, Foundation writes a host beyond ASCII in Punycode, and FoundationEssentials escapes
/// it.
extension URL {
  /// Escapes letters beyond ASCII in the host, so that both keep them. Refuses a host that only
  /// FoundationEssentials accepts: it would escape a space, which Foundation refuses.
  package init?(stored text: String) {
    let text = text.replacingHost { host in
      host.allSatisfy { $0 < 0x80 } ? String(Substring(host)) : host.map(\.escaped).joined()
    }
    self.init(string: text)
    guard let host = host(percentEncoded: false), text.contains(host) else { return }
    let isForbidden = host.utf8.contains { $0 <= 0x20 || $0 == 0x7F || "\"%<>\\^`{|}".utf8.contains($0) }
    if isForbidden { return nil }
  }

  /// Letters beyond ASCII in the host are as people type them.
  package var storedText: String {
    guard let escaped = host(percentEncoded: true), escaped.contains("%"),
      let host = host(percentEncoded: false)
    else { return absoluteString }
    let text = absoluteString.replacingHost { String(Substring($0)).replacing(escaped, with: host) }
    return URL(stored: text) == self ? text : absoluteString
  }
}

extension String {
  /// Replaces the text between `//` and the next `/`.
  fileprivate func replacingHost(_ change: (Substring.UTF8View) -> String) -> String {
    let parts = utf8.split(separator: UInt8(ascii: "/"), maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count > 2, parts[1].isEmpty else { return self }
    var texts = parts.map { String(Substring($0)) }
    texts[2] = change(parts[2])
    return texts.joined(separator: "/")
  }
}

extension UInt8 {
  fileprivate var escaped: String {
    self < 0x80 ? String(Unicode.Scalar(self)) : "%" + String(self, radix: 16, uppercase: true)
  }
}
