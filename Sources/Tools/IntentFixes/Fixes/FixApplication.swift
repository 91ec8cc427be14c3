import IntentDiagnostics

/// Applies fixes to the text of a file.
package enum FixApplication {
  /// The text with the fixes applied, and the indices of these. If two overlap, the first wins. All other bytes stay
  /// unchanged.
  package static func apply(_ fixes: [Diagnostic.Fix], to bytes: [UInt8]) -> (bytes: [UInt8], applied: [Int])
  {
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
      // The order of two insertions at the same location would be arbitrary.
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
