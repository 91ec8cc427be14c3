/// The severities that a project gives to rules: `rules`, `files` and `places` in `intentc.json`.
package struct RuleLevels: Sendable, Hashable {
  /// What becomes of the diagnostics of a rule.
  package enum Level: String, Sendable, Hashable, CaseIterable {
    case error, warning, lint, off

    /// The severity that a diagnostic gets; `nil` where it is dropped.
    package var severity: Severity? {
      switch self {
      case .error: .error
      case .warning: .warning
      case .lint: .lint
      case .off: nil
      }
    }
  }

  /// The level of one rule, and where it counts.
  package struct Setting: Sendable, Hashable {
    package var rule: Rule
    package var level: Level
    /// The file in which it counts, as a path from the folder of `intentc.json`; `nil` for every file.
    package var file: String?
    /// The place in a definition at which it counts, with everything inside it; `nil` for every place.
    package var place: DefinitionPlace?
    /// Where it is written; `nil` for one of the command line.
    package var location: SourceLocation?

    package init(
      _ rule: Rule,
      _ level: Level,
      file: String? = nil,
      place: DefinitionPlace? = nil,
      at location: SourceLocation? = nil
    ) {
      self.rule = rule
      self.level = level
      self.file = file
      self.place = place
      self.location = location
    }

    /// How far it reaches.
    package enum Scope: String, Sendable, Hashable, CaseIterable {
      case commandLine, project, file, place
    }

    /// How far it reaches.
    package var scope: Scope {
      if place != nil { return .place }
      if file != nil { return .file }
      return location == nil ? .commandLine : .project
    }

    /// Whether it keeps diagnostics from being shown that would be shown without it.
    package var isSuppression: Bool {
      level == .off || (level == .lint && rule.severity > .lint)
    }
  }

  /// The settings in the file's order.
  package var settings: [Setting]

  package init(_ settings: [Setting] = []) {
    self.settings = settings
  }

  /// Every rule that has a level somewhere.
  package var rules: Set<Rule> {
    Set(settings.lazy.map(\.rule))
  }
}
