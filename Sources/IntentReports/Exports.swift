@_exported import IntentComparison
