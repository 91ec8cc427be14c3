@_exported import IntentAppIntents
@_exported import IntentConfigurations
@_exported import IntentFixes
