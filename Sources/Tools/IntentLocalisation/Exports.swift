@_exported import IntentCompiler
@_exported import IntentDiagnostics
