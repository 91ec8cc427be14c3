import IntentDefinition
import IntentDiagnostics
import IntentSchema

// The elements that checks get, in addition to `Definition`, `Lowered`, `ModuleSchema` and `DefinitionText`.
// The large ones are objects: every file with checks would contain code that copies a struct.

/// Facts about the module around an element, for checks.
struct ModuleFacts: Sendable {
  let isUnclear: Bool
  let typeProperties: [String: Set<String>]

  init(_ module: ModuleSchema) {
    isUnclear = module.isUnclear
    typeProperties = Dictionary(
      firsts: module.files.lazy.flatMap(\.schema.objects).map { object in
        (object.name, Set(object.properties.map(\.name)).union(Validator.defaultProperties))
      }
    )
  }
}

/// An intent, as checks get it.
final class IntentElement {
  let site: DefinitionSite
  let intent: Definition.Intent
  /// `nil` for a system intent.
  let schema: DefinitionSchema.Intent?
  let parameterIndices: [String: Int]
  /// Whether neither Siri nor Shortcuts uses the intent.
  let isOnlyForWidgets: Bool
  let module: ModuleFacts

  init(_ lowered: Lowered<Definition.Intent, DefinitionSchema.Intent?>, module: ModuleFacts) {
    (site, intent, schema) = (lowered.site, lowered.definition, lowered.schema)
    self.module = module
    isOnlyForWidgets =
      intent.isEligibleForWidgets?.value == true && intent.isConfigurable?.value != true
      && !intent.isSuggested
    parameterIndices = Dictionary(
      firsts: intent.parameters.enumerated().compactMap { index, parameter in
        parameter.field.name.map { ($0.value, index) }
      }
    )
  }

  var parameterNames: some Sequence<String> {
    intent.parameters.lazy.compactMap(\.field.name?.value)
  }
}

/// A parameter of an intent, as checks get it.
final class ParameterElement {
  let site: DefinitionSite
  let parameter: Definition.Parameter
  /// `nil` in a system intent.
  let schema: ParameterSchema?
  let isCustom: Bool
  let isOnlyForWidgets: Bool

  init(_ index: Int, of element: IntentElement) {
    site = element.site.parameter(index)
    parameter = element.intent.parameters[index]
    schema = element.schema?.configuration.parameters[index]
    isCustom = element.schema != nil
    isOnlyForWidgets = element.isOnlyForWidgets
  }

  var label: String { parameter.field.name?.value ?? "" }
}

/// The response of an intent, as checks get it.
struct ResponseElement {
  let site: DefinitionSite
  let response: Definition.Response
  let isOnlyForWidgets: Bool
  let module: ModuleFacts
}

/// A parameter, property or response parameter with its lowered type, for checks of types and values.
final class FieldElement {
  let site: DefinitionSite
  let owner: FieldOwner
  let field: Definition.Field
  let type: ParameterType?
  let defaultValue: ParameterValue?

  init(
    _ field: Definition.Field,
    of owner: FieldOwner,
    at site: DefinitionSite,
    type: ParameterType?,
    defaultValue: ParameterValue? = nil
  ) {
    (self.site, self.owner, self.field) = (site, owner, field)
    (self.type, self.defaultValue) = (type, defaultValue)
  }

  func metadataKey(_ key: MetadataKey) -> DefinitionKey { .metadata(owner, key) }
}
