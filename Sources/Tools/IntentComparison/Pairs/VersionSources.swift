import IntentDiagnostics

/// The sources of the two versions. They decide how elements match, who notices a change, and its words.
enum VersionSources: CaseIterable {
  case definitions
  /// App Intents that take over from a definition.
  case migration
  case appIntents

  /// Stored configurations are only read with definitions.
  func verdicts(_ verdict: Verdict) -> [Audience: Verdict] {
    self == .definitions ? [.stored: verdict, .placed: verdict] : [.placed: verdict]
  }
}

extension ElementPair {
  var sources: VersionSources {
    new.isOfDefinition ? .definitions : old.isOfDefinition ? .migration : .appIntents
  }
}

extension Set<VersionSources> {
  static let all = Self(VersionSources.allCases)
  static let definitions: Self = [.definitions]
  static let swift: Self = [.migration, .appIntents]
}
