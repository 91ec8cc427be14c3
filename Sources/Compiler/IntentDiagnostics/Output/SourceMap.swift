/// The texts of all inputs, with the line and column of every location.
///
/// The lines of a file are indexed when its first location is looked up.
package struct SourceMap: Sendable {
  private let sources: [String: SourceText]
  private var tables: [String: LineTable] = [:]

  /// If two texts have the same path, the first one counts.
  package init(_ sources: [SourceText]) {
    self.sources = Dictionary(sources.lazy.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The line and column of the start of a location. `nil` if the location has no range or its file no text.
  package mutating func start(of location: SourceLocation) -> LineTable.Position? {
    guard let range = location.range else { return nil }
    return lines(of: location.file)?.position(of: range.lowerBound)
  }

  /// The line and column just after a location. `nil` if the location has no range or its file no text.
  package mutating func end(of location: SourceLocation) -> LineTable.Position? {
    guard let range = location.range else { return nil }
    return lines(of: location.file)?.position(of: range.upperBound)
  }

  /// The text of a file.
  package func source(of file: String) -> SourceText? {
    sources[file]
  }

  /// The lines of a file; `nil` if the file is unknown or has no text.
  mutating func lines(of file: String) -> LineTable? {
    if let table = tables[file] { return table }
    guard let source = sources[file], !source.bytes.isEmpty else { return nil }
    let table = LineTable(source)
    tables[file] = table
    return table
  }
}
