@_exported import IntentLocalisation
@_exported import LibIntentc
