@_exported import IntentReports
@_exported import IntentStrings
