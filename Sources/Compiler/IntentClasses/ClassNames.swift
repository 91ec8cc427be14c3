import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Names the classes as Apple's tool does.
package struct ClassNames: Sendable {
  /// The names of a generated class or enum.
  struct TypeName: Sendable {
    /// The Swift name: `SJNextPrevious`. A keyword is in backticks.
    var declared: String
    /// The name in Objective-C. The names of related types begin with it.
    var objectiveC: String
    /// The name in selectors, without a prefix: `NextPrevious`.
    var selector: String

    var plain: String { SwiftIdentifier.unquoted(declared) }
    var resolution: String { "\(objectiveC)ResolutionResult" }
    var all: [String] { [plain, resolution] }
  }

  /// An intent with the names of its class and everything around it.
  struct Intent: Sendable {
    /// The intent with the names of its plain types.
    let named: NamedIntent
    let type: TypeName
    /// The class's name without the suffix `Intent`: `SJSleepTimer`.
    let base: String

    var schema: DefinitionSchema.Intent { named.schema }
    var site: DefinitionSite { named.site }
    var parameters: [LoweredParameter] { named.lowered.parameters }
    /// The parameters for which a handler can ask again.
    var resolved: [LoweredParameter] { parameters.filter { $0.definition.supportsResolution?.value == true } }

    var handling: String { "\(type.objectiveC)Handling" }
    var response: String { "\(type.objectiveC)Response" }
    var responseCode: String { "\(type.objectiveC)ResponseCode" }

    /// The names that the intent's file declares.
    var declared: [String] {
      [type.plain, handling, response, responseCode]
        + parameters.filter { !$0.definition.unsupportedReasons.isEmpty }
        .flatMap { [unsupportedReason($0.schema.name), resolution($0.schema.name)] }
    }

    func unsupportedReason(_ parameter: String) -> String {
      "\(base)\(ClassNames.capitalized(parameter))UnsupportedReason"
    }

    func resolution(_ parameter: String) -> String {
      "\(base)\(ClassNames.capitalized(parameter))ResolutionResult"
    }
  }

  /// The intents of each file of the module, without those that have no name.
  private(set) var intents: [[Intent]] = []
  private(set) var enums: [String: TypeName] = [:]
  private(set) var objects: [String: TypeName] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  var namespace: String?
  /// The alias to write for a type or the namespace where a property hides its name.
  var aliases: [String: String] = [:]
  private var locations: [String: SourceLocation] = [:]

  /// Follows Apple's tool: a type's own class name wins, then its own prefix, then the module's. The first
  /// type of a name counts; the compiler reports the others.
  init(_ module: ModuleSchema, _ names: ModuleNames, classPrefix: String) {
    for file in module.files {
      for enumeration in file.enums where enums[enumeration.schema.name] == nil {
        let schema = enumeration.schema
        guard !schema.name.isEmpty else { continue }
        let name = Self.name(schema.className ?? classPrefix + schema.name, schema.name)
        enums[schema.name] = name
        claim(name.all, enumeration.site)
        diagnostics += SharedNames.check(
          enumeration.definition.cases.map(\.name),
          of: "the enum '\(name.plain)'",
          as: Self.caseName,
          in: enumeration.site
        )
      }
      for object in file.objects where objects[object.schema.name] == nil {
        let schema = object.schema
        guard !schema.name.isEmpty else { continue }
        let prefix = object.definition.classPrefix?.value ?? classPrefix
        let name = Self.name(schema.className ?? prefix + schema.name, schema.name)
        objects[schema.name] = name
        claim(name.all, object.site)
        diagnostics += InheritedMembers.check(
          object.properties.map(\.definition.field),
          of: name.plain,
          against: InheritedMembers.type,
          in: object.site
        )
      }
    }
    for file in names.files {
      intents.append(file.intents.filter { !$0.schema.configuration.name.isEmpty }.map { name($0) })
    }
  }

  /// Names the intent, and reports names in it that Swift can't have twice or that the superclass already
  /// has.
  private mutating func name(_ named: NamedIntent) -> Intent {
    let intent = named.lowered
    let (site, definition) = (intent.site, intent.definition)
    let type = Self.name(intent.schema.configuration.className, intent.schema.configuration.name)
    let result = Intent(named: named, type: type, base: ConfigurationName.base(className: type.plain))
    claim(result.declared, site)
    for parameter in intent.parameters {
      diagnostics += SharedNames.check(
        parameter.definition.unsupportedReasons.map(\.code),
        of: "the enum '\(result.unsupportedReason(parameter.schema.name))'",
        as: Self.identifier,
        in: parameter.site
      )
    }
    diagnostics += InheritedMembers.check(
      definition.parameters.map(\.field),
      of: type.plain,
      against: InheritedMembers.intent,
      in: site
    )
    diagnostics += InheritedMembers.check(
      definition.response?.parameters.map(\.field) ?? [],
      of: result.response,
      against: InheritedMembers.response,
      in: site
    )
    diagnostics += SharedNames.check(
      definition.response?.codes.map(\.name) ?? [],
      of: "the enum '\(result.responseCode)'",
      as: Self.identifier,
      in: site
    )
    return result
  }

  private static func name(_ className: String, _ name: String) -> TypeName {
    let identifier = SwiftIdentifier.make(className)
    return TypeName(
      declared: SwiftIdentifier.quotedType(reserved.contains(identifier) ? identifier + "_" : identifier),
      objectiveC: identifier,
      selector: SwiftIdentifier.make(name)
    )
  }

  private mutating func claim(_ names: [String], _ site: DefinitionSite) {
    let location = site.location(site.nameRange)
    var isReported = false
    for name in names {
      guard let other = locations.updateValue(location, forKey: name) else { continue }
      if isReported { continue }
      isReported = true
      diagnostics.append(
        Diagnostic(
          .swiftNameCollision,
          "the class name '\(name)' is taken; rename one of the two here",
          at: location,
          path: site.path(),
          notes: [Diagnostic.Note("'\(name)' is used here", at: other)]
        )
      )
    }
  }

  package func declares(_ name: String) -> Bool { locations[name] != nil }

  func imported(_ name: String, from module: String) -> String {
    declares(name) || name == namespace ? "\(module).\(name)" : name
  }

  /// The name of a type in an expression, where a property may hide the name.
  func expression(_ type: String) -> String {
    let first = type.prefix { $0 != "." }
    return aliases[SwiftIdentifier.unquoted(String(first))].map { $0 + type.dropFirst(first.count) } ?? type
  }

  static func member(_ name: String) -> String { SwiftIdentifier.quoted(identifier(name)) }

  static func identifier(_ name: String) -> String {
    let name = SwiftIdentifier.make(name)
    return ["self", "Type", "Protocol", "init"].contains(name) ? name + "_" : name
  }

  /// Apple's compiler makes a case's first letter small: `NHL` becomes `nHL`. Parameters keep theirs.
  static func caseName(_ name: String) -> String {
    let name = identifier(name.prefix(1).lowercased() + name.dropFirst())
    return ["hashValue", "rawValue"].contains(name) ? name + "_" : name
  }

  static func capitalized(_ name: String) -> String {
    let name = SwiftIdentifier.make(name)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let reserved: Set<String> = [
    "Any", "CoreLocation", "Foundation", "IntentRuntime", "Intents", "Self", "Swift",
  ]
}

extension ClassNames {
  /// The names of the reasons why a value is unsupported, in the order of their numbers.
  static func reasons(_ parameter: Definition.Parameter) -> [String] {
    let codes = parameter.unsupportedReasons.map { $0.code?.value ?? "" }
    var taken = Set(codes.map(member))
    var seen: Set<String> = []
    return codes.enumerated().map { index, code in
      if !code.isEmpty, seen.insert(member(code)).inserted { return member(code) }
      var name = "reason\(index + 1)"
      while !taken.insert(name).inserted { name += "_" }
      return name
    }
  }
}
