import IntentDiagnostics

/// What a change does to those whom it concerns.
package enum Verdict: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Nobody loses anything.
  case safe
  /// It works, but somebody sees less than they could, or something else than they expect.
  case careful
  /// Something that was chosen is lost or means something else, or code that was written no longer compiles.
  case breaking

  /// The severity of a diagnostic about the change.
  package var severity: Severity {
    switch self {
    case .safe: .note
    case .careful: .warning
    case .breaking: .error
    }
  }

  /// The verdict that a severity stands for, after the project has set it.
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

/// Whom a change concerns.
package enum Audience: String, Sendable, Hashable, CaseIterable {
  /// The Swift that uses the generated code. Breaking is that a name which code uses is gone or has another type;
  /// careful, that code has to be added.
  case source
  /// Configurations that intentc's own code has stored: values by parameter name, cases by name or index, objects
  /// by identifier.
  case stored
  /// What Apple's system keeps for placed widgets and saved shortcuts: the class of the intent, parameter names
  /// and tags, enum indices, identifiers of objects.
  case placed
  /// The tables of translations, which find a text by its ID.
  case texts

  /// Its name in a sentence, in which the name that an option has stands.
  package var words: String {
    switch self {
    case .source: "Swift source"
    case .stored: "stored configurations"
    case .placed: "placed widgets and shortcuts"
    case .texts: "localised texts"
    }
  }
}
