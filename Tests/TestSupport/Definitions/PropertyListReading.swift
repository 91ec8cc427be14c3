import IntentDefinition
import IntentDiagnostics
import IntentPlatform
import Testing

package func read(_ text: String) -> PropertyListReader.Result {
  read(Array(text.utf8))
}

package func read(_ bytes: [UInt8]) -> PropertyListReader.Result {
  PropertyListReader().read(bytes, path: "Test.intentdefinition")
}

/// Expects no diagnostics.
package func readList(
  _ text: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> PropertyList {
  let result = read(text)
  #expect(result.diagnostics == [], sourceLocation: sourceLocation)
  return try #require(result.list, sourceLocation: sourceLocation)
}

/// Puts a value inside the root element.
package func plist(_ value: String) -> String {
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\(value)</plist>\n"
}

extension PropertyListReader.Result {
  package func line(of diagnostic: Diagnostic) -> Int? {
    (diagnostic.location?.range).map { LineTable(source).position(of: $0.lowerBound).line }
  }

  /// `line:column rule: message`, followed by notes.
  package var lines: [String] {
    let table = LineTable(source)
    func place(_ location: IntentDiagnostics.SourceLocation?) -> String {
      guard let range = location?.range else {
        return "-"
      }
      let position = table.position(of: range.lowerBound)
      return "\(position.line):\(position.column)"
    }
    return diagnostics.flatMap { diagnostic in
      ["\(place(diagnostic.location)) \(diagnostic.rule.name): \(diagnostic.message)"]
        + diagnostic.notes.map { "\(place($0.location)) note: \($0.message)" }
    }
  }
}

extension PropertyList {
  package func text(_ range: Range<Int>?) -> String? {
    range.map { String(decoding: source.bytes[$0], as: UTF8.self) }
  }
}

extension PropertyList {
  package func integer(_ node: NodeID) -> PropertyListInteger? {
    if case .integer(let number)? = scalar(node) { number } else { nil }
  }

  package func real(_ node: NodeID) -> Double? {
    if case .real(let number)? = scalar(node) { number } else { nil }
  }

  package func boolean(_ node: NodeID) -> Bool? {
    if case .boolean(let flag)? = scalar(node) { flag } else { nil }
  }

  package func date(_ node: NodeID) -> Date? {
    if case .date(let date)? = scalar(node) { date } else { nil }
  }

  package func data(_ node: NodeID) -> [UInt8]? {
    if case .data(let data)? = scalar(node) { data } else { nil }
  }
}
