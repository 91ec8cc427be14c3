@_exported public import IntentOptions
