import IntentCompiler
import IntentDiagnostics

/// Diagnostics in SARIF 2.1.0 (OASIS Static Analysis Results Interchange Format), for code scanning and editors.
///
/// Contains the reported rules with their help. Suppressed diagnostics are results with suppressions.
package struct SARIFOutput: DiagnosticOutputFormat {
  package init() {}

  package func write(_ report: DiagnosticReport, to output: ([UInt8]) -> Void) {
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
            writer.drain(into: output)
          }
        }
      }
    }
    writer.end()
    output(writer.bytes)
  }

  /// The reported rules, in the order of the catalogue.
  private static func rules(of report: DiagnosticReport) -> [Rule] {
    var occurring = Set(report.diagnostics.lazy.map(\.rule))
    occurring.formUnion(report.suppressed.lazy.map(\.diagnostic.rule))
    let known = Rule.all.filter { occurring.contains($0) }
    return known + occurring.subtracting(known).sorted { $0.name < $1.name }
  }

  private static func writeTool(_ rules: [Rule], to writer: inout JSONWriter) {
    writer.object("driver") { writer in
      writer.member("name", "intentc")
      writer.member("version", Compiler.version)
      writer.member("semanticVersion", Compiler.version)
      writer.array("rules", rules) { writer, rule in
        writer.object { write(rule, to: &$0) }
      }
    }
  }

  private static func write(_ rule: Rule, to writer: inout JSONWriter) {
    let page = RulePage(rule)
    writer.member("id", rule.name)
    writer.object("shortDescription") { $0.member("text", rule.summary + ".") }
    if let help = rule.help {
      writer.object("fullDescription") { $0.member("text", help.meaning) }
    }
    writer.object("help") { writer in
      writer.member("text", page.text(width: 100))
      writer.member("markdown", page.markdown())
    }
    writer.object("defaultConfiguration") { writer in
      writer.member("enabled", rule.severity != .lint)
      writer.member("level", rule.severity.sarifLevel)
    }
  }
}

extension Severity {
  /// The corresponding SARIF level.
  var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .lint, .note: "note"
    }
  }
}
