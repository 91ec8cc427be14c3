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

/// How a change affects its audience.
package enum Verdict: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Users and code lose nothing.
  case safe
  /// It works, but users see less than they could, or something unexpected.
  case careful
  /// A choice is lost or means something else, or existing code no longer compiles.
  case breaking

  /// The severity of a diagnostic about the change.
  package var severity: Severity {
    switch self {
    case .safe: .note
    case .careful: .warning
    case .breaking: .error
    }
  }

  /// The verdict for a severity, after the project has set it.
  package init(_ severity: Severity) {
    switch severity {
    case .note: self = .safe
    case .lint, .warning: self = .careful
    case .error: self = .breaking
    }
  }

  package static func < (left: Verdict, right: Verdict) -> Bool {
    left.severity < right.severity
  }
}

/// The audience that a change affects.
package enum Audience: String, Sendable, Hashable, CaseIterable {
  /// The Swift code that uses the generated code. Breaking: a name that the code uses is gone or has another
  /// type. Careful: code has to be added.
  case source
  /// Configurations that were stored with intentc's runtime: values by parameter name, cases by name or
  /// index, objects by identifier.
  case stored
  /// The data that Apple's system keeps for placed widgets and saved shortcuts: the class of the intent,
  /// parameter names and tags, enum indices, identifiers of objects.
  case placed
  /// The tables of translations, which refer to a text by its ID.
  case texts

  /// Its name in a sentence, which contains its name in options.
  package var words: String {
    switch self {
    case .source: "Swift source"
    case .stored: "stored configurations"
    case .placed: "placed widgets and shortcuts"
    case .texts: "localised texts"
    }
  }
}
