@_exported public import IntentExtras
