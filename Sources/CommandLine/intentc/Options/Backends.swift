import ArgumentParser
import IntentAppIntents
import IntentClasses
import IntentCompiler

/// The back ends of intentc besides the one for configurations.
enum Backends {
  static let all: [any Backend] = [AppIntentsBackend(), IntentClassesBackend(), IntentConversionsBackend()]
}

/// What to generate: `--backend app-intents`.
struct BackendNames: ExpressibleByArgument {
  let names: Set<BackendName>
  /// The first word that names no back end.
  let unknown: String?

  init(argument: String) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    names = Set(words.compactMap(BackendName.init))
    unknown = words.first { BackendName(rawValue: $0) == nil }
  }

  static var allValueStrings: [String] { BackendName.allCases.map(\.rawValue) }
}
