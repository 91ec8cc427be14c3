import IntentDiagnostics
import IntentSchema

/// The result of a command that checks files, for all output formats.
package struct DiagnosticReport: Sendable {
  package var sources: [SourceText]
  package var diagnostics: [Diagnostic]
  package var suppressed: [SuppressedDiagnostic]
  package var fileCount: Int
  package var moduleCount: Int
  package var isStrict: Bool
  /// Files with App Intents that were checked.
  package var swiftFileCount = 0
  /// Sentences that are about no file.
  package var remarks: [String] = []

  package init(
    sources: [SourceText],
    diagnostics: [Diagnostic],
    suppressed: [SuppressedDiagnostic] = [],
    fileCount: Int = 0,
    moduleCount: Int = 1,
    isStrict: Bool = false
  ) {
    self.sources = sources
    self.diagnostics = diagnostics
    self.suppressed = suppressed
    self.fileCount = fileCount
    self.moduleCount = moduleCount
    self.isStrict = isStrict
  }

  package func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  package var isFailure: Bool {
    diagnostics.contains { $0.severity >= (isStrict ? .warning : .error) }
  }

  /// `3 files in 2 modules and 1 Swift file, 1 error, 0 warnings, 4 suppressed`.
  package var summary: String {
    var first = counted(fileCount, "file")
    if moduleCount > 1 { first += " in " + counted(moduleCount, "module") }
    if swiftFileCount > 0 {
      let files = counted(swiftFileCount, "Swift file")
      first = fileCount == 0 ? files : first + " and " + files
    }
    var parts = [first, counted(count(.error), "error"), counted(count(.warning), "warning")]
    if !suppressed.isEmpty { parts.append("\(suppressed.count) suppressed") }
    return parts.joined(separator: ", ")
  }
}

/// A format for reports. To add one, conform to it.
package protocol DiagnosticOutputFormat: Sendable {
  /// A report as UTF-8.
  func bytes(of report: DiagnosticReport) -> [UInt8]
}

extension DiagnosticOutputFormat {
  package func text(of report: DiagnosticReport) -> String {
    String(decoding: bytes(of: report), as: UTF8.self)
  }
}

extension JSONWriter {
  /// A fix changes the file of its diagnostic, so without a file it has no location.
  package mutating func members(of diagnostic: Diagnostic, _ sources: inout SourceMap) {
    member("rule", diagnostic.rule.name)
    member("severity", diagnostic.severity.rawValue)
    member("message", diagnostic.message)
    location(diagnostic.location, &sources)
    if let path = diagnostic.path {
      object("path") { writer in
        writer.member("keys", path.keys.description)
        writer.member("words", path.words)
      }
    }
    if !diagnostic.notes.isEmpty {
      array("notes", diagnostic.notes) { writer, note in
        writer.object { writer in
          writer.member("message", note.message)
          writer.location(note.location, &sources)
        }
      }
    }
    if let fix = diagnostic.fix {
      object("fix") { writer in
        writer.member("message", fix.message)
        if let file = diagnostic.location?.file {
          writer.location(SourceLocation(file: file, range: fix.range), &sources)
        }
        writer.member("replacement", fix.replacement)
        writer.member("isSafe", fix.isSafe)
      }
    }
  }

  package mutating func location(
    _ location: SourceLocation?,
    key: String = "location",
    _ sources: inout SourceMap
  ) {
    guard let location else { return }
    let start = sources.start(of: location)
    let end = sources.end(of: location)
    object(key) { writer in
      writer.member("file", location.file)
      guard let range = location.range, let start, let end else { return }
      writer.position("start", start, range.lowerBound)
      writer.position("end", end, range.upperBound)
    }
  }

  private mutating func position(_ key: String, _ position: LineTable.Position, _ offset: Int) {
    object(key) { writer in
      writer.member("line", position.line)
      writer.member("column", position.column)
      writer.member("offset", offset)
    }
  }
}
