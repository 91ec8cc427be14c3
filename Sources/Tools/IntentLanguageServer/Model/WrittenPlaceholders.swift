import IntentCompiler
import IntentDefinition

/// The placeholders in a text as it is written in its file, so that each has its place also beside escapes.
enum WrittenPlaceholders {
  /// - Parameters:
  ///   - range: The bytes of the text.
  ///   - file: The bytes of the file.
  static func all(in range: Range<Int>, of file: [UInt8]) -> [Placeholder] {
    guard range.upperBound <= file.count else { return [] }
    return Placeholder.all(in: Located(String(decoding: file[range], as: UTF8.self), at: range))
  }
}
