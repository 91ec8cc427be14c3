import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// The names in Swift that change with names in a definition: types, and methods of providers.
package struct SwiftRenames: Sendable {
  private var pairs: [(old: String, new: String)] = []

  mutating func add(from old: [String], to new: [String]) {
    pairs += zip(old, new).filter { $0 != $1 }
  }

  /// A sentence; `nil` if there are none.
  package var words: String? {
    guard !pairs.isEmpty else { return nil }
    return "in Swift, \(pairs.map { "'\($0.old)' becomes '\($0.new)'" }.listed)"
  }
}

extension CompilerCall.Result {
  /// The types of an intent, an enum or an object type, or the methods for a parameter's options.
  func swiftNames(of path: ElementPath) -> [String] {
    for module in modules where module.options.usesConfigurations {
      let names = Naming.names(of: module.schema, options: module.options).0
      let intent = names.intents.first { $0.schema.configuration.name == path.names.first }
      let found: [String?] =
        switch path.kind {
        case .intent: [intent?.configuration, intent?.provider]
        case .enumeration: [names.enumeration(path.name)?.name]
        case .type: [names.object(path.name)?.name]
        case .parameter:
          intent?.parameters.first { $0.0.name == path.name }
            .flatMap { ProviderMethods(of: $0, $1)?.names } ?? []
        default: []
        }
      let known = found.compactMap(\.self).filter { !$0.isEmpty }
      if !known.isEmpty { return known }
    }
    return []
  }
}
