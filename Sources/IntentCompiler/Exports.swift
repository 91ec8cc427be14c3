@_exported import IntentDefinition
