import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// An intent for the checks that definitions and App Intents share.
protocol ComparedIntent: Sendable {
  var name: String { get }
  var place: ElementPlace { get }
  var isOfWidget: Bool { get }
  var isOfControl: Bool { get }
  /// Whether its whole app is known, and no widget of it has this intent.
  var lacksWidget: Bool { get }
  var isDiscoverable: Fact<Bool> { get }
  var isMigrated: Bool { get }
  var replacement: String? { get }
  var hasParameters: Bool { get }
  /// The words and the verdict for people who lose it.
  var loss: (words: String, verdict: Verdict) { get }
  /// The verdict for stored configurations that lose it.
  var storedLoss: [Audience: Verdict] { get }
  var removal: String { get }
  /// The name in ``removal``.
  var lostName: String { get }
}

extension ComparedIntent {
  var lossSentence: String {
    let (words, verdict) = loss
    return verdict == .safe ? "; it had no parameters, so \(words)" : ", so \(words)"
  }
}

/// An intent in both versions, for the checks that definitions and App Intents share.
protocol ComparedIntentPair: PlacedPair {
  associatedtype Intent: ComparedIntent
  var old: Intent { get }
  var new: Intent { get }
  var sources: VersionSources { get }
}

extension IntentPair: ComparedIntentPair {
  var sources: VersionSources { .definitions }
}

extension IntentHeir: ComparedIntentPair {}

extension ComparedSchema.Intent: ComparedIntent {
  var isOfWidget: Bool { meaning.isEligibleForWidgets }
  var isOfControl: Bool { false }
  var lacksWidget: Bool { false }
  var isDiscoverable: Fact<Bool> { .value(meaning.isConfigurable, at: place.location) }
  var isMigrated: Bool { false }
  var replacement: String? { nil }
  var hasParameters: Bool { !parameters.isEmpty }
  var loss: (words: String, verdict: Verdict) { meaning.loss }
  var storedLoss: [Audience: Verdict] { [.stored: hasParameters ? .breaking : .safe] }
  var removal: String { "the intent '\(name)' was removed" }
  var lostName: String { name }
}

extension Contract.Intent: ComparedIntent {
  var hasParameters: Bool { !parameters.isEmpty }

  var loss: (words: String, verdict: Verdict) {
    if case .definition(let plan, _) = source { return plan.intent.loss }
    let verdict: Verdict = reach.isOfSomeBuilds ? .careful : .breaking
    guard isOfWidget || isOfControl else { return ("shortcuts with it stop working", verdict) }
    let places = isOfWidget ? "widgets" : "controls"
    return hasParameters
      ? ("placed \(places) lose their settings", verdict) : ("placed \(places) lose no settings", .safe)
  }

  var storedLoss: [Audience: Verdict] { [:] }

  var lostName: String { isOfDefinition ? className.value ?? "" : likelyIdentifier }

  var removal: String {
    isOfDefinition
      ? "no App Intent has the 'intentClassName' '\(lostName)'"
      : "there is no App Intent '\(lostName)' any more"
        + (reach.isOfSomeBuilds
          ? ", which builds with '#if \(Comparison.shortened(reach.condition ?? ""))' had" : "")
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

/// A parameter in both versions, for the checks that definitions and App Intents share.
protocol ComparedParameterPair: PlacedPair {
  var name: String { get }
  var areArrays: (old: Bool, new: Bool) { get }
  var sources: VersionSources { get }
}

extension ParameterPair: ComparedParameterPair {
  var areArrays: (old: Bool, new: Bool) { (old.isArray, new.isArray) }
  var sources: VersionSources { .definitions }
}

extension ParameterHeir: ComparedParameterPair {
  var areArrays: (old: Bool, new: Bool) { (old.isArray, new.isArray) }
}
