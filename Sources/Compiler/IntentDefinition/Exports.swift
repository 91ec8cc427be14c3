@_exported import IntentDiagnostics
