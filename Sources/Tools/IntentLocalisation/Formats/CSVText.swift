/// Comma-separated values (RFC 4180).
enum CSVText {
  /// A row. A spreadsheet would run a text that begins like a formula, so that text gets an apostrophe before it.
  static func row(_ cells: [String]) -> String {
    cells.map { cell in
      let text = isFormula(cell) ? "'" + cell : cell
      guard text.unicodeScalars.contains(where: { "\",;\n\r\t".unicodeScalars.contains($0) }) else {
        return text
      }
      // A quote with a combining character is a quote too.
      let doubled = text.unicodeScalars.reduce(into: "".unicodeScalars) { result, scalar in
        result.append(scalar)
        if scalar == "\"" { result.append(scalar) }
      }
      return "\"\(String(doubled))\""
    }.joined(separator: ",") + "\r\n"
  }

  /// A cell without the apostrophe.
  static func plain(_ cell: String) -> String {
    cell.hasPrefix("'") && isFormula(String(cell.dropFirst())) ? String(cell.dropFirst()) : cell
  }

  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { $0 != "'" }) else { return false }
    return "=+-@\t\r".unicodeScalars.contains(first)
  }
}
