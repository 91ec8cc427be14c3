@_exported import IntentCompiler
