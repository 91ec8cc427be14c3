@_exported import IntentLocalisation
