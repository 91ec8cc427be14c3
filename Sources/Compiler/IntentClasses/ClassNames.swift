import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

package struct ClassNames: Sendable {
  struct TypeName: Sendable {
    /// In backticks if it is a keyword: `SJNextPrevious`.
    var declared: String
    /// The name in Objective-C. The names of related types begin with it.
    var objectiveC: String
    /// The name in selectors, without a prefix: `NextPrevious`.
    var selector: String

    var plain: String { SwiftIdentifier.unquoted(declared) }
    var resolution: String { "\(objectiveC)ResolutionResult" }
  }

  struct Intent: Sendable {
    var type: TypeName
    /// Without the suffix `Intent`: `SJSleepTimer`.
    var base: String

    var handling: String { "\(type.objectiveC)Handling" }
    var response: String { "\(type.objectiveC)Response" }
    var responseCode: String { "\(type.objectiveC)ResponseCode" }

    func unsupportedReason(_ parameter: String) -> String {
      "\(base)\(ClassNames.capitalized(parameter))UnsupportedReason"
    }

    func resolution(_ parameter: String) -> String {
      "\(base)\(ClassNames.capitalized(parameter))ResolutionResult"
    }
  }

  /// By file and intent; `nil` for an intent without a name.
  private(set) var intents: [[Intent?]] = []
  private(set) var enums: [String: TypeName] = [:]
  private(set) var objects: [String: TypeName] = [:]
  package private(set) var diagnostics: [Diagnostic] = []
  var namespace: String?
  private var places: [String: SourceLocation] = [:]

  package init(_ module: ModuleSchema, classPrefix: String) {
    for file in module.files {
      for (index, enumeration) in file.schema.enums.enumerated() where enums[enumeration.name] == nil {
        guard !enumeration.name.isEmpty else { continue }
        let site = file.site(ofEnum: index)
        let name = Self.name(enumeration.className ?? classPrefix + enumeration.name, enumeration.name)
        enums[enumeration.name] = name
        claim([name.plain, name.resolution], site)
        diagnostics += SharedNames.check(
          file.definition.enums[index].cases.map(\.name),
          of: "the enum '\(name.plain)'",
          as: Self.caseName,
          in: site
        )
      }
      for (index, object) in file.schema.objects.enumerated() where objects[object.name] == nil {
        guard !object.name.isEmpty else { continue }
        let prefix = file.definition.types[index].classPrefix?.value ?? classPrefix
        let name = Self.name(object.className ?? prefix + object.name, object.name)
        objects[object.name] = name
        let site = file.site(ofObject: index)
        claim([name.plain, name.resolution], site)
        let own = file.definition.types[index].properties.filter { $0.isDefault?.value != true }
        diagnostics += zip(file.definition.types[index].properties, object.properties).compactMap {
          SystemTypes.check($0.field, $1.type, isResolved: false, in: site)
        }
        diagnostics += InheritedMembers.check(
          own.map(\.field),
          of: name.plain,
          against: InheritedMembers.type,
          in: site
        )
      }
    }
    for file in module.files {
      intents.append(
        file.schema.intents.enumerated().map { index, intent in
          guard !intent.configuration.name.isEmpty else { return nil }
          return name(file, index, intent)
        }
      )
    }
  }

  private mutating func name(
    _ file: ModuleSchema.File,
    _ index: Int,
    _ intent: DefinitionSchema.Intent
  ) -> Intent {
    let type = Self.name(intent.configuration.className, intent.configuration.name)
    let result = Intent(type: type, base: ConfigurationName.base(className: type.plain))
    var names = [type.plain, result.handling, result.response, result.responseCode]
    for parameter in file.definition.intents[file.intentIndices[index]].parameters
    where !parameter.unsupportedReasons.isEmpty {
      let name = parameter.field.name?.value ?? ""
      names += [result.unsupportedReason(name), result.resolution(name)]
    }
    let site = file.site(ofIntent: index)
    claim(names, site)
    let definition = file.definition.intents[file.intentIndices[index]]
    for (number, (parameter, schema)) in zip(definition.parameters, intent.configuration.parameters)
      .enumerated()
    {
      diagnostics += [
        SystemTypes.check(
          parameter.field,
          schema.type,
          isResolved: parameter.supportsResolution?.value == true,
          in: site.parameter(number)
        )
      ].compactMap(\.self)
      diagnostics += SharedNames.check(
        parameter.unsupportedReasons.map(\.code),
        of: "the enum '\(result.unsupportedReason(schema.name))'",
        as: Self.identifier,
        in: site.parameter(number)
      )
    }
    diagnostics += zip(definition.response?.parameters ?? [], intent.response?.parameters ?? []).compactMap {
      SystemTypes.check($0.field, $1.type, isResolved: false, in: site.response)
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
    let place = site.location(site.nameRange)
    var isReported = false
    for name in names {
      guard let other = places.updateValue(place, forKey: name) else { continue }
      if isReported { continue }
      isReported = true
      diagnostics.append(
        Diagnostic(
          .swiftNameCollision,
          "the class name '\(name)' is taken; rename one of the two here",
          at: place,
          path: site.path(),
          notes: [Diagnostic.Note("'\(name)' is used here", at: other)]
        )
      )
    }
  }

  package func declares(_ name: String) -> Bool { places[name] != nil }

  func imported(_ name: String, from module: String) -> String {
    declares(name) || name == namespace ? "\(module).\(name)" : name
  }

  static func member(_ name: String) -> String { SwiftIdentifier.quoted(identifier(name)) }

  static func identifier(_ name: String) -> String {
    let name = SwiftIdentifier.make(name)
    return ["self", "Type", "Protocol", "init"].contains(name) ? name + "_" : name
  }

  static func caseName(_ name: String) -> String {
    let name = identifier(name)
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
  /// In the order of the reasons' numbers.
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
