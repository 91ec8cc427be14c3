import IntentDiagnostics

/// One difference between two versions of definitions that means something.
package struct SchemaChange: Sendable, Hashable {
  /// The intent, enum or object type that a change is part of.
  package struct Subject: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case intent
      case `enum`
      case type
    }

    package var kind: Kind
    /// Its name in the new version, or in the old one where it is gone.
    package var name: String
  }

  /// What is changed, why it matters, and the rule that knows. Its location is the new place, or the old one where
  /// the new version has none; its severity is that of ``verdict`` unless the project has set another.
  package var diagnostic: Diagnostic
  /// The verdict for each audience; safe for one that is not there.
  package var verdicts: [Audience: Verdict]
  /// What it is part of.
  package var subject: Subject
  /// The place in the old version; `nil` where it has none.
  package var old: SourceLocation?
  /// The place in the new version; `nil` where it has none.
  package var new: SourceLocation?

  /// The worst of the audiences' verdicts, or the one that the project has set.
  package var verdict: Verdict { Verdict(diagnostic.severity) }

  /// The verdict for one audience.
  package func verdict(for audience: Audience) -> Verdict { verdicts[audience] ?? .safe }
}

extension SchemaChange {
  /// The verdicts that are not safe: `breaking for Swift source; careful for placed widgets`; with what they count as
  /// where a setting says so. Empty where all are safe and count as that.
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
