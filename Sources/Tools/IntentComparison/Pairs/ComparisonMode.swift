import AppFacts
import IntentDiagnostics

/// What is compared with what, and what is known besides the two contracts.
enum ComparisonMode {
  /// Definitions with definitions.
  case definitions
  /// Definitions with the App Intents that take over. Intents with one of the `remaining` classes need no App
  /// Intent, because a definition still declares them, or a build generates one.
  case migration(to: DeclaredTypes, remaining: Set<String>)
  /// App Intents with App Intents, and the apps around them.
  case appIntents(DeclaredTypes, AppPair)

  /// The mode without what is known. It decides how elements match, who notices a change, and its words.
  enum Kind: CaseIterable {
    case definitions
    /// App Intents that take over from a definition.
    case migration
    case appIntents

    /// Stored configurations are only read with definitions.
    func verdicts(_ verdict: Verdict) -> [Audience: Verdict] {
      self == .definitions ? [.stored: verdict, .placed: verdict] : [.placed: verdict]
    }
  }

  var kind: Kind {
    switch self {
    case .definitions: .definitions
    case .migration: .migration
    case .appIntents: .appIntents
    }
  }
}

extension ElementPair {
  var mode: ComparisonMode.Kind {
    new.isOfDefinition ? .definitions : old.isOfDefinition ? .migration : .appIntents
  }
}

extension Set<ComparisonMode.Kind> {
  static let all = Self(ComparisonMode.Kind.allCases)
  static let definitions: Self = [.definitions]
  static let swift: Self = [.migration, .appIntents]
}
