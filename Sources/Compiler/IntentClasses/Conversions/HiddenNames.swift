import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Names in a definition that hide what conversions refer to.
struct HiddenNames {
  let module: ModuleSchema
  let names: ModuleNames
  let classNames: ClassNames

  /// Types that the code of plain types takes from other modules.
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
      for (number, intent) in file.schema.intents.enumerated() {
        let site = file.site(ofIntent: number)
        if let className = classNames.intents[index][number] { result += check(className.type, site) }
        let parameters = intent.configuration.parameters
        result += check(parameters.map { ($0.name, $0.type) }) { site.parameter($0) }
        let values = intent.response?.parameters ?? []
        result += check(values.map { ($0.name, $0.type) }) { site.responseParameter($0) }
      }
      for (number, enumeration) in file.schema.enums.enumerated() {
        guard let name = classNames.enums[enumeration.name] else { continue }
        result += check(name, file.site(ofEnum: number))
      }
      for (number, object) in file.schema.objects.enumerated() {
        let site = file.site(ofObject: number)
        if let name = classNames.objects[object.name] { result += check(name, site) }
        result += check(object.properties.map { ($0.name, $0.type) }) { _ in site }
      }
    }
    return result
  }

  /// Reports each property that hides what the conversion of its owner calls: a module, the namespace or a type.
  private func check(
    _ properties: [(name: String, type: ParameterType)],
    _ site: (Int) -> DefinitionSite
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
    return properties.enumerated().compactMap { index, property in
      guard called.contains(ClassNames.identifier(property.name)) else { return nil }
      return report(
        "conversions cannot refer to '\(property.name)', because a property has the same name; rename one of them",
        site(index)
      )
    }
  }

  /// Reports a class whose name hides a type, or is a member of every class.
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
