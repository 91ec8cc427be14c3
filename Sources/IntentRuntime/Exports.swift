@_exported import IntentSchema
