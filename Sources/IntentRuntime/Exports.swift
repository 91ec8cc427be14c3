@_exported public import IntentValues
