@_exported import struct IntentSchemaExtras.Suggestions
