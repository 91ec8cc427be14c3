import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentSchema

/// A provider's methods to rename with a parameter. The compiler doesn't report methods with a default.
package struct RenamedMethods: Sendable {
  private var pairs: [(old: String, new: String)] = []

  /// - Parameter result: The definitions before the change.
  mutating func rename(_ place: ElementPath, to new: String, in result: CompilerCall.Result) {
    guard place.kind == .parameter, place.names.count == 2 else { return }
    for module in result.modules {
      let intent = module.schema.intents.first { $0.schema.name == place.names[0] }
      // A name for Swift in 'intentc.json' stays.
      guard let parameter = intent?.schema.parameter(named: place.name),
        module.options.renames.names[place] == nil,
        let before = ProviderMethods(of: parameter, Naming.member(place.name)),
        let after = ProviderMethods(of: parameter, Naming.member(new))
      else { continue }
      pairs += zip(before.names, after.names).map { ($0, $1) }
      return
    }
  }

  /// A sentence; `nil` if there are none.
  package var words: String? {
    guard !pairs.isEmpty else { return nil }
    return "in Swift, a provider's \(pairs.map { "'\($0.old)' becomes '\($0.new)'" }.listed)"
  }
}
