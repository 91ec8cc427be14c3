import IntentSchema

extension JSONWriter {
  /// Writes the members of a diagnostic's object.
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

  /// Writes a location as the member with that key; nothing if there is no location.
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
