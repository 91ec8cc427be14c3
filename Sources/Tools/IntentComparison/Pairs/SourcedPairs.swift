import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// The sources of the two versions. They decide who notices a change, and its words.
enum VersionSources {
  case definitions
  /// App Intents that take over from a definition.
  case migration
  case appIntents

  /// Stored configurations are only read with definitions.
  func verdicts(_ verdict: Verdict) -> [Audience: Verdict] {
    self == .definitions ? [.stored: verdict, .placed: verdict] : [.placed: verdict]
  }
}

/// An intent in both versions, for the checks of all sources.
protocol SourcedIntentPair: ElementPair where Element == Contract.Intent {
  var sources: VersionSources { get }
  /// The parameters that both versions have.
  var keptParameters: [KeptElement<Contract.Field>] { get }
}

/// A parameter in both versions, for the checks of all sources.
protocol SourcedParameterPair: ElementPair where Element == Contract.Field {
  var sources: VersionSources { get }
}

extension SourcedParameterPair {
  var name: String { new.name }
}

/// An intent that nothing takes over.
struct LostIntent {
  let old: Contract.Intent
  let sources: VersionSources

  /// The verdicts for those who lose it.
  var verdicts: [Audience: Verdict] {
    let placed = [Audience.placed: old.loss.verdict]
    guard sources == .definitions else { return placed }
    return placed.merging([.stored: old.hasParameters ? .breaking : .safe]) { $1 }
  }

  /// By which its removal speaks of it.
  var name: String {
    switch sources {
    case .definitions: old.name
    case .migration: old.className.value ?? ""
    case .appIntents: old.likelyIdentifier
    }
  }

  var words: String {
    switch sources {
    case .definitions: "the intent '\(name)' was removed"
    case .migration: "no App Intent has the 'intentClassName' '\(name)'"
    case .appIntents:
      "there is no App Intent '\(name)' any more"
        + (old.reach.isOfSomeBuilds
          ? ", which builds with '#if \(Words.shortened(old.reach.condition ?? ""))' had" : "")
    }
  }
}

extension Contract.Intent {
  var hasParameters: Bool { !parameters.isEmpty }

  /// The words and the verdict for people who lose it.
  var loss: (words: String, verdict: Verdict) {
    if let schema { return schema.loss }
    let verdict: Verdict = reach.isOfSomeBuilds ? .careful : .breaking
    guard isOfWidget || isOfControl else { return ("shortcuts with it stop working", verdict) }
    let places = isOfWidget ? "widgets" : "controls"
    return hasParameters
      ? ("placed \(places) lose their settings", verdict) : ("placed \(places) lose no settings", .safe)
  }

  var lossSentence: String {
    let (words, verdict) = loss
    return verdict == .safe ? "; it had no parameters, so \(words)" : ", so \(words)"
  }
}

extension DefinitionSchema.Intent {
  fileprivate var loss: (words: String, verdict: Verdict) {
    guard isEligibleForWidgets else { return ("shortcuts made with it stop working", .breaking) }
    guard configuration.parameters.isEmpty else { return ("placed widgets lose their settings", .breaking) }
    return isConfigurable
      ? ("shortcuts made with it stop working", .breaking) : ("placed widgets lose no settings", .safe)
  }
}
