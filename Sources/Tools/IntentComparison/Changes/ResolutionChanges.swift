import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let resolutionChanged = change(
    "resolution-changed",
    .warning,
    "Siri and Shortcuts no longer ask about a parameter"
  )
}

/// Checks whether Siri and Shortcuts ask for a value that is missing or unclear.
enum ResolutionChanges {
  static let resolutionChanged = ChangeCheck<ParameterPair>(.resolutionChanged) { pair, _ in
    // Siri and Shortcuts don't run intents that are only for widgets; another rule reports that.
    guard pair.old.isResolved, !pair.new.isResolved, pair.owner.new.schema?.isOnlyForWidgets == false else {
      return nil
    }
    let message =
      "'\(pair.name)' is no longer resolved, so Siri and Shortcuts no longer ask for it if its value is "
      + "missing or unclear"
    return Finding(.resolutionChanged, message, [.placed: .careful], pair)
  }
}

extension DefinitionSchema.Intent {
  /// Whether neither Siri nor Shortcuts uses the intent.
  fileprivate var isOnlyForWidgets: Bool { isEligibleForWidgets && !isConfigurable && !isSuggested }
}
