extension DefinitionReader {
  mutating func enumeration(_ node: PropertyList.NodeID) -> Definition.Enum {
    var enumeration = Definition.Enum()
    enumeration.range = list.range(of: node)
    for child in list.children(of: node) {
      switch DefinitionKeys.enumeration[list.key(of: child)] {
      case .name: enumeration.name = name(child)
      case .displayName: enumeration.displayName.text = string(child)
      case .displayNameID: enumeration.displayName.id = string(child)
      case .type: enumeration.type = string(child)
      case .className: enumeration.className = name(child)
      case .generatesHeader: enumeration.generatesHeader = boolean(child)
      case .values: enumeration.cases = elements(of: child) { $0.enumCase($1) }
      case nil: unknownKey(child, DefinitionKeys.enumeration.names)
      }
    }
    expectNames(enumeration.cases.lazy.map(\.name), and: enumeration.name, of: node)
    return enumeration
  }

  private mutating func enumCase(_ node: PropertyList.NodeID) -> Definition.Enum.Case {
    var enumCase = Definition.Enum.Case()
    enumCase.range = list.range(of: node)
    for child in list.children(of: node) {
      switch DefinitionKeys.enumCase[list.key(of: child)] {
      case .name: enumCase.name = name(child)
      case .index: enumCase.index = integer(child)
      case .displayName: enumCase.displayName.text = string(child)
      case .displayNameID: enumCase.displayName.id = string(child)
      case .synonyms: enumCase.synonyms = elements(of: child) { $0.synonym($1) }
      case nil: unknownKey(child, DefinitionKeys.enumCase.names)
      }
    }
    return enumCase
  }

  private mutating func synonym(_ node: PropertyList.NodeID) -> Definition.Text {
    var synonym = Definition.Text()
    for child in list.children(of: node) {
      switch DefinitionKeys.synonym[list.key(of: child)] {
      case .synonym: synonym.text = string(child)
      case .synonymID: synonym.id = string(child)
      case nil: unknownKey(child, DefinitionKeys.synonym.names)
      }
    }
    return synonym
  }

  mutating func objectType(_ node: PropertyList.NodeID) -> Definition.ObjectType {
    var type = Definition.ObjectType()
    type.range = list.range(of: node)
    for child in list.children(of: node) {
      switch DefinitionKeys.type[list.key(of: child)] {
      case .name: type.name = name(child)
      case .displayName: type.displayName.text = string(child)
      case .displayNameID: type.displayName.id = string(child)
      case .className: type.className = name(child)
      case .classPrefix: type.classPrefix = name(child)
      case .lastPropertyTag: type.lastPropertyTag = integer(child)
      case .properties: type.properties = elements(of: child) { $0.property($1) }
      case nil: unknownKey(child, DefinitionKeys.type.names)
      }
    }
    expectNames(type.properties.lazy.map(\.field.name), and: type.name, of: node)
    return type
  }

  private mutating func property(_ node: PropertyList.NodeID) -> Definition.ObjectType.Property {
    var property = Definition.ObjectType.Property()
    property.range = list.range(of: node)
    for child in list.children(of: node) {
      if let key = DefinitionKeys.propertyField[list.key(of: child)] {
        read(key, child, into: &property.field, DefinitionKeys.propertyMetadata)
        continue
      }
      switch DefinitionKeys.property[list.key(of: child)] {
      case .isDefault: property.isDefault = boolean(child)
      case nil: unknownKey(child, DefinitionKeys.property.names + DefinitionKeys.propertyField.names)
      }
    }
    return property
  }
}
