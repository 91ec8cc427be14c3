@_exported public import IntentChecking
