/// A kind of problem that the compiler reports.
///
/// Each rule is declared next to the code that reports it, as a static member of this type. Its help is in
/// LibIntentc.
package struct Rule: Sendable, Hashable {
  /// When a rule is checked.
  package enum Occasion: Sendable {
    /// Whenever definitions are checked.
    case check
    /// When two versions of definitions are compared.
    case comparison
    /// When files are written, stored configurations are checked, or one language is requested.
    case other
  }

  /// The rule's name in kebab case, as used in options and `intentc.json`: `unknown-enum`.
  package let name: String
  /// The default severity of the rule.
  package let severity: Severity
  /// A summary of the rule, one sentence without a period.
  package let summary: String
  /// When the rule is checked.
  package let occasion: Occasion
  /// Whether the rule always is an error, because no code can be generated or no configuration read.
  package let isFixed: Bool

  /// Declares a rule.
  ///
  /// - Parameter isFixed: `nil` means every error that is not about a change.
  package init(
    _ name: String,
    _ severity: Severity,
    _ summary: String,
    on occasion: Occasion = .check,
    isFixed: Bool? = nil
  ) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.occasion = occasion
    self.isFixed = isFixed ?? (severity == .error && occasion != .comparison)
  }

  package static func == (left: Rule, right: Rule) -> Bool {
    left.name == right.name
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// The severities that a project gives to rules: `rules`, `files` and `places` in `intentc.json`.
package struct RuleLevels: Sendable {
  /// The effect of a setting on the diagnostics of a rule.
  package enum Level: String, Sendable, Hashable, CaseIterable {
    case error, warning, lint, off

    /// The severity that diagnostics get; `nil` if they are dropped.
    package var severity: Severity? {
      switch self {
      case .error: .error
      case .warning: .warning
      case .lint: .lint
      case .off: nil
      }
    }
  }

  /// The level of one rule, and its scope.
  package struct Setting: Sendable {
    package var rule: Rule
    package var level: Level
    /// The file that the setting applies to, as a path from the folder of `intentc.json`; `nil` for every file.
    package var file: String?
    /// The place that the setting applies to, with everything inside it; `nil` for every place.
    package var place: DefinitionPlace?
    /// The location of the setting; `nil` for a command-line option.
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

    /// The scope of the setting.
    package enum Scope: String, Sendable, Hashable, CaseIterable {
      case commandLine, project, file, place
    }

    /// The scope of the setting.
    package var scope: Scope {
      if place != nil { return .place }
      if file != nil { return .file }
      return location == nil ? .commandLine : .project
    }

    /// Whether the setting hides diagnostics that would be shown otherwise.
    package var isSuppression: Bool {
      level == .off || (level == .lint && rule.severity > .lint)
    }
  }

  /// The settings, in file order.
  package var settings: [Setting]

  package init(_ settings: [Setting] = []) {
    self.settings = settings
  }

  /// Every rule with a level in any scope.
  package var rules: Set<Rule> {
    Set(settings.lazy.map(\.rule))
  }
}

/// A suppressed diagnostic, and the setting that suppresses it.
package struct SuppressedDiagnostic: Sendable {
  package var diagnostic: Diagnostic
  package var setting: RuleLevels.Setting

  package init(_ diagnostic: Diagnostic, by setting: RuleLevels.Setting) {
    self.diagnostic = diagnostic
    self.setting = setting
  }
}
