@_exported import IntentSchemaExtras
