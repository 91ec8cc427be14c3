import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

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
          "the class '\(className)' cannot have both '\(other)' and '\(name.value)', because their selectors are the same; "
            + "rename one of them",
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
        "the class '\(className)' inherits '\(name.value)' from one of Apple's classes, so it cannot have a property of "
          + "this name; rename the property",
        at: site.location(name.range),
        path: site.path()
      )
    }
  }
}

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
        path: site.path()
      )
    }
  }
}

struct HiddenNames {
  let module: ModuleSchema
  let names: ModuleNames
  let classNames: ClassNames

  /// Names of imported types that generated plain types use.
  private static let imported: Set<String> = [
    "ArraySizes", "Bool", "Boxed", "ConfigurationOptionsAdapter", "CurrencyAmountValue", "Date",
    "DateComponents", "Double", "Duration", "EnumTable", "FileValue", "GeneratedConfiguration",
    "GeneratedEnum", "GeneratedObject", "Hashable", "Int", "LocalizedText", "Measurement",
    "MeasurementValue", "NoReason", "ObjectValue", "OptionsCollection", "OptionsProvider",
    "ParameterResolution",
    "ParameterTable", "ParameterValue", "PaymentMethodValue", "PersonValue", "PlacemarkValue",
    "PropertyTable", "RetainedValues", "Sendable", "SpeakableStringValue", "String", "TextLookup", "URL",
    "UnitEnergy", "UnitLength", "UnitMass", "UnitSpeed", "UnitTemperature", "UnitVolume", "VisibilityRule",
  ]

  var diagnostics: [Diagnostic] {
    var result: [Diagnostic] = []
    for (index, file) in module.files.enumerated() {
      for (intent, className) in zip(file.intents, classNames.intents[index]) {
        if let className { result += check(className.type, intent.site) }
        result += check(intent.parameters.map { ($0.schema.name, $0.schema.type, $0.site) })
        result += check(intent.responseParameters.map { ($0.schema.name, $0.schema.type, $0.site) })
      }
      for enumeration in file.enums {
        guard let name = classNames.enums[enumeration.schema.name] else { continue }
        result += check(name, enumeration.site)
      }
      for object in file.objects {
        if let name = classNames.objects[object.schema.name] { result += check(name, object.site) }
        result += check(object.schema.properties.map { ($0.name, $0.type, object.site) })
      }
    }
    return result
  }

  /// Reports a property that hides a module, the namespace, or a type that the conversion of the property's
  /// owner uses.
  private func check(
    _ properties: [(name: String, type: ParameterType, site: DefinitionSite)]
  ) -> [Diagnostic] {
    var called: Set<String> = ["Foundation", "IntentRuntime"]
    if let namespace = names.namespace { called.insert(namespace) }
    for property in properties {
      switch property.type {
      case .object(let name):
        if let type = classNames.objects[name] { called.insert(type.plain) }
        if names.namespace == nil, let type = names.objects[name] {
          called.insert(SwiftIdentifier.unquoted(type))
        }
      case .enumeration(let name):
        if names.namespace == nil, let type = names.enums[name] {
          called.insert(SwiftIdentifier.unquoted(type))
        }
      default: break
      }
    }
    return properties.compactMap { property in
      guard called.contains(ClassNames.identifier(property.name)) else { return nil }
      return report(
        "conversions cannot refer to '\(property.name)', because a property has the same name; rename one of them",
        property.site
      )
    }
  }

  private func check(_ name: ClassNames.TypeName, _ site: DefinitionSite) -> [Diagnostic] {
    if Self.imported.contains(name.plain), !names.declared.contains(name.plain) {
      return [
        report(
          "the class '\(name.plain)' hides a type of the same name that plain types use; choose another name or prefix",
          site
        )
      ]
    }
    guard InheritedMembers.object.contains(name.plain) || name.plain == "self" else { return [] }
    return [
      report(
        "conversions cannot refer to the class '\(name.plain)', because every object has a member of this name; rename it",
        site
      )
    ]
  }

  private func report(_ message: String, _ site: DefinitionSite) -> Diagnostic {
    Diagnostic(.swiftNameCollision, message, at: site.location(site.nameRange), path: site.path())
  }
}
