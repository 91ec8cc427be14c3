import IntentDefinition
import IntentSchema

/// An intent during validation: its contents and its meaning.
struct IntentContext {
  let site: DefinitionSite
  let intent: Definition.Intent
  /// `nil` for a system intent.
  let schema: DefinitionSchema.Intent?
  /// The indices of the parameters in their list, by name. Of two with the same name, the first one counts.
  let parameterIndices: [String: Int]

  init(_ site: DefinitionSite, _ intent: Definition.Intent, _ schema: DefinitionSchema.Intent?) {
    self.site = site
    self.intent = intent
    self.schema = schema
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

  /// The meaning of a parameter, by its index in the list.
  func parameterSchema(_ index: Int) -> ParameterSchema? {
    guard let parameters = schema?.configuration.parameters, parameters.indices.contains(index) else {
      return nil
    }
    return parameters[index]
  }
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

  /// The key of a setting, for the path of a diagnostic: `INIntentParameterMetadataType`.
  func metadataKey(_ key: String) -> String { "\(prefix)Metadata\(key)" }
}

extension DefinitionSite {
  /// The site of a parameter of this site's intent.
  func parameter(_ index: Int) -> DefinitionSite { DefinitionSite(definition, .parameter(intent, index)) }

  /// The site of the response of this site's intent.
  var response: DefinitionSite { DefinitionSite(definition, .response(intent)) }

  /// The site of a response code of this site's intent.
  func responseCode(_ index: Int) -> DefinitionSite {
    DefinitionSite(definition, .responseCode(intent, index))
  }

  /// The site of a response parameter of this site's intent.
  func responseParameter(_ index: Int) -> DefinitionSite {
    DefinitionSite(definition, .responseParameter(intent, index))
  }

  /// The index of the intent in the definition; 0 for elements outside intents.
  private var intent: Int {
    switch element {
    case .intent(let index), .response(let index), .parameter(let index, _), .responseCode(let index, _),
      .responseParameter(let index, _):
      index
    case .definition, .enumeration, .enumCase, .object, .property: 0
    }
  }
}

extension Definition.Intent {
  /// Whether the intent is only for widgets: neither Siri nor Shortcuts runs it.
  var isOnlyForWidgets: Bool {
    isEligibleForWidgets?.value == true && isConfigurable?.value != true
      && isIneligibleForSuggestions?.value == true
  }
}
