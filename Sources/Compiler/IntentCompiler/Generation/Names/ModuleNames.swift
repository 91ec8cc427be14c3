import IntentDiagnostics
import IntentSchema

/// An intent with the Swift names of its declarations: what back ends render.
package final class NamedIntent: Sendable {
  package let lowered: LoweredIntent
  package let schema: DefinitionSchema.Intent
  /// Empty if the module has an intent of this name before.
  package let configuration: String
  /// `nil` if no parameter has options from code.
  package let provider: String?
  package let parameterNames: [String]

  init(
    _ lowered: LoweredIntent,
    configuration: String = "",
    provider: String? = nil,
    parameterNames: [String]
  ) {
    (self.lowered, schema) = (lowered, lowered.schema)
    (self.configuration, self.provider, self.parameterNames) = (configuration, provider, parameterNames)
  }

  package var site: DefinitionSite { lowered.site }

  /// The parameters with their names in Swift.
  package var parameters: Zip2Sequence<[ParameterSchema], [String]> {
    zip(schema.configuration.parameters, parameterNames)
  }

  /// The parameters with their definitions and their names in Swift.
  package var loweredParameters: Zip2Sequence<[LoweredParameter], [String]> {
    zip(lowered.parameters, parameterNames)
  }
}

/// An enum with its name in Swift and those of its cases.
package final class NamedEnum: Sendable {
  package let site: DefinitionSite
  package let schema: EnumSchema
  /// Empty if the definition gives no name.
  package let name: String
  package let caseNames: [String]
  private let caseNamesByName: [String: String]

  init(_ lowered: LoweredEnum, _ name: String = "", _ caseNames: [String] = []) {
    (site, schema) = (lowered.site, lowered.schema)
    (self.name, self.caseNames) = (name, caseNames)
    caseNamesByName = Dictionary(firsts: zip(schema.cases.lazy.map(\.name), caseNames))
  }

  /// The cases with their names in Swift.
  package var cases: Zip2Sequence<[EnumSchema.Case], [String]> { zip(schema.cases, caseNames) }

  package func caseName(_ name: String) -> String? { caseNamesByName[name] }
}

/// An object type with its name in Swift and those of its properties.
package final class NamedObject: Sendable {
  package let site: DefinitionSite
  package let schema: ObjectSchema
  /// Empty if the definition gives no name.
  package let name: String
  package let propertyNames: [String]

  init(_ lowered: LoweredObjectType, _ name: String = "", _ propertyNames: [String] = []) {
    (site, schema) = (lowered.site, lowered.schema)
    (self.name, self.propertyNames) = (name, propertyNames)
  }

  /// The properties with their names in Swift.
  package var properties: Zip2Sequence<[ObjectSchema.Property], [String]> {
    zip(schema.properties, propertyNames)
  }
}

/// A module's declarations with their Swift names, in backticks if needed.
package final class ModuleNames: Sendable {
  /// The declarations of a definition.
  package struct File: Sendable {
    package internal(set) var intents: [NamedIntent] = []
    package let enums: [NamedEnum]
    package let objects: [NamedObject]
  }

  package let files: [File]
  package let namespace: String?
  /// The namespace and a dot, or nothing: what precedes a type outside of the namespace.
  package let scope: String
  /// The names that the generated code declares, which shadow imported names.
  package let declared: Set<String>
  private let enums: [String: NamedEnum]
  private let objects: [String: NamedObject]

  init(
    files: [File],
    enums: [String: NamedEnum],
    objects: [String: NamedObject],
    namespace: String?,
    declared: Set<String>
  ) {
    (self.files, self.enums, self.objects) = (files, enums, objects)
    (self.namespace, self.declared) = (namespace, declared)
    scope = namespace.map { "\($0)." } ?? ""
  }

  package var intents: [NamedIntent] { files.flatMap(\.intents) }

  /// Names that an app's own types never hide.
  package static let everyday: Set<String> = [
    "Bool", "Date", "DateComponents", "Double", "Hashable", "Int", "LocalizedStringResource", "Never",
    "Sendable",
    "String", "URL",
  ]

  /// The name of a type in another module. Usually includes the module, because an app can declare its own
  /// `LocalizedText` or `WidgetConfigurationIntent`.
  package func imported(_ name: String, from module: ImportedModule) -> String {
    Self.everyday.contains(name) && !declared.contains(name) ? name : "\(module.rawValue).\(name)"
  }

  package func swift(_ name: String) -> String { imported(name, from: .swift) }
  package func foundation(_ name: String) -> String { imported(name, from: .foundation) }
  package func runtime(_ name: String) -> String { imported(name, from: .runtime) }
  package func appIntents(_ name: String) -> String { imported(name, from: .appIntents) }

  /// Finds an enum by its name in the definition.
  package func enumeration(_ name: String) -> NamedEnum? { enums[name] }

  package func object(_ name: String) -> NamedObject? { objects[name] }

  /// The parameter's name as a part of a method's name, without backticks: `Town` for `town`.
  package static func methodName(of parameter: String) -> String {
    let base = SwiftIdentifier.unquoted(parameter)
    return base.prefix(1).uppercased() + base.dropFirst()
  }
}

/// A module that generated code may import, for names that the generated code may shadow.
package enum ImportedModule: String {
  case swift = "Swift"
  case foundation = "Foundation"
  case runtime = "IntentRuntime"
  case appIntents = "AppIntents"
  case coreLocation = "CoreLocation"
  case uniformTypeIdentifiers = "UniformTypeIdentifiers"
}

/// Makes the names of configurations and providers from class names.
package enum ConfigurationName {
  private static let word = "Configuration"

  /// Drops a final `Intent`, and adds `Configuration` unless the name contains it.
  package static func configuration(className: String) -> String {
    let base = base(className: className)
    return range(in: base) == nil ? base + word : base
  }

  /// Drops a final `Intent`, unless the name is nothing else.
  package static func base(className: String) -> String {
    guard className.hasSuffix("Intent"), className != "Intent" else { return className }
    return String(className.dropLast("Intent".count))
  }

  package static func appIntents(className: String) -> String {
    SwiftIdentifier.make(base(className: className))
  }

  static func provider(configuration: String) -> String {
    base(configuration: configuration) + "OptionsProvider"
  }

  package static func base(configuration: String) -> String {
    var base = configuration
    if let range = range(in: base) { base.removeSubrange(range) }
    return base.isEmpty ? word : base
  }

  private static func range(in name: String) -> Range<String.Index>? {
    // Iterating over characters is ten times slower.
    var rest = name.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "C")) {
      rest = rest[start...]
      if rest.starts(with: word.utf8) {
        let end = rest.index(start, offsetBy: word.utf8.count)
        if end == name.endIndex || !name[end].isLowercase { return start..<end }
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}

/// Checks names that people give to new elements.
package enum GivenName {
  /// Why a name can't be an element's; `nil` if it can. Names go literally into definitions, shortcut keys,
  /// tables and Swift.
  package static func problem(_ name: String) -> String? {
    guard !name.isEmpty else { return "a name cannot be empty; use letters and digits, with a letter first" }
    guard name.utf8.count <= 200, SwiftIdentifier.make(name) == name else {
      return "'\(name.shortened)' cannot be a name; use letters and digits, with a letter first"
    }
    return nil
  }
}
