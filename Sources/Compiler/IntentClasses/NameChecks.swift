import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Finds properties with names that Apple's base classes already use.
enum InheritedMembers {
  static let object: Set<String> = [
    "autoContentAccessingProxy", "autorelease", "class", "classForCoder", "classForKeyedArchiver", "copy",
    "dealloc", "debugDescription", "description", "finalize", "hash",
    "hashValue", "isProxy", "mutableCopy", "observationInfo", "release", "retain", "retainCount",
    "superclass",
    "zone",
  ]
  static let intent = object.union([
    "donationMetadata", "identifier", "intentDescription", "keyImage", "shortcutAvailability",
    "suggestedInvocationPhrase",
  ])
  static let response = object.union(["code", "userActivity"])
  static let type = object.union([
    "alternativeSpeakableMatches", "displayImage", "displayString", "identifier", "pronunciationHint",
    "subtitleString",
  ])

  static let all = intent.union(response).union(type)

  /// Inherited properties that can be set. Objective-C capitalizes the first letter in a setter's name, so a
  /// new property can't have the capitalized name either.
  private static let settable: Set<String> = [
    "alternativeSpeakableMatches", "code", "displayImage", "donationMetadata", "observationInfo",
    "shortcutAvailability", "subtitleString", "suggestedInvocationPhrase", "userActivity",
  ]

  /// Reports inherited names, and pairs with equal selectors, such as `size` and `Size`.
  static func check(
    _ fields: some Sequence<Definition.Field>,
    of className: String,
    against members: Set<String>,
    in site: DefinitionSite
  ) -> [Diagnostic] {
    var names: [String: String] = [:]
    return fields.compactMap { field in
      guard let name = field.name else { return nil }
      let selector = ClassNames.capitalized(ClassNames.identifier(name.value))
      if let other = names.updateValue(name.value, forKey: selector), other != name.value {
        return Diagnostic(
          .swiftNameCollision,
          "the class '\(className)' cannot have both '\(other)' and '\(name.value)', because their selectors "
            + "are the same; rename one of them",
          at: site.location(name.range),
          path: site.path()
        )
      }
      let identifier = ClassNames.identifier(name.value)
      guard
        members.contains(identifier)
          || members.contains(where: { settable.contains($0) && ClassNames.capitalized($0) == identifier })
      else { return nil }
      return Diagnostic(
        .swiftNameCollision,
        "the class '\(className)' inherits '\(name.value)' from one of Apple's classes, so it cannot have a "
          + "property of this name; rename the property",
        at: site.location(name.range),
        path: site.path()
      )
    }
  }
}

/// Finds different names of a definition that become the same name in Swift.
enum SharedNames {
  static func check(
    _ names: [Located<String>?],
    of owner: String,
    as swiftName: (String) -> String,
    in site: DefinitionSite
  ) -> [Diagnostic] {
    var seen: [String: Located<String>] = [:]
    return names.compactMap { name in
      guard let name, !name.value.isEmpty else { return nil }
      let identifier = swiftName(name.value)
      guard let other = seen[identifier] else {
        seen[identifier] = name
        return nil
      }
      // Another rule reports a repeated name.
      guard other.value != name.value else { return nil }
      return Diagnostic(
        .swiftNameCollision,
        "\(owner) cannot have both '\(other.value)' and '\(name.value)', because both are '\(identifier)' in Swift; "
          + "rename one of them",
        at: site.location(name.range),
        path: site.path(),
        notes: [Diagnostic.Note("'\(other.value)' is here", at: site.location(other.range))]
      )
    }
  }
}

/// Names that mean a property inside the extensions with conversions.
struct HiddenNames {
  let module: ModuleSchema
  let names: ModuleNames
  let classNames: ClassNames

  /// The aliases to declare, by the name of the type or namespace that a property hides in expressions.
  var aliases: [String: String] {
    let members = members
    var types = Set((Array(classNames.enums.values) + classNames.objects.values).map(\.plain))
    let plain = names.files.flatMap { $0.enums.map(\.name) + $0.objects.map(\.name) }
    types.formUnion((names.namespace.map { [$0] } ?? plain).map(SwiftIdentifier.unquoted))
    var result: [String: String] = [:]
    for type in types.intersection(members.union(InheritedMembers.all)) {
      var alias = "\(type)Type"
      while members.contains(alias) || names.declared.contains(alias) || classNames.declares(alias) {
        alias += "_"
      }
      result[type] = alias
    }
    return result
  }

  private var members: Set<String> {
    var result: Set<String> = []
    for intent in names.intents {
      result.formUnion(intent.schema.configuration.parameters.map(\.name))
      result.formUnion(intent.parameterNames.map(SwiftIdentifier.unquoted))
      result.formUnion((intent.schema.response?.codes ?? []).map(\.name))
    }
    for object in names.files.flatMap(\.objects) {
      result.formUnion(object.schema.properties.map(\.name))
      result.formUnion(object.propertyNames.map(SwiftIdentifier.unquoted))
    }
    return result.union(result.map(ClassNames.identifier))
  }

  var diagnostics: [Diagnostic] {
    var result: [Diagnostic] = []
    for (index, file) in module.files.enumerated() {
      for intent in classNames.intents[index] {
        result += check(intent.type, intent.site)
        result += intent.parameters.compactMap { check($0.schema.name, $0.site) }
      }
      for enumeration in file.enums {
        guard let name = classNames.enums[enumeration.schema.name] else { continue }
        result += check(name, enumeration.site)
      }
      for object in file.objects {
        if let name = classNames.objects[object.schema.name] { result += check(name, object.site) }
        result += object.schema.properties.compactMap { check($0.name, object.site) }
      }
    }
    return result
  }

  /// Reports a property that hides a module, which can't get an alias.
  private func check(_ property: String, _ site: DefinitionSite) -> Diagnostic? {
    guard ["Foundation", "IntentRuntime", "Intents", "Swift"].contains(ClassNames.identifier(property)) else {
      return nil
    }
    return report(
      "conversions cannot refer to '\(property)', because a property has the same name; rename one of them",
      site
    )
  }

  private func check(_ name: ClassNames.TypeName, _ site: DefinitionSite) -> [Diagnostic] {
    if ModuleNames.everyday.contains(name.plain), !names.declared.contains(name.plain) {
      return [
        report(
          "the class '\(name.plain)' hides a type of the same name that plain types use; choose another name or prefix",
          site
        )
      ]
    }
    guard name.plain == "self" else { return [] }
    return [
      report(
        "conversions cannot refer to the class '\(name.plain)', because every object has a member of this "
          + "name; rename it",
        site
      )
    ]
  }

  private func report(_ message: String, _ site: DefinitionSite) -> Diagnostic {
    Diagnostic(.swiftNameCollision, message, at: site.location(site.nameRange), path: site.path())
  }
}
