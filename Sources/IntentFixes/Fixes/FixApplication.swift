import IntentDiagnostics

/// Puts fixes into the text of one file.
enum FixApplication {
  /// The text with the fixes in it, and which of them that are. Of two that touch the same bytes the first wins.
  /// Every byte outside the fixes is as it was.
  static func apply(_ fixes: [Diagnostic.Fix], to bytes: [UInt8]) -> (bytes: [UInt8], applied: [Int]) {
    let order = fixes.indices.sorted {
      (fixes[$0].range.lowerBound, $0) < (fixes[$1].range.lowerBound, $1)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var applied: [Int] = []
    var position = 0
    for index in order {
      let range = fixes[index].range
      guard range.lowerBound >= position, range.upperBound <= bytes.count else { continue }
      // Two insertions at one place would come out in an order that nobody chose.
      if let last = applied.last, fixes[last].range == range { continue }
      result += bytes[position..<range.lowerBound]
      result += fixes[index].replacement.utf8
      position = range.upperBound
      applied.append(index)
    }
    result += bytes[position...]
    return (result, applied)
  }
}
