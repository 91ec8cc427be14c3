extension DefinitionReader {
  mutating func intent(_ node: PropertyList.NodeID) -> Definition.Intent {
    var intent = Definition.Intent()
    intent.range = list.range(of: node)
    for child in list.children(of: node) {
      guard case .intent(let key) = key(of: child) else {
        // Apple's compiler adds this key to intents, so don't report it.
        if key(of: child) != .hash { unknownKey(child, in: .definition(.intents)) }
        continue
      }
      switch key {
      case .name: intent.name = name(child)
      case .title: intent.title.text = string(child)
      case .titleID: intent.title.id = string(child)
      case .description: intent.description.text = string(child)
      case .descriptionID: intent.description.id = string(child)
      case .type: intent.type = string(child)
      case .className: intent.className = name(child)
      case .classPrefix: intent.classPrefix = name(child)
      case .category: intent.category = string(child)
      case .verb: intent.verb = string(child)
      case .domain: intent.domain = string(child)
      case .defaultImageName: intent.defaultImageName = string(child)
      case .eligibleForWidgets: intent.isEligibleForWidgets = boolean(child)
      case .configurable: intent.isConfigurable = boolean(child)
      case .customizable: intent.isCustomizable = boolean(child)
      case .ineligibleForSuggestions: intent.isIneligibleForSuggestions = boolean(child)
      case .deprecated: intent.isDeprecated = boolean(child)
      case .userConfirmationRequired: intent.requiresConfirmation = boolean(child)
      case .restrictions: intent.restrictions = integer(child)
      case .input: intent.input = string(child)
      case .keyParameter: intent.keyParameter = string(child)
      case .lastParameterTag: intent.lastParameterTag = integer(child)
      case .phrasePronunciationHint: intent.phrasePronunciationHint.text = string(child)
      case .phrasePronunciationHintID: intent.phrasePronunciationHint.id = string(child)
      case .parameters: intent.parameters = elements(of: child) { $0.parameter($1) }
      case .combinations: intent.combinations = combinations(child)
      case .managedCombinations: intent.managedCombinations = combinations(child)
      case .response: intent.response = dictionary(child) { $0.response($1) }
      }
    }
    let parts = intent.type?.value == "System" ? [] : intent.parameters
    expectNames(parts.lazy.map(\.field.name), and: intent.name)
    return intent
  }

  private mutating func combinations(_ node: PropertyList.NodeID) -> [Definition.ParameterCombination] {
    let combinations = dictionary(node) { reader, node in
      var result: [Definition.ParameterCombination] = []
      result.reserveCapacity(reader.list.childCount(of: node))
      for child in reader.list.children(of: node) {
        if let combination = reader.dictionary(child, { $0.combination($1) }) { result.append(combination) }
      }
      return result
    }
    return combinations ?? []
  }

  private mutating func combination(_ node: PropertyList.NodeID) -> Definition.ParameterCombination {
    let range = list.keyContentRange(of: node) ?? list.keyRange(of: node)
    var combination = Definition.ParameterCombination(key: Located(list.keyName(of: node), at: range))
    for child in list.children(of: node) {
      guard case .combination(let key) = key(of: child) else {
        unknownKey(child, in: .intent(.combinations))
        continue
      }
      switch key {
      case .title: combination.title.text = string(child)
      case .titleID: combination.title.id = string(child)
      case .subtitle: combination.subtitle.text = string(child)
      case .subtitleID: combination.subtitle.id = string(child)
      case .isPrimary: combination.isPrimary = boolean(child)
      case .isLinked: combination.isLinked = boolean(child)
      case .updatesLinked: combination.updatesLinked = boolean(child)
      case .supportsBackgroundExecution: combination.supportsBackgroundExecution = boolean(child)
      }
    }
    return combination
  }

  private mutating func response(_ node: PropertyList.NodeID) -> Definition.Response {
    var response = Definition.Response()
    for child in list.children(of: node) {
      guard case .response(let key) = key(of: child) else {
        unknownKey(child, in: .intent(.response))
        continue
      }
      switch key {
      case .codes: response.codes = elements(of: child) { $0.responseCode($1) }
      case .parameters: response.parameters = elements(of: child) { $0.responseParameter($1) }
      case .output: response.output = string(child)
      case .lastParameterTag: response.lastParameterTag = integer(child)
      }
    }
    return response
  }

  private mutating func responseCode(_ node: PropertyList.NodeID) -> Definition.Response.Code {
    var code = Definition.Response.Code()
    code.range = list.range(of: node)
    for child in list.children(of: node) {
      guard case .responseCode(let key) = key(of: child) else {
        unknownKey(child, in: .response(.codes))
        continue
      }
      switch key {
      case .name: code.name = name(child)
      case .success: code.isSuccess = boolean(child)
      case .formatString: code.format.text = string(child)
      case .formatStringID: code.format.id = string(child)
      // No known file has this key, which Apple's reader knows.
      case .formatStringDictionary: break
      case .conciseFormatString: code.conciseFormat.text = string(child)
      case .conciseFormatStringID: code.conciseFormat.id = string(child)
      }
    }
    return code
  }

  private mutating func responseParameter(_ node: PropertyList.NodeID) -> Definition.Response.Parameter {
    var parameter = Definition.Response.Parameter()
    parameter.range = list.range(of: node)
    for child in list.children(of: node) {
      if case .field(.responseParameter, let key) = key(of: child) {
        read(key, of: .responseParameter, child, into: &parameter.field)
      } else {
        unknownKey(child, in: .response(.parameters))
      }
    }
    return parameter
  }

  mutating func parameter(_ node: PropertyList.NodeID) -> Definition.Parameter {
    var parameter = Definition.Parameter()
    parameter.range = list.range(of: node)
    for child in list.children(of: node) {
      if case .field(.parameter, let key) = key(of: child) {
        read(key, of: .parameter, child, into: &parameter.field)
        continue
      }
      guard case .parameter(let key) = key(of: child) else {
        unknownKey(child, in: .intent(.parameters))
        continue
      }
      switch key {
      case .configurable: parameter.isConfigurable = boolean(child)
      case .fixedSizeArray: parameter.isFixedSizeArray = boolean(child, isLoose: true)
      case .arraySizes: parameter.arraySizes = elements(of: child) { $0.arraySize($1) }
      case .supportsDynamicEnumeration: parameter.supportsDynamicEnumeration = boolean(child)
      case .supportsSearch: parameter.supportsSearch = boolean(child)
      case .supportsResolution: parameter.supportsResolution = boolean(child)
      case .customDisambiguation: parameter.customDisambiguation = boolean(child)
      case .windowSize: parameter.windowSize = integer(child)
      case .relationship: parameter.relationship = dictionary(child) { $0.relationship($1) }
      case .promptDialogs: parameter.promptDialogs = elements(of: child) { $0.promptDialog($1) }
      case .unsupportedReasons: parameter.unsupportedReasons = elements(of: child) { $0.reason($1) }
      }
    }
    return parameter
  }

  private mutating func arraySize(_ node: PropertyList.NodeID) -> Definition.ArraySize {
    var size = Definition.ArraySize()
    size.range = list.range(of: node)
    for child in list.children(of: node) {
      guard case .arraySize(let key) = key(of: child) else {
        unknownKey(child, in: .parameter(.arraySizes))
        continue
      }
      switch key {
      case .size: size.size = integer(child)
      case .sizeClass: size.sizeClass = string(child)
      }
    }
    return size
  }

  private mutating func relationship(_ node: PropertyList.NodeID) -> Definition.Relationship {
    var relationship = Definition.Relationship()
    relationship.range = list.range(of: node)
    for child in list.children(of: node) {
      guard case .relationship(let key) = key(of: child) else {
        unknownKey(child, in: .parameter(.relationship))
        continue
      }
      switch key {
      case .parentName: relationship.parentName = string(child)
      case .predicateName: relationship.predicateName = string(child)
      case .predicateValue: relationship.predicateValue = scalar(child)
      case .predicateValues: relationship.predicateValues = scalars(child)
      }
    }
    return relationship
  }

  private mutating func promptDialog(_ node: PropertyList.NodeID) -> Definition.PromptDialog {
    var dialog = Definition.PromptDialog()
    for child in list.children(of: node) {
      guard case .dialog(let key) = key(of: child) else {
        unknownKey(child, in: .parameter(.promptDialogs))
        continue
      }
      switch key {
      case .type: dialog.type = string(child)
      case .custom: dialog.isCustom = boolean(child)
      case .formatString: dialog.format.text = string(child)
      case .formatStringID: dialog.format.id = string(child)
      }
    }
    return dialog
  }

  private mutating func reason(_ node: PropertyList.NodeID) -> Definition.UnsupportedReason {
    var reason = Definition.UnsupportedReason()
    for child in list.children(of: node) {
      guard case .reason(let key) = key(of: child) else {
        unknownKey(child, in: .parameter(.unsupportedReasons))
        continue
      }
      switch key {
      case .code: reason.code = string(child)
      case .isDefault: reason.isDefault = boolean(child)
      case .custom: reason.isCustom = boolean(child)
      case .formatString: reason.format.text = string(child)
      case .formatStringID: reason.format.id = string(child)
      }
    }
    return reason
  }
}
