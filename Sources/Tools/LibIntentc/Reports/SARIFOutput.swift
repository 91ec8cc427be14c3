import IntentConfigurations
import IntentDiagnostics
import IntentSchema
import IntentText

/// Writes SARIF 2.1.0 (OASIS Static Analysis Results Interchange Format) with the reported rules' help: what
/// GitHub's page "SARIF support for code scanning" lists.
package struct SARIFOutput: DiagnosticOutputFormat {
  package init() {}

  package func bytes(of report: DiagnosticReport) -> [UInt8] {
    var writer = JSONWriter()
    let occurring = Set(report.diagnostics.lazy.map(\.rule))
    let rules = Rule.all.filter(occurring.contains)
    var results = SARIFResults(sources: SourceMap(report.sources), rules: rules)
    writer.object { writer in
      writer.member(
        "$schema",
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
      )
      writer.member("version", "2.1.0")
      writer.array("runs", [report]) { writer, report in
        writer.object { writer in
          writer.object("tool") { Self.writeTool(rules, to: &$0) }
          writer.member("columnKind", "unicodeCodePoints")
          writer.array("results", report.diagnostics) { writer, diagnostic in
            results.write(diagnostic, to: &writer)
          }
        }
      }
    }
    writer.end()
    return writer.bytes
  }

  private static func writeTool(_ rules: [Rule], to writer: inout JSONWriter) {
    writer.object("driver") { writer in
      writer.member("name", "intentc")
      writer.member("version", Program.version)
      writer.member("semanticVersion", Program.version)
      writer.array("rules", rules) { writer, rule in
        writer.object { write(rule, to: &$0) }
      }
    }
  }

  private static func write(_ rule: Rule, to writer: inout JSONWriter) {
    writer.member("id", rule.name)
    writer.object("shortDescription") { $0.member("text", rule.summary + ".") }
    if let help = rule.help {
      writer.object("fullDescription") { $0.member("text", help.meaning) }
    }
    writer.object("help") { writer in
      writer.member("text", RulePage(rule).text(width: 100))
      if let page = rule.page { writer.member("markdown", page) }
    }
    writer.object("defaultConfiguration") { writer in
      writer.member("enabled", rule.severity != .lint)
      writer.member("level", rule.severity.sarifLevel)
    }
  }
}

extension Severity {
  var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .lint, .note: "note"
    }
  }
}

/// Writes diagnostics as results of a SARIF log.
struct SARIFResults {
  private var sources: SourceMap
  private let indices: [Rule: Int]

  init(sources: SourceMap, rules: [Rule]) {
    self.sources = sources
    indices = Dictionary(firsts: rules.enumerated().map { ($0.element, $0.offset) })
  }

  mutating func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("ruleId", diagnostic.rule.name)
      if let index = indices[diagnostic.rule] { writer.member("ruleIndex", index) }
      writer.member("level", diagnostic.severity.sarifLevel)
      writer.object("message") { $0.member("text", Self.plain(diagnostic.message)) }
      if let location = diagnostic.location {
        writer.array("locations", [location]) { writer, location in
          writer.object { write(location, to: &$0) }
        }
      }
      if !diagnostic.notes.isEmpty {
        writer.array("relatedLocations", Array(diagnostic.notes.enumerated())) { writer, note in
          writer.object { writer in
            writer.member("id", note.offset + 1)
            if let location = note.element.location { write(location, to: &writer) }
            writer.object("message") { $0.member("text", Self.plain(note.element.message)) }
          }
        }
      }
    }
  }

  private mutating func write(_ location: SourceLocation, to writer: inout JSONWriter) {
    writer.object("physicalLocation") { writer in
      writer.object("artifactLocation") { $0.member("uri", URIText.reference(toFile: location.file)) }
      guard let start = sources.start(of: location), let end = sources.end(of: location) else { return }
      writer.object("region") { writer in
        writer.member("startLine", start.line)
        writer.member("startColumn", start.column)
        writer.member("endLine", end.line)
        writer.member("endColumn", end.column)
      }
    }
  }

  /// Escapes a text for a SARIF message, in which braces are placeholders and brackets are links.
  static func plain(_ text: String) -> String {
    let text = visibleText(text)
    guard text.utf8.contains(where: { "{}[]\\".utf8.contains($0) }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{": result += "{{"
      case "}": result += "}}"
      case "[", "]", "\\": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
