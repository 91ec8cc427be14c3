import IntentDefinition
import IntentDiagnostics

/// The comment of an entry in a `.strings` file: on one line, or as `//` comments on consecutive lines.
struct StringsComment {
  let range: Range<Int>
  let last: Range<Int>

  /// - Parameter previous: The preceding comment, if no entry is between them.
  init(_ part: Range<Int>, after previous: StringsComment?, in bytes: [UInt8]) {
    last = part
    guard let previous else {
      range = part
      return
    }
    let breaks = bytes[previous.range.upperBound..<part.lowerBound].count { $0 == UInt8(ascii: "\n") }
    let isLine = [previous.last, part].allSatisfy { bytes[$0].starts(with: "//".utf8) }
    range = breaks == 0 || breaks == 1 && isLine ? previous.range.lowerBound..<part.upperBound : part
  }
}
