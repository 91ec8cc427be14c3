import IntentDiagnostics

package struct SchemaChange: Sendable, Hashable {
  /// The intent, enum or object type that a change is part of.
  package struct Subject: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case intent
      case `enum`
      case type
    }

    package var kind: Kind
    /// The name in the new version, or in the old one for a removed declaration.
    package var name: String
  }

  /// The message and rule, with a location in the new version if there is one, or else in the old one. The
  /// severity matches ``verdict`` unless the project sets another.
  package var diagnostic: Diagnostic
  /// The verdict for each audience. A missing audience counts as safe.
  package var verdicts: [Audience: Verdict]
  package var subject: Subject
  package var old: SourceLocation?
  package var new: SourceLocation?

  /// The worst verdict for any audience, or the project's setting.
  package var verdict: Verdict { Verdict(diagnostic.severity) }

  package func verdict(for audience: Audience) -> Verdict { verdicts[audience] ?? .safe }
}

extension SchemaChange {
  /// The verdicts that aren't safe: `breaking for Swift source; careful for placed widgets`. If a setting
  /// changes the level, the new level follows. Empty if all verdicts are safe and unchanged.
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

/// The effect of a change on its audience.
package enum Verdict: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Users and code lose nothing.
  case safe
  /// It works, but users see less than they could, or something unexpected.
  case careful
  /// A choice is lost or means something else, or existing code stops compiling.
  case breaking

  package var severity: Severity {
    switch self {
    case .safe: .note
    case .careful: .warning
    case .breaking: .error
    }
  }

  /// The verdict for a severity that a project may have set.
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
  /// Swift code that uses the generated code. Breaking: a name disappeared or has another type. Careful: code
  /// has to be added.
  case source
  /// Configurations stored with intentc's runtime: values by parameter name, cases by name or index, objects
  /// by identifier.
  case stored
  /// Data that Apple's systems keep for placed widgets and saved shortcuts: the class of the intent,
  /// parameter names and tags, enum indices, identifiers of objects.
  case placed
  /// The tables of translations, which refer to texts by ID.
  case texts

  /// The name in a sentence. It contains the option's name.
  package var words: String {
    switch self {
    case .source: "Swift source"
    case .stored: "stored configurations"
    case .placed: "placed widgets and shortcuts"
    case .texts: "localized texts"
    }
  }
}
