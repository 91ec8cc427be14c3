extension DefinitionReader {
  mutating func enumeration(_ node: PropertyList.NodeID) -> Definition.Enum {
    var enumeration = Definition.Enum()
    enumeration.range = list.range(of: node)
    for child in list.children(of: node) {
      guard case .enumeration(let key) = key(of: child) else {
        unknownKey(child, in: .definition(.enums))
        continue
      }
      switch key {
      case .name: enumeration.name = name(child)
      case .displayName: enumeration.displayName.text = string(child)
      case .displayNameID: enumeration.displayName.id = string(child)
      case .type: enumeration.type = string(child)
      case .className: enumeration.className = name(child)
      case .generatesHeader: enumeration.generatesHeader = boolean(child)
      case .values: enumeration.cases = elements(of: child) { $0.enumCase($1) }
      }
    }
    expectNames(enumeration.cases.lazy.map(\.name), and: enumeration.name)
    return enumeration
  }

  private mutating func enumCase(_ node: PropertyList.NodeID) -> Definition.Enum.Case {
    var enumCase = Definition.Enum.Case()
    enumCase.range = list.range(of: node)
    for child in list.children(of: node) {
      guard case .enumCase(let key) = key(of: child) else {
        unknownKey(child, in: .enumeration(.values))
        continue
      }
      switch key {
      case .name: enumCase.name = name(child)
      case .index: enumCase.index = integer(child)
      case .displayName: enumCase.displayName.text = string(child)
      case .displayNameID: enumCase.displayName.id = string(child)
      case .pronunciationHint: enumCase.pronunciationHint.text = string(child)
      case .pronunciationHintID: enumCase.pronunciationHint.id = string(child)
      case .synonyms: enumCase.synonyms = elements(of: child) { $0.synonym($1) }
      }
    }
    return enumCase
  }

  private mutating func synonym(_ node: PropertyList.NodeID) -> Definition.Enum.Synonym {
    var synonym = Definition.Enum.Synonym()
    for child in list.children(of: node) {
      guard case .synonym(let key) = key(of: child) else {
        unknownKey(child, in: .enumCase(.synonyms))
        continue
      }
      switch key {
      case .synonym: synonym.text.text = string(child)
      case .synonymID: synonym.text.id = string(child)
      case .pronunciationHint: synonym.pronunciationHint.text = string(child)
      case .pronunciationHintID: synonym.pronunciationHint.id = string(child)
      }
    }
    return synonym
  }

  mutating func objectType(_ node: PropertyList.NodeID) -> Definition.ObjectType {
    var type = Definition.ObjectType()
    type.range = list.range(of: node)
    for child in list.children(of: node) {
      guard case .type(let key) = key(of: child) else {
        unknownKey(child, in: .definition(.types))
        continue
      }
      switch key {
      case .name: type.name = name(child)
      case .displayName: type.displayName.text = string(child)
      case .displayNameID: type.displayName.id = string(child)
      case .className: type.className = name(child)
      case .classPrefix: type.classPrefix = name(child)
      case .lastPropertyTag: type.lastPropertyTag = integer(child)
      case .properties: type.properties = elements(of: child) { $0.property($1) }
      }
    }
    expectNames(type.properties.lazy.map(\.field.name), and: type.name)
    return type
  }

  private mutating func property(_ node: PropertyList.NodeID) -> Definition.ObjectType.Property {
    var property = Definition.ObjectType.Property()
    property.range = list.range(of: node)
    for child in list.children(of: node) {
      switch key(of: child) {
      case .field(.property, let key): read(key, of: .property, child, into: &property.field)
      case .property(.isDefault): property.isDefault = boolean(child)
      default: unknownKey(child, in: .type(.properties))
      }
    }
    return property
  }

  mutating func read(
    _ key: FieldKey,
    of owner: FieldOwner,
    _ node: PropertyList.NodeID,
    into field: inout Definition.Field
  ) {
    switch key {
    case .name: field.name = name(node)
    case .displayName: field.displayName.text = string(node)
    case .displayNameID: field.displayName.id = string(node)
    case .displayPriority: field.displayPriority = integer(node)
    case .tag: field.tag = integer(node)
    case .type: field.type = string(node)
    case .enumType: field.enumType = string(node)
    case .enumTypeNamespace: field.enumTypeNamespace = string(node)
    case .objectType: field.objectType = string(node)
    case .objectTypeNamespace: field.objectTypeNamespace = string(node)
    case .supportsMultipleValues: field.supportsMultipleValues = boolean(node)
    case .metadata: field.metadata = dictionary(node) { Shared($0.metadata($1, of: owner)) }
    }
  }

  private mutating func metadata(_ node: PropertyList.NodeID, of owner: FieldOwner) -> Definition.Metadata {
    var metadata = Definition.Metadata()
    for child in list.children(of: node) {
      guard case .metadata(owner, let key) = key(of: child) else {
        unknownKey(child, in: .field(owner, .metadata))
        continue
      }
      switch key {
      case .type: metadata.type = string(child)
      case .defaultValue: metadata.defaultValue = scalar(child)
      case .defaultValueID: metadata.defaultValueID = string(child)
      case .minimumValue: metadata.minimumValue = scalar(child)
      case .maximumValue: metadata.maximumValue = scalar(child)
      case .range: range(child, into: &metadata)
      case .supportsNegativeNumbers: metadata.supportsNegativeNumbers = boolean(child, isLoose: true)
      case .unit: metadata.unit = string(child)
      case .defaultUnit: metadata.defaultUnit = string(child)
      case .minimumUnit: metadata.minimumUnit = string(child)
      case .maximumUnit: metadata.maximumUnit = string(child)
      case .trueDisplayName: metadata.trueDisplayName.text = string(child)
      case .trueDisplayNameID: metadata.trueDisplayName.id = string(child)
      case .falseDisplayName: metadata.falseDisplayName.text = string(child)
      case .falseDisplayNameID: metadata.falseDisplayName.id = string(child)
      case .capitalization: metadata.capitalization = string(child)
      case .multiline: metadata.isMultiline = boolean(child)
      case .disableAutocorrect: metadata.disablesAutocorrect = boolean(child)
      case .disableSmartDashes: metadata.disablesSmartDashes = boolean(child)
      case .disableSmartQuotes: metadata.disablesSmartQuotes = boolean(child)
      case .keyboardType: metadata.keyboardType = string(child)
      case .placeholder: metadata.placeholder.text = string(child)
      case .placeholderID: metadata.placeholder.id = string(child)
      case .format: metadata.format = string(child)
      case .dateStyle: metadata.dateStyle = string(child)
      case .timeStyle: metadata.timeStyle = string(child)
      case .template: metadata.template.text = string(child)
      case .templateID: metadata.template.id = string(child)
      case .customUTIs: metadata.customUTIs = strings(child, key: .fileType)
      // The allowed codes say more.
      case .currencyCode: break
      case .currencyCodes: metadata.currencyCodes = strings(child, key: .currencyCode)
      }
    }
    return metadata
  }

  /// Reads the bounds of old definitions, which have a dictionary with a minimum and a maximum. The new keys
  /// win.
  private mutating func range(_ node: PropertyList.NodeID, into metadata: inout Definition.Metadata) {
    guard list.kind(node) == .dictionary else {
      wrongType(node, expected: "a dictionary")
      return
    }
    steps.append(Step(node: node, index: nil, element: node))
    defer { steps.removeLast() }
    for child in list.children(of: node) {
      let key = list.keyName(of: child)
      if key.hasSuffix("Minimum") || key.hasSuffix("MinimumValue") {
        metadata.minimumValue = metadata.minimumValue ?? scalar(child)
      } else if key.hasSuffix("Maximum") || key.hasSuffix("MaximumValue") {
        metadata.maximumValue = metadata.maximumValue ?? scalar(child)
      } else {
        unknownKey(child, among: ["Minimum", "Maximum"])
      }
    }
  }

  private mutating func strings(_ node: PropertyList.NodeID, key: DefinitionKey) -> [Located<String>] {
    guard list.kind(node) == .array else {
      wrongType(node, expected: "an array")
      return []
    }
    var result: [Located<String>] = []
    for (index, child) in list.children(of: node).enumerated() {
      steps.append(Step(node: node, index: index, element: child))
      defer { steps.removeLast() }
      guard list.kind(child) == .dictionary else {
        if let value = string(child) { result.append(value) }
        continue
      }
      for entry in list.children(of: child) {
        if self.key(of: entry) != key {
          unknownKey(entry, among: [key.name])
        } else if let value = string(entry) {
          result.append(value)
        }
      }
    }
    return result
  }
}
