@_exported import IntentAppIntents
@_exported import IntentClasses
@_exported import IntentComparison
