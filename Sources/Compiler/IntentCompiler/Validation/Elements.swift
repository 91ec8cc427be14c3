import IntentDefinition
import IntentDiagnostics
import IntentSchema

// The elements that checks get. Checks of a whole file, a whole module or a text get a `Definition`, `ModuleSchema` or
// `DefinitionText`.

/// The parts of a module that checks of a single intent need.
struct ModuleFacts: Sendable {
  let gaps: ModuleGaps
  /// The properties of each object type, by the type's name.
  let typeProperties: [String: Set<String>]

  init(_ module: ModuleSchema) {
    gaps = module.gaps
    typeProperties = Dictionary(
      module.files.lazy.flatMap(\.schema.objects).map { object in
        (object.name, Set(object.properties.map(\.name)).union(Validator.defaultProperties))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

/// An intent: its contents and its meaning.
struct IntentElement {
  let site: DefinitionSite
  let intent: Definition.Intent
  /// `nil` for a system intent.
  let schema: DefinitionSchema.Intent?
  /// Whether its conditions cannot be checked, because something could not be read.
  let isUnclear: Bool
  /// The indices of the parameters by name. If two have the same name, the first one counts.
  let parameterIndices: [String: Int]
  /// Whether it configures a widget.
  let isForWidgets: Bool
  /// Whether it is only for widgets: neither Siri nor Shortcuts runs it.
  let isOnlyForWidgets: Bool
  let module: ModuleFacts

  init(
    _ site: DefinitionSite,
    _ intent: Definition.Intent,
    _ schema: DefinitionSchema.Intent?,
    isUnclear: Bool,
    module: ModuleFacts
  ) {
    self.site = site
    self.intent = intent
    self.schema = schema
    self.isUnclear = isUnclear
    self.module = module
    isForWidgets = intent.isEligibleForWidgets?.value == true
    isOnlyForWidgets =
      isForWidgets && intent.isConfigurable?.value != true && intent.isIneligibleForSuggestions?.value == true
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
}

/// A parameter of an intent.
struct ParameterElement {
  let site: DefinitionSite
  let parameter: Definition.Parameter
  /// `nil` in a system intent.
  let schema: ParameterSchema?
  /// Whether the intent is a custom one.
  let isCustom: Bool
  /// The intent's ``IntentElement/isForWidgets``.
  let isForWidgets: Bool
  /// The intent's ``IntentElement/isOnlyForWidgets``.
  let isOnlyForWidgets: Bool

  init(_ index: Int, of element: IntentElement) {
    site = element.site.parameter(index)
    parameter = element.intent.parameters[index]
    schema = element.schema?.configuration.parameters[index]
    isCustom = element.schema != nil
    isForWidgets = element.isForWidgets
    isOnlyForWidgets = element.isOnlyForWidgets
  }

  /// The name, for messages; empty if it has none.
  var label: String { parameter.field.name?.value ?? "" }
}

/// The response of an intent.
struct ResponseElement {
  let site: DefinitionSite
  let response: Definition.Response
  let module: ModuleFacts
}

/// A parameter of a response.
struct ResponseParameterElement {
  let site: DefinitionSite
  let field: Definition.Field
  /// Whether it is the output of the response.
  let isOutput: Bool
}

/// An enum.
struct EnumElement {
  let site: DefinitionSite
  let index: Int
  let enumeration: Definition.Enum

  /// The site of a case.
  func site(ofCase number: Int) -> DefinitionSite {
    DefinitionSite(site.definition, .enumCase(index, number))
  }
}

/// A case of an enum that users can choose.
struct EnumCaseElement {
  let site: DefinitionSite
  let enumCase: Definition.Enum.Case
}

/// An object type.
struct ObjectTypeElement {
  let site: DefinitionSite
  let index: Int
  let type: Definition.ObjectType
}

/// A property of an object type.
struct PropertyElement {
  let site: DefinitionSite
  let property: Definition.ObjectType.Property
}

/// The members that parameters, properties of types and response parameters share, so that one check covers all.
struct FieldElement {
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
