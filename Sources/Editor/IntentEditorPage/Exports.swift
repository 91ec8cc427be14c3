@_exported import IntentChecking
@_exported import IntentDiagnostics
@_exported import IntentEditor
@_exported import IntentPlatform
@_exported import IntentRuntime
