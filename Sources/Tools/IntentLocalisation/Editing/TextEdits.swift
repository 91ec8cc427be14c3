/// Replacements in a text, applied at once.
package struct TextEdits: Sendable {
  private var edits: [(range: Range<Int>, replacement: [UInt8])] = []

  var isEmpty: Bool { edits.isEmpty }

  package init() {}

  package mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, Array(text.utf8)))
  }

  package mutating func add(_ other: TextEdits) { edits += other.edits }

  mutating func insert(_ text: String, at position: Int) {
    replace(position..<position, with: text)
  }

  /// Makes the replacements end their lines as the text does: with a carriage return, if its first line has
  /// one.
  package mutating func followLineEnds(of bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0, bytes[end - 1] == UInt8(ascii: "\r")
    else { return }
    for index in edits.indices {
      let lines = edits[index].replacement.split(
        separator: UInt8(ascii: "\n"),
        omittingEmptySubsequences: false
      )
      let ended = lines.dropLast().map { $0.last == UInt8(ascii: "\r") ? $0 + "\n".utf8 : $0 + "\r\n".utf8 }
      edits[index].replacement = Array((ended + lines.suffix(1)).joined())
    }
  }

  /// Applies the changes to a text. Insertions at one position keep their order; of overlapping changes, the
  /// first wins.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    changed(bytes).bytes
  }

  /// The changed text, with the indices of the applied changes, in text order.
  package func changed(_ bytes: [UInt8]) -> (bytes: [UInt8], applied: [Int]) {
    let order = edits.indices.sorted {
      (edits[$0].range.lowerBound, edits[$0].range.upperBound, $0)
        < (edits[$1].range.lowerBound, edits[$1].range.upperBound, $1)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var applied: [Int] = []
    var position = 0
    for index in order {
      let edit = edits[index]
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else { continue }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
      applied.append(index)
    }
    return (result + bytes[position...], applied)
  }
}
