/// What a diagnostic is about: a name by which projects and people refer to it, a severity and a summary. The
/// help is in LibIntentc.
package struct Rule: Sendable, Hashable {
  /// When the rule reports: while intentc checks an app, compares versions, or does other work.
  package enum Occasion: Sendable {
    case check
    case comparison
    /// Writing files, checking stored configurations, or requesting one language.
    case other
  }

  /// `unknown-enum`, as in options and `intentc.json`.
  package let name: String
  package let severity: Severity
  package let summary: String
  package let occasion: Occasion
  package let isFixed: Bool
  /// The kind of element that the system no longer finds after such a change. Different rules can report one
  /// loss.
  package let lost: ElementKind?

  /// - Parameter isFixed: Whether settings can't change the severity.
  package init(
    _ name: String,
    _ severity: Severity,
    _ summary: String,
    on occasion: Occasion = .check,
    isFixed: Bool? = nil,
    losing lost: ElementKind? = nil
  ) {
    self.name = name
    self.severity = severity
    self.summary = summary
    (self.occasion, self.lost) = (occasion, lost)
    self.isFixed = isFixed ?? (severity == .error && occasion != .comparison)
  }

  package static func == (left: Rule, right: Rule) -> Bool {
    left.name == right.name
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// The levels that a project sets with `rules` and `files` in `intentc.json`.
package struct RuleLevels: Sendable {
  /// The level that a project gives a rule.
  package enum Level: String, Sendable, Hashable, CaseIterable {
    case error, warning, lint, off

    package var severity: Severity? {
      switch self {
      case .error: .error
      case .warning: .warning
      case .lint: .lint
      case .off: nil
      }
    }
  }

  /// One level in `intentc.json`, with the file to which it applies.
  package struct Setting: Sendable {
    package var rule: Rule
    package var level: Level
    /// Relative to the folder of `intentc.json`.
    package var file: String?
    package var location: SourceLocation?

    package init(
      _ rule: Rule,
      _ level: Level,
      file: String? = nil,
      at location: SourceLocation? = nil
    ) {
      self.rule = rule
      self.level = level
      self.file = file
      self.location = location
    }

    /// Where a setting comes from and applies, as JSON reports name it.
    package enum Scope: String, Sendable, Hashable, CaseIterable {
      case commandLine, project, file
    }

    package var scope: Scope {
      if file != nil { return .file }
      return location == nil ? .commandLine : .project
    }

    package var isSuppression: Bool {
      level == .off || (level == .lint && rule.severity > .lint)
    }
  }

  package var settings: [Setting]

  package init(_ settings: [Setting] = []) {
    self.settings = settings
  }

  package var rules: Set<Rule> {
    Set(settings.lazy.map(\.rule))
  }
}

/// A problem that a setting turned off. Reports count it.
package struct SuppressedDiagnostic: Sendable {
  package var diagnostic: Diagnostic
  package var setting: RuleLevels.Setting

  package init(_ diagnostic: Diagnostic, by setting: RuleLevels.Setting) {
    self.diagnostic = diagnostic
    self.setting = setting
  }
}
