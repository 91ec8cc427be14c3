import AppFacts

/// What two versions of an app have besides their intents and types, which ``ComparisonContext`` pairs: facts
/// about its targets and widgets.
struct AppPair {
  /// The targets of both versions. A new target has the key of the same one in the old version.
  var targets = (old: CodeTargets(), new: CodeTargets())
  /// All App Intents of the old version. The comparison leaves some out, see
  /// ``Contract/withoutLostNamesakes(_:_:in:)``.
  var oldIntents: [Contract.Intent] = []
  /// The new App Intents that take over the intents of definitions, or seem to, by identifier.
  var successorsOfDefinitions: Set<String> = []
  /// The classes of definitions that are gone. The new code must contain the widgets that they configured,
  /// even under other names.
  var lostClasses: Set<String> = []
  /// The kinds of widgets that the new code must also contain, because it replaces their code.
  var expectedKinds: Set<String> = []
  /// The new App Intents that take over the settings of an intent, by its name in code.
  var successors: [String: Set<String>] = [:]
  /// Whether an intent of the old version has any settings, by its name in code.
  var settings: [String: Bool] = [:]
}
