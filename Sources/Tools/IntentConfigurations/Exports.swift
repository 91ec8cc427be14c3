@_exported import IntentChecking
@_exported import IntentLocalisation
