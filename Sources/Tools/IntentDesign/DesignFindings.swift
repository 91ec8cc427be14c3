import IntentComparison
import IntentCompiler
import IntentPlatform

/// Results for one state of a document, such as its text. All callers share them, so an edit compiles once.
final class DesignFindings: Sendable {
  let text = Once<Result<[UInt8], DesignProblem>>()
  let checked = Once<CompilerCall.Result>()
}

/// The released version as a comparison reads it, for all states of a document.
final class ReleasedReading: Sendable {
  private let last = Guarded<(place: [String], version: VersionDefinitions)?>(nil)

  /// - Parameter place: The files beside the definition, and its project file, which can change.
  func version(at place: [String], _ read: () -> VersionDefinitions) -> VersionDefinitions {
    last.withLock { last in
      if let last, last.place == place { return last.version }
      let version = read()
      last = (place, version)
      return version
    }
  }
}

/// A value that the first call computes and later calls reuse.
final class Once<Value: Sendable>: Sendable {
  private let value = Guarded<Value?>(nil)

  func callAsFunction(_ find: () throws -> Value) rethrows -> Value {
    try value.withLock { value in
      if let value { return value }
      let found = try find()
      value = found
      return found
    }
  }
}
