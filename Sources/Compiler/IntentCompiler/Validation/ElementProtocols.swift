import IntentDefinition

/// An element with a name that people see.
protocol DisplayedElement {
  static var displayNameKey: DefinitionKey { get }
  var site: DefinitionSite { get }
  var name: Located<String>? { get }
  /// `nil` if users don't see the element.
  var displayName: Definition.Text? { get }
}

/// A list of fields with tags: parameters, properties or response parameters.
protocol FieldList {
  associatedtype Fields: Sequence<Definition.Field>
  static var owner: FieldOwner { get }
  static var lastTagKey: DefinitionKey { get }
  var site: DefinitionSite { get }
  var fields: Fields { get }
  var lastTag: Located<Int>? { get }
  func site(ofField index: Int) -> DefinitionSite
}

extension IntentElement: FieldList {
  static let owner = FieldOwner.parameter
  static let lastTagKey = DefinitionKey.intent(.lastParameterTag)
  var fields: some Sequence<Definition.Field> { intent.parameters.lazy.map(\.field) }
  var lastTag: Located<Int>? { intent.lastParameterTag }
  func site(ofField index: Int) -> DefinitionSite { site.parameter(index) }
}

extension ParameterElement: DisplayedElement {
  static let displayNameKey = DefinitionKey.field(.parameter, .displayName)
  var name: Located<String>? { parameter.field.name }
  var displayName: Definition.Text? {
    // Model 1.0 has no display names for parameters, and doesn't say whether users can change parameters.
    site.definition.isConfigurable(parameter) == true ? parameter.field.displayName : nil
  }
}

extension ResponseElement: FieldList {
  static let owner = FieldOwner.responseParameter
  static let lastTagKey = DefinitionKey.response(.lastParameterTag)
  var fields: some Sequence<Definition.Field> { response.parameters.lazy.map(\.field) }
  var lastTag: Located<Int>? { response.lastParameterTag }
  func site(ofField index: Int) -> DefinitionSite { site.responseParameter(index) }
}

extension ResponseParameterElement: DisplayedElement {
  static let displayNameKey = DefinitionKey.field(.responseParameter, .displayName)
  var name: Located<String>? { field.name }
  var displayName: Definition.Text? {
    isOutput && site.definition.hasDisplayNames ? field.displayName : nil
  }
}

extension EnumCaseElement: DisplayedElement {
  static let displayNameKey = DefinitionKey.enumCase(.displayName)
  var name: Located<String>? { enumCase.name }
  var displayName: Definition.Text? { enumCase.displayName }
}

extension ObjectTypeElement: FieldList {
  static let owner = FieldOwner.property
  static let lastTagKey = DefinitionKey.type(.lastPropertyTag)
  var fields: some Sequence<Definition.Field> { type.properties.lazy.map(\.field) }
  var lastTag: Located<Int>? { type.lastPropertyTag }
  func site(ofField index: Int) -> DefinitionSite { site.property(index) }
}

extension PropertyElement: DisplayedElement {
  static let displayNameKey = DefinitionKey.field(.property, .displayName)
  var name: Located<String>? { property.field.name }
  var displayName: Definition.Text? { property.isDefault?.value == true ? nil : property.field.displayName }
}
