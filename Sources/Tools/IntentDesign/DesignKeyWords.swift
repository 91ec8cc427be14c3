import IntentDefinition
import IntentDiagnostics

/// The words of `design` for a key's value.
///
/// Each kind of key has its words in a `switch`, so the compiler demands a line for a new key. `design` lists
/// the words in the order of these lines.
struct DesignWord {
  /// `nil` if only the keys in the value have words.
  let name: String?
  /// `nil` for the usual form of the key's values.
  let form: DesignAttribute.Form?
  let line: Int

  static func named(_ name: String, _ form: DesignAttribute.Form? = nil, line: Int = #line) -> DesignWord {
    DesignWord(name: name, form: form, line: line)
  }

  static func parts(line: Int = #line) -> DesignWord { DesignWord(name: nil, form: nil, line: line) }
}

extension DefinitionKey {
  /// `nil` if another word sets the value, or none.
  var word: DesignWord? {
    switch self {
    case .definition(let key): key.word
    case .intent(let key): key.word
    case .parameter(let key): key.word
    case .field(_, let key): key.word
    case .metadata(_, let key): key.word
    case .relationship(let key): key.word
    case .dialog(let key): key.word
    case .reason(let key): key.word
    case .combination(let key): key.word
    case .response(let key): key.word
    case .responseCode(let key): key.word
    case .enumeration(let key): key.word
    case .enumCase(let key): key.word
    case .type(let key): key.word
    case .property(let key): key.word
    case .arraySize, .synonym, .other: nil
    }
  }
}

extension RootKey {
  fileprivate var word: DesignWord? {
    switch self {
    case .modelVersion: .named("modelVersion")
    case .namespace: .named("namespace")
    case .systemVersion: .named("systemVersion")
    case .toolsVersion: .named("toolsVersion")
    case .toolsBuildVersion: .named("toolsBuildVersion")
    case .intents, .enums, .types: nil
    }
  }
}

extension IntentKey {
  fileprivate var word: DesignWord? {
    switch self {
    case .title, .description, .category, .verb: .named(rawValue)
    case .eligibleForWidgets: .named("widgets")
    case .configurable: .named("configurable")
    case .ineligibleForSuggestions: .named("suggestions", .inverseFlag)
    case .customizable: .named("customizable")
    case .userConfirmationRequired: .named("confirmation")
    case .deprecated, .restrictions, .input, .keyParameter: .named(rawValue)
    case .defaultImageName: .named("image")
    case .className, .classPrefix, .domain: .named(rawValue)
    case .type: .named("kind")
    case .lastParameterTag: .named("lastTag")
    case .name, .titleID, .descriptionID, .phrasePronunciationHint, .phrasePronunciationHintID, .parameters,
      .combinations, .managedCombinations, .response:
      nil
    }
  }
}

extension FieldKey {
  fileprivate var word: DesignWord? {
    switch self {
    case .displayName: .named("title")
    // Sets the keys of enums, object types and lists, too.
    case .type: .named("type", .type)
    case .metadata: .parts()
    case .tag: .named("tag")
    case .displayPriority: .named("priority")
    case .name, .displayNameID, .enumType, .enumTypeNamespace, .objectType, .objectTypeNamespace,
      .supportsMultipleValues:
      nil
    }
  }
}

extension MetadataKey {
  fileprivate var word: DesignWord? {
    switch self {
    case .type: .named("kind")
    case .supportsNegativeNumbers: .named("negative")
    case .unit, .defaultUnit: .named(rawValue)
    case .minimumValue: .named("minimum")
    case .minimumUnit: .named("minimumUnit")
    case .maximumValue: .named("maximum")
    case .maximumUnit: .named("maximumUnit")
    case .defaultValue: .named("default")
    case .trueDisplayName: .named("trueTitle")
    case .falseDisplayName: .named("falseTitle")
    case .placeholder: .named("placeholder")
    case .capitalization, .multiline: .named(rawValue)
    case .keyboardType: .named("keyboard")
    case .disableAutocorrect: .named("autocorrect", .inverseFlag)
    case .disableSmartDashes: .named("smartDashes", .inverseFlag)
    case .disableSmartQuotes: .named("smartQuotes", .inverseFlag)
    case .format, .dateStyle, .timeStyle, .template: .named(rawValue)
    case .customUTIs: .named("fileTypes", .keyed(.fileType))
    case .currencyCodes: .named("currencies")
    case .defaultValueID, .range, .trueDisplayNameID, .falseDisplayNameID, .placeholderID, .templateID,
      .currencyCode:
      nil
    }
  }
}

extension ParameterKey {
  fileprivate var word: DesignWord? {
    switch self {
    case .configurable: .named("configurable")
    case .relationship: .named("parent", .parent)
    case .supportsDynamicEnumeration: .named("options")
    case .supportsSearch: .named("search")
    case .arraySizes: .named("sizes", .sizes)
    case .fixedSizeArray: .named("fixedSize")
    case .supportsResolution: .named("resolution")
    case .customDisambiguation, .windowSize: .named(rawValue)
    case .promptDialogs, .unsupportedReasons: nil
    }
  }
}

extension RelationshipKey {
  fileprivate var word: DesignWord? {
    switch self {
    case .parentName: .named("parentName")
    case .predicateName: .named("predicate")
    case .predicateValue: .named("predicateValue", .operand)
    case .predicateValues: .named("predicateValues", .operands)
    }
  }
}

extension PromptDialogKey {
  fileprivate var word: DesignWord? {
    switch self {
    case .formatString: .named("text")
    case .custom: .named("custom")
    case .type, .formatStringID: nil
    }
  }
}

extension UnsupportedReasonKey {
  fileprivate var word: DesignWord? {
    switch self {
    case .formatString: .named("text")
    case .isDefault, .custom: .named(rawValue)
    case .code, .formatStringID: nil
    }
  }
}

extension CombinationKey {
  fileprivate var word: DesignWord? {
    switch self {
    case .title, .subtitle: .named(rawValue)
    case .isPrimary: .named("primary")
    case .isLinked: .named("linked")
    case .updatesLinked: .named("updatesLinked")
    case .supportsBackgroundExecution: .named("background")
    case .titleID, .subtitleID: nil
    }
  }
}

extension ResponseKey {
  fileprivate var word: DesignWord? {
    switch self {
    case .output: .named("output")
    case .lastParameterTag: .named("lastTag")
    case .codes, .parameters: nil
    }
  }
}

extension ResponseCodeKey {
  fileprivate var word: DesignWord? {
    switch self {
    case .formatString: .named("text")
    case .conciseFormatString: .named("short")
    case .success: .named("success")
    case .name, .formatStringID, .formatStringDictionary, .conciseFormatStringID: nil
    }
  }
}

extension EnumKey {
  fileprivate var word: DesignWord? {
    switch self {
    case .displayName: .named("title")
    case .className: .named("className")
    case .type: .named("kind")
    case .generatesHeader: .named("generatesHeader")
    case .name, .displayNameID, .values: nil
    }
  }
}

extension EnumCaseKey {
  fileprivate var word: DesignWord? {
    switch self {
    case .displayName: .named("title")
    case .index: .named("index")
    case .pronunciationHint: .named("pronunciation")
    case .synonyms: .named("synonyms", .texts(.synonym(.synonym)))
    case .name, .displayNameID, .pronunciationHintID: nil
    }
  }
}

extension TypeKey {
  fileprivate var word: DesignWord? {
    switch self {
    case .displayName: .named("title")
    case .className, .classPrefix: .named(rawValue)
    case .lastPropertyTag: .named("lastTag")
    case .name, .displayNameID, .properties: nil
    }
  }
}

extension PropertyKey {
  fileprivate var word: DesignWord? {
    switch self {
    case .isDefault: .named("inherited")
    }
  }
}
