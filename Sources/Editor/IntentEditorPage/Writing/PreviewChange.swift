import IntentDiagnostics

/// A change between two versions of a definition.
package struct PreviewChange: Sendable, Hashable {
  /// How bad it is: `breaking`, `careful` or `safe`.
  package var level: String
  /// What has changed, in one sentence.
  package var text: String

  package init(_ level: String, _ text: String) {
    self.level = level
    self.text = text
  }
}

extension JSONWriter {
  mutating func changes(_ changes: [PreviewChange]) {
    array("changes", changes) { writer, change in
      writer.object { writer in
        writer.member("level", change.level)
        writer.shown("text", change.text)
      }
    }
  }
}
