import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// An intent during validation: its contents and its meaning.
struct IntentContext {
  let site: DefinitionSite
  let intent: Definition.Intent
  /// `nil` for a system intent.
  let schema: DefinitionSchema.Intent?
  /// Whether its conditions cannot be checked, because something could not be read.
  let isUnclear: Bool
  /// The indices of the parameters by name. If two have the same name, the first one counts.
  let parameterIndices: [String: Int]

  init(
    _ site: DefinitionSite,
    _ intent: Definition.Intent,
    _ schema: DefinitionSchema.Intent?,
    isUnclear: Bool
  ) {
    self.site = site
    self.intent = intent
    self.schema = schema
    self.isUnclear = isUnclear
    parameterIndices = Dictionary(
      intent.parameters.enumerated().compactMap { index, parameter in
        parameter.field.name.map { ($0.value, index) }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The names of the parameters, in order.
  var parameterNames: some Sequence<String> {
    intent.parameters.lazy.compactMap(\.field.name?.value)
  }

  /// The meaning of a parameter by its index.
  func parameterSchema(_ index: Int) -> ParameterSchema? { schema?.configuration.parameters[index] }
}

/// A parameter during validation.
struct ParameterContext {
  let site: DefinitionSite
  let index: Int
  let parameter: Definition.Parameter
  /// `nil` in a system intent.
  let schema: ParameterSchema?

  var name: String { parameter.field.name?.value ?? "" }
}

/// The members that parameters, properties of types and response parameters share, so that one check covers all.
struct FieldContext {
  let site: DefinitionSite
  /// The prefix of the field's keys: `INIntentParameter`, `INTypeProperty`, `INIntentResponseParameter`.
  let prefix: String
  let field: Definition.Field
  /// `nil` if it is unknown.
  let type: ParameterType?
  let defaultValue: ParameterValue?

  /// Whether it may lack a setting, because something in it could not be read.
  var mayLackSettings: Bool { site.definition.gaps.areInside(site.path().keys) }

  /// The key of a setting, for the path of a report: `INIntentParameterMetadataType`.
  func metadataKey(_ key: String) -> String { "\(prefix)Metadata\(key)" }
}

extension Definition.Intent {
  /// Whether the intent is only for widgets: neither Siri nor Shortcuts runs it.
  var isOnlyForWidgets: Bool {
    isEligibleForWidgets?.value == true && isConfigurable?.value != true
      && isIneligibleForSuggestions?.value == true
  }
}
