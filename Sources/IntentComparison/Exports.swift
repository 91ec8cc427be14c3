@_exported import IntentConfigurations
@_exported import IntentFixes
