import IntentCompiler
import IntentDefinition

/// The names in Swift of the declarations of one definition.
struct SwiftNames {
  private let names: ModuleNames
  /// The index of the definition in its module.
  private let file: Int

  /// The names of modules, by the paths of their definitions.
  static func byPath(
    _ modules: [(schema: ModuleSchema, options: GenerationOptions)]
  ) -> [String: SwiftNames] {
    var result: [String: SwiftNames] = [:]
    for (schema, options) in modules {
      let (names, _) = Naming.names(of: schema, options: options)
      for (index, file) in schema.files.enumerated() {
        result[file.definition.path] = SwiftNames(names: names, file: index)
      }
    }
    return result
  }

  /// - Parameter index: The index of the intent among those that are not system intents.
  func name(ofIntent index: Int) -> String? {
    intent(index).flatMap { type($0.configuration) }
  }

  func parameters(ofIntent index: Int) -> [String] { intent(index)?.parameters ?? [] }

  func name(ofEnum name: String) -> String? { names.enums[name].flatMap(type) }

  func cases(of name: String) -> [String] { names.cases[name] ?? [] }

  func name(ofType name: String) -> String? { names.objects[name].flatMap(type) }

  func properties(of name: String) -> [String] { names.properties[name] ?? [] }

  private func intent(_ index: Int) -> ModuleNames.IntentNames? {
    guard names.intents.indices.contains(file), names.intents[file].indices.contains(index) else {
      return nil
    }
    return names.intents[file][index]
  }

  private func type(_ name: String) -> String? {
    name.isEmpty ? nil : names.namespace.map { "\($0).\(name)" } ?? name
  }
}
