/// The line in `.gitattributes` that chooses the driver for definitions.
enum GitAttributes {
  private static let line = "*.intentdefinition merge=intentdefinition"
  private static let newLine = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// A file with the line at its end; `nil` if it has the line.
  ///
  /// - Parameter bytes: The file. Its line endings stay, and whether the last line has one.
  static func adding(to bytes: [UInt8]) -> [UInt8]? {
    guard !bytes.split(separator: newLine).contains(where: isLine) else { return nil }
    let lastEnd = bytes.lastIndex(of: newLine)
    let hasReturns = lastEnd.map { $0 > 0 && bytes[$0 - 1] == carriageReturn } ?? false
    let end = hasReturns ? [carriageReturn, newLine] : [newLine]
    guard bytes.isEmpty || bytes.last == newLine else { return bytes + end + Array(line.utf8) }
    return bytes + Array(line.utf8) + end
  }

  /// A file without the line; `nil` if it does not have it.
  static func removing(from bytes: [UInt8]) -> [UInt8]? {
    let lines = bytes.split(separator: newLine, omittingEmptySubsequences: false)
    let rest = lines.filter { !isLine($0) }
    guard rest.count < lines.count else { return nil }
    var result = Array(rest.joined(separator: [newLine]))
    // The line before had an ending only because of this one.
    if lines.last.map(isLine) == true, result.last == carriageReturn { result.removeLast() }
    return result
  }

  private static func isLine(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = bytes.last == carriageReturn ? bytes.dropLast() : bytes
    return text.elementsEqual(line.utf8)
  }
}
