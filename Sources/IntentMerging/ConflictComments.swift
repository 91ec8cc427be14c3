/// The comments about conflicts in a merged file.
enum ConflictComments {
  /// Adds a comment for each conflict after the tag of the property list.
  static func add(_ conflicts: [String], to bytes: [UInt8]) -> [UInt8] {
    guard !conflicts.isEmpty else { return bytes }
    let tag = Array("<plist version=\"1.0\">\n".utf8)
    guard let start = bytes.firstRange(of: tag)?.upperBound else { return bytes }
    let comments = conflicts.map { "<!--\(MergeComment.start) \(harmless($0)) -->\n" }.joined()
    return Array(bytes[..<start] + comments.utf8 + bytes[start...])
  }

  /// A text that does not end the comment.
  private static func harmless(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in visibleText(text).utf8 {
      if byte == UInt8(ascii: "-"), bytes.last == byte { bytes.append(UInt8(ascii: " ")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
