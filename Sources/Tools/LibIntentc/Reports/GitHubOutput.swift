import IntentConfigurations
import IntentDiagnostics
import IntentText

/// Workflow commands of GitHub Actions, one per line:
/// `::error file=UpNext.intentdefinition,line=3,col=7,title=unknown-enum::message`. Notes and fixes follow
/// the message inside the command.
package struct GitHubOutput: DiagnosticOutputFormat {
  package init() {}

  package func bytes(of report: DiagnosticReport) -> [UInt8] {
    var sources = SourceMap(report.sources)
    var bytes: [UInt8] = []
    for diagnostic in report.diagnostics { bytes += command(diagnostic, &sources).utf8 }
    for remark in report.remarks {
      bytes += "::notice::\(Self.escaped(visibleText(remark), isProperty: false))\n".utf8
    }
    return bytes
  }

  private func command(_ diagnostic: Diagnostic, _ sources: inout SourceMap) -> String {
    var properties: [(String, String)] = []
    if let location = diagnostic.location {
      properties.append(("file", visibleText(location.file)))
      properties += Self.parts(location, &sources)
    }
    properties.append(("title", diagnostic.rule.name))
    let name =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .lint, .note: "notice"
      }
    let values = properties.map { "\($0)=\(Self.escaped($1, isProperty: true))" }.joined(separator: ",")
    return "::\(name) \(values)::\(Self.escaped(Self.message(diagnostic, &sources), isProperty: false))\n"
  }

  /// Includes both ends. Columns don't apply to a range over several lines.
  private static func parts(_ location: SourceLocation, _ sources: inout SourceMap) -> [(String, String)] {
    guard let start = sources.start(of: location), let end = sources.end(of: location) else { return [] }
    let lastLine = end.line > start.line && end.column == 1 ? end.line - 1 : end.line
    let lines = [("line", String(start.line)), ("endLine", String(lastLine))]
    guard end.line == start.line else { return lines }
    let lastColumn = max(start.column, end.column - 1)
    return [lines[0], ("col", String(start.column)), lines[1], ("endColumn", String(lastColumn))]
  }

  private static func message(_ diagnostic: Diagnostic, _ sources: inout SourceMap) -> String {
    var lines = [visibleText(diagnostic.message)]
    if let words = diagnostic.path?.words, !words.isEmpty { lines.append("in \(visibleText(words))") }
    for note in diagnostic.notes {
      var line = "note: \(visibleText(note.message))"
      if let location = note.location {
        line += " (\(visibleText(location.file))"
        if let start = sources.start(of: location) { line += ":\(start.line):\(start.column)" }
        line += ")"
      }
      lines.append(line)
    }
    if let fix = diagnostic.fix { lines.append("fix: \(visibleText(fix.message))") }
    return lines.joined(separator: "\n")
  }

  /// Escapes a text for a workflow command; a property needs two more escapes.
  static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
