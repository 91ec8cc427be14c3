@_exported public import IntentSchema
