import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentSchema
import IntentText

/// Writes SARIF 2.1.0 (OASIS Static Analysis Results Interchange Format) with the reported rules' help. A
/// suppressed diagnostic is a result with a `suppressions` list.
package struct SARIFOutput: DiagnosticOutputFormat {
  package init() {}

  package func bytes(of report: DiagnosticReport) -> [UInt8] {
    var writer = JSONWriter()
    let rules = Self.rules(of: report)
    var results = SARIFResults(
      sources: SourceMap(report.sources),
      rules: rules,
      tellsSuppressions: !report.suppressed.isEmpty
    )
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
          writer.array("invocations", [report]) { writer, report in
            writer.object { writer in
              writer.member("exitCode", report.isFailure ? 1 : 0)
              writer.member("executionSuccessful", true)
            }
          }
          writer.key("results")
          writer.array(report.diagnostics.indices.map(\.self) + report.suppressed.indices.map { ~$0 }) {
            writer,
            index in
            if index >= 0 {
              results.write(report.diagnostics[index], to: &writer)
            } else {
              results.write(
                report.suppressed[~index].diagnostic,
                report.suppressed[~index].setting,
                to: &writer
              )
            }
          }
        }
      }
    }
    writer.end()
    return writer.bytes
  }

  private static func rules(of report: DiagnosticReport) -> [Rule] {
    var occurring = Set(report.diagnostics.lazy.map(\.rule))
    occurring.formUnion(report.suppressed.lazy.map(\.diagnostic.rule))
    let known = Rule.all.filter { occurring.contains($0) }
    return known + occurring.subtracting(known).sorted { $0.name < $1.name }
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
  /// Whether each result lists its suppressions: SARIF requires the list in every result, or in none.
  private let tellsSuppressions: Bool

  init(sources: SourceMap, rules: [Rule], tellsSuppressions: Bool) {
    self.sources = sources
    self.tellsSuppressions = tellsSuppressions
    indices = Dictionary(firsts: rules.enumerated().map { ($0.element, $0.offset) })
  }

  mutating func write(
    _ diagnostic: Diagnostic,
    _ setting: RuleLevels.Setting? = nil,
    to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("ruleId", diagnostic.rule.name)
      if let index = indices[diagnostic.rule] { writer.member("ruleIndex", index) }
      writer.member("level", diagnostic.severity.sarifLevel)
      writer.object("message") { $0.member("text", Self.plain(diagnostic.message)) }
      if diagnostic.location != nil || diagnostic.path != nil {
        writer.array("locations", [diagnostic]) { writer, diagnostic in
          writer.object { writer in
            write(diagnostic.location, to: &writer)
            if let path = diagnostic.path { Self.write(path, to: &writer) }
          }
        }
      }
      if !diagnostic.notes.isEmpty {
        writer.array("relatedLocations", Array(diagnostic.notes.enumerated())) { writer, note in
          writer.object { writer in
            writer.member("id", note.offset + 1)
            write(note.element.location, to: &writer)
            writer.object("message") { $0.member("text", Self.plain(note.element.message)) }
          }
        }
      }
      if let fix = diagnostic.fix, let location = diagnostic.location {
        write(fix, location.file, to: &writer)
      }
      if tellsSuppressions { write(setting, to: &writer) }
    }
  }

  private mutating func write(_ location: SourceLocation?, to writer: inout JSONWriter) {
    guard let location else { return }
    writer.object("physicalLocation") { writer in
      Self.writeArtifact(location.file, to: &writer)
      if location.range != nil { writeRegion("region", location, to: &writer) }
    }
  }

  private mutating func writeRegion(_ key: String, _ location: SourceLocation, to writer: inout JSONWriter) {
    guard let start = sources.start(of: location), let end = sources.end(of: location) else { return }
    writer.object(key) { writer in
      writer.member("startLine", start.line)
      writer.member("startColumn", start.column)
      writer.member("endLine", end.line)
      writer.member("endColumn", end.column)
    }
  }

  private mutating func write(_ fix: Diagnostic.Fix, _ file: String, to writer: inout JSONWriter) {
    let location = SourceLocation(file: file, range: fix.range)
    guard sources.start(of: location) != nil else { return }
    writer.array("fixes", [fix]) { writer, fix in
      writer.object { writer in
        writer.object("description") { $0.member("text", Self.plain(fix.message)) }
        writer.array("artifactChanges", [fix]) { writer, fix in
          writer.object { writer in
            Self.writeArtifact(file, to: &writer)
            writer.array("replacements", [fix]) { writer, fix in
              writer.object { writer in
                writeRegion("deletedRegion", location, to: &writer)
                writer.object("insertedContent") { $0.member("text", fix.replacement) }
              }
            }
          }
        }
      }
    }
  }

  private mutating func write(_ setting: RuleLevels.Setting?, to writer: inout JSONWriter) {
    writer.array("suppressions", [setting].compactMap(\.self)) { writer, setting in
      writer.object { writer in
        writer.member("kind", "external")
        writer.member("justification", setting.justification)
        if let location = setting.location {
          writer.object("location") { write(location, to: &$0) }
        }
      }
    }
  }

  private static func write(_ path: DefinitionPlace, to writer: inout JSONWriter) {
    let keys = path.keys.description
    guard !keys.isEmpty || !path.words.isEmpty else { return }
    writer.array("logicalLocations", [path]) { writer, path in
      writer.object { writer in
        if !path.words.isEmpty { writer.member("name", path.words) }
        if !keys.isEmpty { writer.member("fullyQualifiedName", keys) }
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

  private static func writeArtifact(_ file: String, to writer: inout JSONWriter) {
    writer.object("artifactLocation") { $0.member("uri", URIText.reference(toFile: file)) }
  }
}

extension RuleLevels.Setting {
  fileprivate var justification: String {
    switch scope {
    case .commandLine: "'\(rule.name)' is set to '\(level.rawValue)' on the command line"
    case .project: "'\(rule.name)' is set to '\(level.rawValue)' for the project"
    case .file: "'\(rule.name)' is set to '\(level.rawValue)' for this file"
    }
  }
}
