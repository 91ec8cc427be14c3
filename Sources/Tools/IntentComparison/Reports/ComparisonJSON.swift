import IntentCompiler
import IntentConfigurations
import IntentDefinition
import IntentDiagnostics

/// Writes a comparison as one JSON object, described by `Documentation/diff.schema.json`.
///
/// `formatVersion` stays 1 until the meaning of a key changes. Keys keep their order. A key without a value
/// is omitted.
package enum ComparisonJSON {
  package static let formatVersion = 1

  /// Lists that are only sometimes there, such as accepted changes, are left out when empty; `changes` never
  /// is.
  package static func bytes(of report: ComparisonReport, isFailure: Bool) -> [UInt8] {
    var sources = SourceMap(report.sources)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("formatVersion", formatVersion)
      writer.object("tool") { writer in
        writer.member("name", "intentc")
        writer.member("version", Program.version)
      }
      writer.object("summary") { writer in
        for verdict in [Verdict.breaking, .careful, .safe] {
          writer.member(verdict.rawValue, report.count(verdict))
        }
        writer.member("accepted", report.accepted.count)
        writer.member("suppressed", report.suppressed.count)
        writer.member("others", report.othersCount)
        if let extent = report.extent {
          writer.member("definitions", extent.definitions)
          if let count = extent.appIntents { writer.member("appIntents", count) }
        }
        writer.member("failed", isFailure)
      }
      writer.array("changes", report.shownChanges) { writer, change in
        writer.object { write(change, report.audiences, to: &$0, &sources) }
      }
      if !report.accepted.isEmpty {
        writer.array("accepted", report.accepted) { writer, change in
          writer.object { write(change, report.audiences, to: &$0, &sources) }
        }
      }
      if !report.allProblems.isEmpty {
        writer.array("problems", report.allProblems) { writer, problem in
          writer.object { $0.members(of: problem, &sources) }
        }
      }
      if !report.noteWords.isEmpty { writer.array("notes", report.noteWords) { $0.string($1) } }
    }
    writer.end()
    return writer.bytes
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
    if change.verdict == .breaking { writer.member("acceptedPath", change.acceptedPath) }
    writer.location(change.old, key: "old", &sources)
    writer.location(change.new, key: "new", &sources)
    if let acceptance = change.acceptance {
      writer.member("reason", acceptance.reason)
      writer.member("release", acceptance.release)
    }
    if !change.releases.isEmpty { writer.array("releases", change.releases) { $0.string($1) } }
  }
}
