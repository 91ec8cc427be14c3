import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let sharedTextID = Rule(
    "shared-text-id",
    .lint,
    "Two definitions use the same ID for different texts"
  )
}

enum SharedTextID {
  /// An earlier text, with its file.
  private struct Seen {
    var text: Located<String>
    var definition: Definition
  }

  /// Diagnostics for each group of definitions, compared with the groups before it.
  static func check(_ groups: [[Definition]]) -> [[Diagnostic]] {
    var seen: [String: Seen] = [:]
    return groups.map { group in
      var own: [String: Seen] = [:]
      var diagnostics: [Diagnostic] = []
      for definition in group {
        var shared: [(text: DefinitionText, other: Seen)] = []
        definition.forEachText { text in
          guard text.role != .hidden, let id = text.text.id?.value, !id.isEmpty, let stated = text.text.text,
            !text.text.isBlank, own[id] == nil
          else { return }
          own[id] = Seen(text: stated, definition: definition)
          guard let other = seen[id], other.text.value != stated.value,
            other.definition.namespace?.value != definition.namespace?.value
          else { return }
          shared.append((text, other))
        }
        diagnostics += report(shared)
      }
      seen.merge(own) { first, _ in first }
      return diagnostics
    }
  }

  /// One diagnostic for a file, at the first of its texts.
  private static func report(_ shared: [(text: DefinitionText, other: Seen)]) -> [Diagnostic] {
    guard let (text, other) = shared.first, let id = text.text.id else { return [] }
    let more =
      switch shared.count {
      case 1: ""
      case 2: ", and one more is shared"
      default: ", and \(shared.count - 1) more are shared"
      }
    return [
      Diagnostic(
        .sharedTextID,
        "'\(id.value)' is also the ID of '\(other.text.value.shortened)' in '\(other.definition.name)'\(more); "
          + "give the texts of one file their own IDs",
        at: text.site.location(id.range),
        path: text.site.path(key: text.key + "ID"),
        notes: [Diagnostic.Note("the other text is here", at: other.definition.location(other.text.range))]
      )
    ]
  }
}
