import IntentDiagnostics
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
}

/// The Swift names derived from an intent's class name.
package enum ConfigurationName {
  private static let word = "Configuration"

  /// The name of the configuration: the class name without a final `Intent`, plus the word
  /// `Configuration` if it does not contain it.
  package static func configuration(className: String) -> String {
    let base = base(className: className)
    return range(in: base) == nil ? base + word : base
  }

  /// The class name without a final `Intent`.
  package static func base(className: String) -> String {
    guard className.hasSuffix("Intent"), className != "Intent" else { return className }
    return String(className.dropLast("Intent".count))
  }

  /// The beginning of the names of an App Intent and of what belongs to it.
  package static func appIntents(className: String) -> String {
    SwiftIdentifier.make(base(className: className))
  }

  /// The name of the options provider: the configuration's without the word `Configuration`, plus
  /// `OptionsProvider`.
  static func provider(configuration: String) -> String {
    base(configuration: configuration) + "OptionsProvider"
  }

  /// The configuration's name without the word `Configuration`, or only that word.
  package static func base(configuration: String) -> String {
    var base = configuration
    if let range = range(in: base) { base.removeSubrange(range) }
    return base.isEmpty ? word : base
  }

  /// The range of `Configuration` as a word, not as the beginning of a longer one.
  private static func range(in name: String) -> Range<String.Index>? {
    // Works on bytes, because iterating over characters is ten times slower.
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

/// The rule for names that people give to parts of definitions here. A definition from elsewhere may have others.
package enum GivenName {
  /// Why a text cannot be a name, in one sentence without a full stop; `nil` if it can.
  ///
  /// A name is written as it is into definitions, keys of shortcuts, placeholders, tables and Swift.
  package static func problem(_ name: String) -> String? {
    guard !name.isEmpty else { return "a name cannot be empty; use letters and digits, with a letter first" }
    guard name.utf8.count <= 200, SwiftIdentifier.make(name) == name else {
      return "'\(name.shortened)' cannot be a name; use letters and digits, with a letter first"
    }
    return nil
  }
}
