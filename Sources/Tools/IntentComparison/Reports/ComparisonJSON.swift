import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

/// Writes a comparison as one JSON object, described by `Documentation/diff.schema.json`.
///
/// `formatVersion` stays 1 until the meaning of a key changes. Keys keep their order. A key without a value
/// is omitted.
package enum ComparisonJSON {
  package static let formatVersion = 1

  /// - Parameter output: Receives UTF-8 in pieces.
  package static func write(
    _ report: ComparisonReport,
    isFailure: Bool,
    to output: ([UInt8]) -> Void
  ) {
    var sources = SourceMap(report.sources)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("formatVersion", formatVersion)
      writer.object("tool") { writer in
        writer.member("name", "intentc")
        writer.member("version", Compiler.version)
      }
      writer.object("summary") { writer in
        for verdict in [Verdict.breaking, .careful, .safe] {
          writer.member(verdict.rawValue, report.count(verdict))
        }
        writer.member("accepted", report.accepted.count)
        writer.member("suppressed", report.suppressed.count)
        writer.member("others", report.othersCount)
        writer.member("failed", isFailure)
      }
      writer.array("changes", report.shownChanges) { writer, change in
        writer.object { write(change, report.audiences, to: &$0, &sources) }
        writer.drain(into: output)
      }
      if !report.accepted.isEmpty {
        writer.array("accepted", report.accepted) { writer, change in
          writer.object { write(change, report.audiences, to: &$0, &sources) }
          writer.drain(into: output)
        }
      }
      if !report.allProblems.isEmpty {
        writer.array("problems", report.allProblems) { writer, problem in
          writer.object { $0.members(of: problem, &sources) }
        }
      }
    }
    writer.end()
    output(writer.bytes)
  }

  private static func write(
    _ change: SchemaChange,
    _ audiences: Set<Audience>,
    to writer: inout JSONWriter,
    _ sources: inout SourceMap
  ) {
    let diagnostic = change.diagnostic
    writer.member("rule", diagnostic.rule.name)
    writer.member("verdict", change.verdict.rawValue)
    writer.object("verdicts") { writer in
      for audience in Audience.allCases where audiences.contains(audience) {
        writer.member(audience.rawValue, change.verdict(for: audience).rawValue)
      }
    }
    writer.member("message", diagnostic.message)
    writer.object("subject") { writer in
      writer.member("kind", change.subject.kind.word)
      writer.member("name", change.subject.name)
    }
    if let path = diagnostic.path, !path.words.isEmpty { writer.member("path", path.words) }
    writer.location(change.old, key: "old", &sources)
    writer.location(change.new, key: "new", &sources)
    if let acceptance = change.acceptance {
      writer.member("reason", acceptance.reason)
      writer.member("release", acceptance.release)
    }
    if !change.witnesses.isEmpty {
      writer.array("witnesses", change.witnesses) { writer, witness in
        writer.object { write(witness, to: &$0) }
      }
    }
    if !change.releases.isEmpty { writer.array("releases", change.releases) { $0.string($1) } }
  }

  private static func write(_ witness: Witness, to writer: inout JSONWriter) {
    writer.member("audience", witness.audience.rawValue)
    writer.member("intent", witness.intent)
    writer.member("executed", witness.reading != nil)
    writer.key("before")
    writer.value(witness.before)
    guard let reading = witness.reading else { return }
    writer.key("after")
    writer.value(reading.after)
    writer.member("message", reading.message)
  }
}

extension JSONWriter {
  /// Writes the values of a configuration, which JSON can hold.
  fileprivate mutating func value(_ plain: PlainValue) {
    switch plain {
    case .null: null()
    case .boolean(let value): boolean(value)
    case .integer(let value): integer(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .array(let elements): array(elements) { $0.value($1) }
    case .object(let fields):
      object { writer in
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
          writer.key(name)
          writer.value(value)
        }
      }
    case .largeInteger, .date, .data: string(JSONLayout.line.text(of: plain))
    }
  }
}
