import IntentSchema

/// The Swift names of everything that is generated for one module.
///
/// Names are written as they stand in code: back-quoted where they are keywords.
package struct ModuleNames {
  /// The configuration and the options provider of an intent.
  package struct IntentNames {
    package var configuration = ""
    var provider = ""
    /// The parameters' names in their order.
    package var parameters: [String] = []
  }

  /// By file and intent, in the order of the schema.
  package var intents: [[IntentNames]] = []
  /// Enums by their names in the definition.
  package var enums: [String: String] = [:]
  /// Object types by their names in the definition.
  package var objects: [String: String] = [:]
  /// The cases of each enum, by the enum's name in the definition, in their order.
  package private(set) var cases: [String: [String]] = [:]
  /// The properties of each object type, by the type's name in the definition, in their order.
  package var properties: [String: [String]] = [:]
  /// The Swift name of each case, by the enum's name and the case's in the definition.
  private(set) var casesByName: [String: [String: String]] = [:]
  /// The caseless enum that everything is nested in; `nil` is none.
  package var namespace: String?
  /// Every name that generated code declares, so that it hides an imported one.
  var declared: Set<String> = []

  /// The name of something that is imported, with its module where a generated name hides it.
  func imported(_ name: String, from module: ImportedModule) -> String {
    declared.contains(name) ? "\(module.rawValue).\(name)" : name
  }

  /// The Swift name of a case.
  func caseName(_ name: String, of enumeration: String) -> String? {
    casesByName[enumeration]?[name]
  }

  /// Gives the cases of an enum their names.
  mutating func setCases(_ names: [String], of enumeration: EnumSchema) {
    cases[enumeration.name] = names
    casesByName[enumeration.name] = Dictionary(
      zip(enumeration.cases.lazy.map(\.name), names),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The part of the names of a provider's methods that stands for a parameter: `default…`, `provide…`.
  static func methodName(of parameter: String) -> String {
    let base = SwiftIdentifier.unquoted(parameter)
    return base.prefix(1).uppercased() + base.dropFirst()
  }
}

/// The modules that generated code uses.
enum ImportedModule: String {
  case swift = "Swift"
  case foundation = "Foundation"
  case runtime = "IntentRuntime"
}
