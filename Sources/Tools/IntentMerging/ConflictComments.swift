import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentSchema

/// The comments about conflicts in a file.
enum ConflictComments {
  /// Adds a comment for each conflict before the value of the property list.
  ///
  /// - Parameters:
  ///   - conflicts: The conflicts in words.
  ///   - bytes: The file.
  /// - Returns: The file with comments; `nil` if it cannot have any, because it is binary or no property list.
  static func add(_ conflicts: [String], to bytes: [UInt8]) -> [UInt8]? {
    guard !conflicts.isEmpty else { return bytes }
    let read = PropertyListReader(knownKeys: DefinitionReader.knownKeys).read(bytes, path: "")
    guard let list = read.list, let start = list.range(of: list.root)?.lowerBound else { return nil }
    guard read.source.bytes == bytes else {
      // Xcode's form of another encoding is UTF-8.
      return CanonicalForm.format(InputFile(path: "", bytes: bytes)).bytes.flatMap {
        $0 == bytes ? nil : add(conflicts, to: $0)
      }
    }
    let end = bytes[..<start].suffix(2).elementsEqual("\r\n".utf8) ? "\r\n" : "\n"
    let comments = conflicts.map { "<!--\(MergeComment.start) \(harmless($0)) -->\(end)" }.joined()
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
