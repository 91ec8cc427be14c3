@_exported import IntentClasses
@_exported import IntentComparison
