import IntentSchema

/// The Swift names of all generated declarations of a module.
///
/// Names are as written in code: in backticks if they are keywords.
package struct ModuleNames {
  /// The names of an intent's configuration and options provider.
  package struct IntentNames {
    package var configuration = ""
    package var provider = ""
    /// The parameters' names, in order.
    package var parameters: [String] = []
  }

  /// By file and intent, in schema order.
  package var intents: [[IntentNames]] = []
  /// Enums, by definition name.
  package var enums: [String: String] = [:]
  /// Object types, by definition name.
  package var objects: [String: String] = [:]
  /// The cases of each enum in order, by the enum's definition name.
  package private(set) var cases: [String: [String]] = [:]
  /// The properties of each object type in order, by the type's definition name.
  package var properties: [String: [String]] = [:]
  /// The Swift name of each case, by the definition names of the enum and the case.
  private(set) var casesByName: [String: [String: String]] = [:]
  /// The caseless enum that contains everything; `nil` for none.
  package var namespace: String?
  /// Every name that the generated code declares and that therefore shadows an imported one.
  package var declared: Set<String> = []

  /// The name of an imported declaration, qualified with its module if a generated name shadows it.
  package func imported(_ name: String, from module: ImportedModule) -> String {
    declared.contains(name) ? "\(module.rawValue).\(name)" : name
  }

  /// The Swift name of a case.
  package func caseName(_ name: String, of enumeration: String) -> String? {
    casesByName[enumeration]?[name]
  }

  /// Names the cases of an enum.
  mutating func setCases(_ names: [String], of enumeration: EnumSchema) {
    cases[enumeration.name] = names
    casesByName[enumeration.name] = Dictionary(
      zip(enumeration.cases.lazy.map(\.name), names),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The name of a parameter within the names of a provider's methods: `default…`, `provide…`.
  package static func methodName(of parameter: String) -> String {
    let base = SwiftIdentifier.unquoted(parameter)
    return base.prefix(1).uppercased() + base.dropFirst()
  }
}

/// The modules that generated code uses.
package enum ImportedModule: String {
  case swift = "Swift"
  case foundation = "Foundation"
  case runtime = "IntentRuntime"
  case appIntents = "AppIntents"
  case coreLocation = "CoreLocation"
  case uniformTypeIdentifiers = "UniformTypeIdentifiers"
  case uiKit = "UIKit"
  case appKit = "AppKit"
}
