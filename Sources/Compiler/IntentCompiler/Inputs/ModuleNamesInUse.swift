import IntentDefinition

/// The enums and object types that a module defines, and those that it refers to without defining them.
package struct ModuleNamesInUse: Sendable {
  package struct Name: Sendable, Hashable {
    package var isEnum: Bool
    package var name: String

    package init(isEnum: Bool, name: String) {
      (self.isEnum, self.name) = (isEnum, name)
    }
  }

  package private(set) var declared: Set<Name> = []
  package private(set) var missing: Set<Name> = []

  package init(_ definitions: [Definition]) {
    for definition in definitions {
      declared.formUnion(definition.enums.lazy.compactMap(\.name).map { Name(isEnum: true, name: $0.value) })
      declared.formUnion(definition.types.lazy.compactMap(\.name).map { Name(isEnum: false, name: $0.value) })
    }
    for definition in definitions {
      for intent in definition.intents {
        for parameter in intent.parameters { add(parameter.field) }
        for parameter in intent.response?.parameters ?? [] { add(parameter.field) }
      }
      for type in definition.types {
        for property in type.properties { add(property.field) }
      }
    }
  }

  private mutating func add(_ field: Definition.Field) {
    add(field.enumType, in: field.enumTypeNamespace, isEnum: true)
    add(field.objectType, in: field.objectTypeNamespace, isEnum: false)
  }

  private mutating func add(_ name: Located<String>?, in namespace: Located<String>?, isEnum: Bool) {
    guard let name, !name.value.isEmpty, namespace?.value != Definition.systemNamespace else { return }
    let missed = Name(isEnum: isEnum, name: name.value)
    if !declared.contains(missed) { missing.insert(missed) }
  }
}
