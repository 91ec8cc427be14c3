/// Paths as URI references (RFC 3986).
package enum URIText {
  /// An absolute path becomes a `file:` URI, any other path a reference relative to the working folder.
  package static func reference(toFile path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    // A colon in the first component would be read as the end of a scheme.
    if !path.hasPrefix("/"), path.prefix(while: { $0 != "/" }).contains(":") { result = "./" }
    for byte in path.utf8 {
      if isPlain(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (byte < 0x10 ? "0" : "") + digits
      }
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/!$&'()*+,;=:@".utf8.contains(byte)
    }
  }
}
