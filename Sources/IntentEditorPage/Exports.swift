@_exported import IntentDiagnostics
@_exported import IntentEditor
@_exported import IntentPlatform
@_exported import IntentRuntime
@_exported import IntentSchemaExtras
