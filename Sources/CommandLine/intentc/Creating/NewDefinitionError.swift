import IntentPlatform

/// Why a definition cannot be created, in one sentence without a full stop.
struct NewDefinitionError: Error, CustomStringConvertible, LocalizedError {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  var errorDescription: String? { description }
}
