import IntentSchema
import IntentText

/// Formats `path:line:column: error: message [rule-name]`, as compilers do.
package struct DiagnosticFormatter: Sendable {
  package var sources: SourceMap

  package init(_ sources: SourceMap) {
    self.sources = sources
  }

  package mutating func text(of diagnostic: Diagnostic) -> String {
    let message = Self.message(of: diagnostic)
    var result = heading(diagnostic.location, diagnostic.severity, message) + " [\(diagnostic.rule.name)]\n"
    for note in diagnostic.notes {
      result += heading(note.location, .note, visibleText(note.message)) + "\n"
    }
    return result
  }

  private mutating func heading(_ location: SourceLocation?, _ severity: Severity, _ message: String)
    -> String
  {
    let start = location.map { words(of: $0) + " " } ?? ""
    return "\(start)\(severity.rawValue): \(message)"
  }

  /// Writes a location as `path:line:column:`.
  package mutating func words(of location: SourceLocation) -> String {
    let start = sources.start(of: location).map { "\($0.line):\($0.column):" } ?? ""
    return "\(visibleText(location.file)):\(start)"
  }

  /// Names the keys of a value in a file without lines.
  package static func message(of diagnostic: Diagnostic) -> String {
    let message = visibleText(diagnostic.message)
    guard diagnostic.location?.range == nil, let path = diagnostic.path, !path.areKeysSaid,
      !path.keys.steps.isEmpty
    else { return message }
    return message + " (at \(visibleText(path.keys.description)))"
  }
}
