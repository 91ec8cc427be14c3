import IntentDiagnostics
import IntentText
import Testing

/// Checks the reports of a test, each written as `rule place: message`.
///
/// - Parameters:
///   - lines: The reports.
///   - expected: The same lines, in the same order. A line may leave out the message.
package func expectReports(
  _ lines: [String],
  _ expected: [String],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let (lines, expected) = (lines.map(visibleText), expected.map(visibleText))
  let matches = zip(lines, expected).allSatisfy { $0 == $1 || $0.hasPrefix($1 + ": ") }
  guard lines.count == expected.count, matches else {
    let found = lines.joined(separator: "\n  ")
    let wanted = expected.joined(separator: "\n  ")
    Issue.record("expected reports:\n  \(wanted)\nfound:\n  \(found)", sourceLocation: sourceLocation)
    return
  }
}

/// Checks diagnostics as `rule place: message`, with the place in words or keys, if they have one.
package func expectReports(
  _ diagnostics: [Diagnostic],
  _ expected: [String],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expectReports(diagnostics.map(\.report), expected, sourceLocation: sourceLocation)
}

extension Diagnostic {
  /// The diagnostic as `rule place: message`.
  package var report: String {
    let place = path?.place ?? ""
    return "\(rule.name)\(place.isEmpty ? "" : " " + place): \(message)"
  }

  /// The diagnostic's report, and a line for each of its notes.
  package var reports: [String] { [report] + notes.map { "note: \($0.message)" } }
}

extension DefinitionPath {
  /// The names on the way to the element, or the keys of the value.
  package var place: String { ways.isEmpty ? keys.description : ways.joined(separator: ".") }
}
