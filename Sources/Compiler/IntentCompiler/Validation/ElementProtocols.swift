import IntentDefinition

protocol DisplayedElement {
  /// `INEnumValue`
  static var prefix: String { get }
  var site: DefinitionSite { get }
  var name: Located<String>? { get }
  /// `nil` if users don't see the element.
  var displayName: Definition.Text? { get }
}

protocol FieldList {
  associatedtype Fields: Sequence<Definition.Field>
  /// `INTypeProperty`
  static var fieldPrefix: String { get }
  static var lastTagKey: String { get }
  var site: DefinitionSite { get }
  var fields: Fields { get }
  var lastTag: Located<Int>? { get }
  func site(ofField index: Int) -> DefinitionSite
}

extension IntentElement: FieldList {
  static let fieldPrefix = "INIntentParameter"
  static let lastTagKey = "INIntentLastParameterTag"
  var fields: some Sequence<Definition.Field> { intent.parameters.lazy.map(\.field) }
  var lastTag: Located<Int>? { intent.lastParameterTag }
  func site(ofField index: Int) -> DefinitionSite { site.parameter(index) }
}

extension ParameterElement: DisplayedElement {
  static let prefix = "INIntentParameter"
  var name: Located<String>? { parameter.field.name }
  var displayName: Definition.Text? {
    // Model 1.0 has no display names for parameters, and doesn't say whether users can change parameters.
    site.definition.isConfigurable(parameter) == true ? parameter.field.displayName : nil
  }
}

extension ResponseElement: FieldList {
  static let fieldPrefix = "INIntentResponseParameter"
  static let lastTagKey = "INIntentResponseLastParameterTag"
  var fields: some Sequence<Definition.Field> { response.parameters.lazy.map(\.field) }
  var lastTag: Located<Int>? { response.lastParameterTag }
  func site(ofField index: Int) -> DefinitionSite { site.responseParameter(index) }
}

extension ResponseParameterElement: DisplayedElement {
  static let prefix = "INIntentResponseParameter"
  var name: Located<String>? { field.name }
  var displayName: Definition.Text? {
    isOutput && site.definition.hasDisplayNames ? field.displayName : nil
  }
}

extension EnumCaseElement: DisplayedElement {
  static let prefix = "INEnumValue"
  var name: Located<String>? { enumCase.name }
  var displayName: Definition.Text? { enumCase.displayName }
}

extension ObjectTypeElement: FieldList {
  static let fieldPrefix = "INTypeProperty"
  static let lastTagKey = "INTypeLastPropertyTag"
  var fields: some Sequence<Definition.Field> { type.properties.lazy.map(\.field) }
  var lastTag: Located<Int>? { type.lastPropertyTag }
  func site(ofField index: Int) -> DefinitionSite { site.property(index) }
}

extension PropertyElement: DisplayedElement {
  static let prefix = "INTypeProperty"
  var name: Located<String>? { property.field.name }
  var displayName: Definition.Text? { property.isDefault?.value == true ? nil : property.field.displayName }
}
