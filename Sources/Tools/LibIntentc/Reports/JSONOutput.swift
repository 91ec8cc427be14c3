import IntentCompiler
import IntentConfigurations
import IntentDiagnostics

/// Writes one JSON object, described by `Documentation/diagnostics.schema.json`.
///
/// `formatVersion` only changes if the meaning of a key does. Keys keep their order. A key without a value is
/// omitted. Lines and columns start at 1, and columns count code points. Offsets start at 0 and count UTF-8
/// bytes. A range ends just before its `end`.
package struct JSONOutput: DiagnosticOutputFormat {
  package static let formatVersion = 1

  package init() {}

  /// Suppressed diagnostics are separate, each with the setting that suppressed it, so `diagnostics` alone
  /// decides about failure.
  package func bytes(of report: DiagnosticReport) -> [UInt8] {
    var sources = SourceMap(report.sources)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("formatVersion", Self.formatVersion)
      writer.object("tool") { writer in
        writer.member("name", "intentc")
        writer.member("version", Program.version)
      }
      writer.object("summary") { writer in
        writer.member("files", report.fileCount)
        writer.member("modules", report.moduleCount)
        if report.swiftFileCount > 0 { writer.member("swiftFiles", report.swiftFileCount) }
        writer.member("errors", report.count(.error))
        writer.member("warnings", report.count(.warning))
        writer.member("notes", report.count(.note))
        writer.member("suppressed", report.suppressed.count)
        writer.member("failed", report.isFailure)
      }
      writer.array("diagnostics", report.diagnostics) { writer, diagnostic in
        writer.object { $0.members(of: diagnostic, &sources) }
      }
      writer.array("suppressed", report.suppressed) { writer, suppressed in
        writer.object { writer in
          writer.members(of: suppressed.diagnostic, &sources)
          writer.object("suppressedBy") { writer in
            writer.member("scope", suppressed.setting.scope.rawValue)
            writer.member("level", suppressed.setting.level.rawValue)
            writer.location(suppressed.setting.location, &sources)
          }
        }
      }
    }
    writer.end()
    return writer.bytes
  }
}

extension DiagnosticReport {
  package init(_ result: CompilerCall.Result, isStrict: Bool = false) {
    self.init(
      sources: result.compilation.sources,
      diagnostics: result.diagnostics,
      suppressed: result.suppressed,
      fileCount: result.definitionCount,
      moduleCount: result.moduleCount,
      isStrict: isStrict
    )
  }
}
