@_exported import IntentAppIntents
@_exported import IntentComparison
