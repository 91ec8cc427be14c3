import IntentDiagnostics

/// One change of meaning between two versions of definitions.
package struct SchemaChange: Sendable, Hashable {
  /// The intent, enum or object type that a change is part of.
  package struct Subject: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case intent
      case `enum`
      case type
    }

    package var kind: Kind
    /// Its name in the new version, or in the old one if it was removed.
    package var name: String
  }

  /// The message and the rule. Its location is in the new version, or in the old one if the new version has
  /// none. Its severity is that of ``verdict`` unless the project has set another.
  package var diagnostic: Diagnostic
  /// The verdict for each audience. A missing audience counts as safe.
  package var verdicts: [Audience: Verdict]
  /// The declaration that the change belongs to.
  package var subject: Subject
  /// The location in the old version, or `nil`.
  package var old: SourceLocation?
  /// The location in the new version, or `nil`.
  package var new: SourceLocation?

  /// The worst verdict of all audiences, or the one that the project has set.
  package var verdict: Verdict { Verdict(diagnostic.severity) }

  /// The verdict for one audience.
  package func verdict(for audience: Audience) -> Verdict { verdicts[audience] ?? .safe }
}

extension SchemaChange {
  /// The verdicts that are not safe: `breaking for Swift source; careful for placed widgets`. If a setting
  /// changes the level, the new level follows. The text is empty if all verdicts are safe and unchanged.
  var verdictWords: String {
    var words = [Verdict.breaking, .careful].compactMap { verdict in
      let audiences = Audience.allCases.filter { self.verdict(for: $0) == verdict }
      return audiences.isEmpty
        ? nil : "\(verdict.rawValue) for \(audiences.map(\.words).joined(separator: ", "))"
    }
    if verdict != verdicts.values.max() ?? .safe {
      words.append("counts as \(verdict.rawValue) by the level of the rule")
    }
    return words.joined(separator: "; ")
  }
}
