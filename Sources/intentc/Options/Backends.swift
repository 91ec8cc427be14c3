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

  init?(argument: String) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let names = words.compactMap(BackendName.init)
    guard names.count == words.count else { return nil }
    self.names = Set(names)
  }

  static var allValueStrings: [String] { BackendName.allCases.map(\.rawValue) }
}
