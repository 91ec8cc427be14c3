import IntentDiagnostics

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
