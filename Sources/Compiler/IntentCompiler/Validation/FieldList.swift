import IntentDefinition

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

extension ResponseElement: FieldList {
  static let owner = FieldOwner.responseParameter
  static let lastTagKey = DefinitionKey.response(.lastParameterTag)
  var fields: some Sequence<Definition.Field> { response.parameters.lazy.map(\.field) }
  var lastTag: Located<Int>? { response.lastParameterTag }
  func site(ofField index: Int) -> DefinitionSite { site.responseParameter(index) }
}

extension LoweredObjectType: FieldList {
  static var owner: FieldOwner { .property }
  static var lastTagKey: DefinitionKey { .type(.lastPropertyTag) }
  var fields: some Sequence<Definition.Field> { definition.properties.lazy.map(\.field) }
  var lastTag: Located<Int>? { definition.lastPropertyTag }
  func site(ofField index: Int) -> DefinitionSite { site.property(index) }
}
