@_exported public import IntentRuntime
@_exported public import IntentStore
