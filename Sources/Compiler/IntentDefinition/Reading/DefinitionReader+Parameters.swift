extension DefinitionReader {
  mutating func parameter(_ node: PropertyList.NodeID) -> Definition.Parameter {
    var parameter = Definition.Parameter()
    parameter.range = list.range(of: node)
    for child in list.children(of: node) {
      if let key = DefinitionKeys.parameterField[list.key(of: child)] {
        read(key, child, into: &parameter.field, DefinitionKeys.parameterMetadata)
        continue
      }
      switch DefinitionKeys.parameter[list.key(of: child)] {
      case .configurable: parameter.isConfigurable = boolean(child)
      case .fixedSizeArray: parameter.isFixedSizeArray = boolean(child, isLoose: true)
      case .arraySizes: parameter.arraySizes = elements(of: child) { $0.arraySize($1) }
      case .supportsDynamicEnumeration: parameter.supportsDynamicEnumeration = boolean(child)
      case .supportsSearch: parameter.supportsSearch = boolean(child)
      case .supportsResolution:
        parameter.supportsResolution = boolean(child)
        parameter.resolutionEntry = list.entryRange(of: child)
      case .customDisambiguation: parameter.customDisambiguation = boolean(child)
      case .windowSize: parameter.windowSize = integer(child)
      case .relationship: parameter.relationship = dictionary(child) { $0.relationship($1) }
      case .promptDialogs: parameter.promptDialogs = elements(of: child) { $0.promptDialog($1) }
      case .unsupportedReasons: parameter.unsupportedReasons = elements(of: child) { $0.reason($1) }
      case nil: unknownKey(child, DefinitionKeys.parameter.names + DefinitionKeys.parameterField.names)
      }
    }
    return parameter
  }

  private mutating func arraySize(_ node: PropertyList.NodeID) -> Definition.ArraySize {
    var size = Definition.ArraySize()
    size.range = list.range(of: node)
    for child in list.children(of: node) {
      switch DefinitionKeys.arraySize[list.key(of: child)] {
      case .size: size.size = integer(child)
      case .sizeClass: size.sizeClass = string(child)
      case nil: unknownKey(child, DefinitionKeys.arraySize.names)
      }
    }
    return size
  }

  private mutating func relationship(_ node: PropertyList.NodeID) -> Definition.Relationship {
    var relationship = Definition.Relationship()
    relationship.range = list.range(of: node)
    for child in list.children(of: node) {
      switch DefinitionKeys.relationship[list.key(of: child)] {
      case .parentName: relationship.parentName = string(child)
      case .predicateName: relationship.predicateName = string(child)
      case .predicateValue: relationship.predicateValue = scalar(child)
      case .predicateValues: relationship.predicateValues = scalars(child)
      case nil: unknownKey(child, DefinitionKeys.relationship.names)
      }
    }
    return relationship
  }

  private mutating func promptDialog(_ node: PropertyList.NodeID) -> Definition.PromptDialog {
    var dialog = Definition.PromptDialog()
    for child in list.children(of: node) {
      switch DefinitionKeys.dialog[list.key(of: child)] {
      case .type: dialog.type = string(child)
      case .custom: dialog.isCustom = boolean(child)
      case .formatString: dialog.format.text = string(child)
      case .formatStringID: dialog.format.id = string(child)
      case nil: unknownKey(child, DefinitionKeys.dialog.names)
      }
    }
    return dialog
  }

  private mutating func reason(_ node: PropertyList.NodeID) -> Definition.UnsupportedReason {
    var reason = Definition.UnsupportedReason()
    for child in list.children(of: node) {
      switch DefinitionKeys.reason[list.key(of: child)] {
      case .code: reason.code = string(child)
      case .isDefault: reason.isDefault = boolean(child)
      case .custom: reason.isCustom = boolean(child)
      case .formatString: reason.format.text = string(child)
      case .formatStringID: reason.format.id = string(child)
      case nil: unknownKey(child, DefinitionKeys.reason.names)
      }
    }
    return reason
  }
}
