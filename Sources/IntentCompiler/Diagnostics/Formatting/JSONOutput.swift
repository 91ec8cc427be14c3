/// Diagnostics as one JSON object, described by `Documentation/diagnostics.schema.json`.
///
/// The root has `formatVersion`, 1 until the meaning of a key changes; new keys may come without a new version.
/// Keys always come in the same order, and one without a value is left out. Lines and columns count from 1, columns
/// in code points; offsets count from 0, in bytes of the text as UTF-8. A place ends just before its `end`.
public struct JSONOutput: DiagnosticOutputFormat {
  /// The version of the format.
  public static let formatVersion = 1

  public init() {}

  public func write(_ report: DiagnosticReport, to output: ([UInt8]) -> Void) {
    var sources = SourceMap(report.sources)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("formatVersion", Self.formatVersion)
      writer.object("tool") { writer in
        writer.member("name", "intentc")
        writer.member("version", Compiler.version)
      }
      writer.object("summary") { writer in
        writer.member("files", report.fileCount)
        writer.member("modules", report.moduleCount)
        writer.member("errors", report.count(.error))
        writer.member("warnings", report.count(.warning))
        writer.member("notes", report.count(.note))
        writer.member("suppressed", report.suppressed.count)
        writer.member("failed", report.isFailure)
      }
      writer.array("diagnostics", report.diagnostics) { writer, diagnostic in
        writer.object { Self.write(diagnostic, to: &$0, &sources) }
        writer.drain(into: output)
      }
      writer.array("suppressed", report.suppressed) { writer, suppressed in
        writer.object { writer in
          Self.write(suppressed.diagnostic, to: &writer, &sources)
          writer.object("suppressedBy") { writer in
            writer.member("scope", suppressed.setting.scope.rawValue)
            writer.member("level", suppressed.setting.level.rawValue)
            Self.write(suppressed.setting.location, to: &writer, &sources)
          }
        }
        writer.drain(into: output)
      }
    }
    writer.end()
    output(writer.bytes)
  }

  /// Writes the members of the object that a diagnostic is.
  static func write(
    _ diagnostic: Diagnostic,
    to writer: inout JSONWriter,
    _ sources: inout SourceMap
  ) {
    writer.member("rule", diagnostic.rule.name)
    writer.member("severity", diagnostic.severity.rawValue)
    writer.member("message", diagnostic.message)
    write(diagnostic.location, to: &writer, &sources)
    if let path = diagnostic.path {
      writer.object("path") { writer in
        writer.member("keys", path.keys)
        writer.member("words", path.words)
      }
    }
    if !diagnostic.notes.isEmpty {
      writer.array("notes", diagnostic.notes) { writer, note in
        writer.object { writer in
          writer.member("message", note.message)
          write(note.location, to: &writer, &sources)
        }
      }
    }
    if let fix = diagnostic.fix {
      writer.object("fix") { writer in
        writer.member("message", fix.message)
        if let file = diagnostic.location?.file {
          write(SourceLocation(file: file, range: fix.range), to: &writer, &sources)
        }
        writer.member("replacement", fix.replacement)
        writer.member("isSafe", fix.isSafe)
      }
    }
  }

  static func write(
    _ location: SourceLocation?,
    key: String = "location",
    to writer: inout JSONWriter,
    _ sources: inout SourceMap
  ) {
    guard let location else { return }
    let start = sources.start(of: location)
    let end = sources.end(of: location)
    writer.object(key) { writer in
      writer.member("file", location.file)
      guard let range = location.range, let start, let end else { return }
      write("start", start, range.lowerBound, to: &writer)
      write("end", end, range.upperBound, to: &writer)
    }
  }

  private static func write(
    _ key: String,
    _ position: LineTable.Position,
    _ offset: Int,
    to writer: inout JSONWriter
  ) {
    writer.object(key) { writer in
      writer.member("line", position.line)
      writer.member("column", position.column)
      writer.member("offset", offset)
    }
  }
}
