/// The keys of one kind of dictionary, without their prefix.
protocol FormatKey: RawRepresentable, CaseIterable, Sendable where RawValue == String {
  var form: KeyForm { get }
}

extension FormatKey {
  var suffix: String {
    var bytes = Array(rawValue.utf8)
    if let first = bytes.first { bytes[0] = first & ~0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The keys of the file itself.
package enum RootKey: String, FormatKey {
  case intents, enums, types
  case modelVersion = "intentDefinitionModelVersion"
  case namespace = "intentDefinitionNamespace"
  case systemVersion = "intentDefinitionSystemVersion"
  case toolsVersion = "intentDefinitionToolsVersion"
  case toolsBuildVersion = "intentDefinitionToolsBuildVersion"

  package var form: KeyForm {
    switch self {
    case .intents, .enums, .types: .list
    case .modelVersion, .namespace, .systemVersion, .toolsVersion, .toolsBuildVersion: .string
    }
  }
}

/// The keys of an intent.
package enum IntentKey: String, FormatKey {
  case name, title, titleID, description, descriptionID, type, className, classPrefix, category,
    verb, domain, defaultImageName, eligibleForWidgets, configurable, customizable,
    ineligibleForSuggestions, deprecated, userConfirmationRequired, restrictions, input, keyParameter,
    lastParameterTag, phrasePronunciationHint, phrasePronunciationHintID, parameters
  case combinations = "parameterCombinations"
  case managedCombinations = "managedParameterCombinations"
  case response

  package var form: KeyForm {
    switch self {
    case .name: .name
    case .title, .description, .phrasePronunciationHint: .text
    case .eligibleForWidgets, .configurable, .customizable, .ineligibleForSuggestions, .deprecated,
      .userConfirmationRequired:
      .flag
    case .restrictions: .integer
    case .lastParameterTag: .lastTag
    case .parameters: .list
    case .combinations, .managedCombinations, .response: .dictionary
    case .titleID, .descriptionID, .type, .className, .classPrefix, .category, .verb, .domain,
      .defaultImageName, .input, .keyParameter, .phrasePronunciationHintID:
      .string
    }
  }
}

/// The keys that only a parameter of an intent contains.
package enum ParameterKey: String, FormatKey {
  case configurable, fixedSizeArray, arraySizes, supportsDynamicEnumeration, supportsSearch,
    supportsResolution, customDisambiguation, windowSize, relationship, promptDialogs,
    unsupportedReasons

  package var form: KeyForm {
    switch self {
    case .configurable, .supportsDynamicEnumeration, .supportsSearch, .supportsResolution,
      .customDisambiguation:
      .flag
    case .fixedSizeArray: .numberFlag
    case .windowSize: .integer
    case .arraySizes, .promptDialogs, .unsupportedReasons: .list
    case .relationship: .dictionary
    }
  }
}

/// The keys that parameters, properties and response parameters share.
package enum FieldKey: String, FormatKey {
  case name, displayName, displayNameID, displayPriority, tag, type, enumType, enumTypeNamespace,
    objectType, objectTypeNamespace, supportsMultipleValues, metadata

  package var form: KeyForm {
    switch self {
    case .name: .name
    case .displayName: .text
    case .displayNameID, .type, .enumType, .enumTypeNamespace, .objectType, .objectTypeNamespace: .string
    case .displayPriority: .priority
    case .tag: .tag
    case .supportsMultipleValues: .flag
    case .metadata: .dictionary
    }
  }
}

/// The keys of a type's settings.
package enum MetadataKey: String, FormatKey {
  case type, defaultValue, defaultValueID, minimumValue, maximumValue, range,
    supportsNegativeNumbers, unit, defaultUnit, minimumUnit, maximumUnit, trueDisplayName,
    trueDisplayNameID, falseDisplayName, falseDisplayNameID, capitalization, multiline,
    disableAutocorrect, disableSmartDashes, disableSmartQuotes, keyboardType, placeholder,
    placeholderID, format, dateStyle, timeStyle, template, templateID, customUTIs, currencyCode, currencyCodes

  package var form: KeyForm {
    switch self {
    case .trueDisplayName, .falseDisplayName, .placeholder, .template: .text
    case .type, .defaultValueID, .unit, .defaultUnit, .minimumUnit, .maximumUnit, .trueDisplayNameID,
      .falseDisplayNameID, .capitalization, .keyboardType, .placeholderID, .format, .dateStyle, .timeStyle,
      .templateID, .currencyCode:
      .string
    case .multiline, .disableAutocorrect, .disableSmartDashes, .disableSmartQuotes: .flag
    case .supportsNegativeNumbers: .wordFlag
    case .defaultValue: .scalar
    case .minimumValue, .maximumValue: .bound
    case .customUTIs, .currencyCodes: .list
    case .range: .dictionary
    }
  }
}

/// The keys of an array's size in a widget family.
package enum ArraySizeKey: String, FormatKey {
  case size, sizeClass

  package var form: KeyForm {
    switch self {
    case .size: .integer
    case .sizeClass: .identity
    }
  }
}

/// The keys of a condition.
package enum RelationshipKey: String, FormatKey {
  case parentName, predicateName, predicateValue, predicateValues

  package var form: KeyForm {
    switch self {
    case .parentName, .predicateName: .string
    case .predicateValue: .scalar
    case .predicateValues: .list
    }
  }
}

/// The keys of a dialog.
package enum PromptDialogKey: String, FormatKey {
  case type, custom, formatString, formatStringID

  package var form: KeyForm {
    switch self {
    case .type: .identity
    case .formatString: .text
    case .formatStringID: .string
    case .custom: .flag
    }
  }
}

/// The keys of a reason why code refuses a value.
package enum UnsupportedReasonKey: String, FormatKey {
  case code
  case isDefault = "default"
  case custom, formatString, formatStringID

  package var form: KeyForm {
    switch self {
    case .code: .identity
    case .formatString: .text
    case .formatStringID: .string
    case .isDefault, .custom: .flag
    }
  }
}

/// The keys of a parameter combination.
package enum CombinationKey: String, FormatKey {
  case title, titleID, subtitle, subtitleID, isPrimary, isLinked, updatesLinked,
    supportsBackgroundExecution

  package var form: KeyForm {
    switch self {
    case .title, .subtitle: .text
    case .titleID, .subtitleID: .string
    case .isPrimary, .isLinked, .updatesLinked: .flag
    case .supportsBackgroundExecution: .writtenFlag
    }
  }
}

/// The keys of a response.
package enum ResponseKey: String, FormatKey {
  case codes, parameters, output, lastParameterTag

  package var form: KeyForm {
    switch self {
    case .codes, .parameters: .list
    case .output: .string
    case .lastParameterTag: .lastTag
    }
  }
}

/// The keys of a response code.
package enum ResponseCodeKey: String, FormatKey {
  case name, success, formatString, formatStringID, formatStringDictionary, conciseFormatString,
    conciseFormatStringID

  package var form: KeyForm {
    switch self {
    case .name: .name
    case .formatString, .conciseFormatString: .text
    case .formatStringID, .conciseFormatStringID: .string
    case .success: .flag
    case .formatStringDictionary: .dictionary
    }
  }
}

/// The keys of an enum.
package enum EnumKey: String, FormatKey {
  case name, displayName, displayNameID, type, className, generatesHeader, values

  package var form: KeyForm {
    switch self {
    case .name: .name
    case .displayName: .text
    case .displayNameID, .type, .className: .string
    case .generatesHeader: .flag
    case .values: .list
    }
  }
}

/// The keys of an enum's case.
package enum EnumCaseKey: String, FormatKey {
  case name, index, displayName, displayNameID, pronunciationHint, pronunciationHintID, synonyms

  package var form: KeyForm {
    switch self {
    case .name: .name
    case .index: .index
    case .displayName, .pronunciationHint: .text
    case .displayNameID, .pronunciationHintID: .string
    case .synonyms: .list
    }
  }
}

/// The keys of a case's synonym.
package enum SynonymKey: String, FormatKey {
  case synonym, synonymID, pronunciationHint, pronunciationHintID

  package var form: KeyForm {
    switch self {
    case .synonym, .pronunciationHint: .text
    case .synonymID: .identity
    case .pronunciationHintID: .string
    }
  }
}

/// The keys of an object type.
package enum TypeKey: String, FormatKey {
  case name, displayName, displayNameID, className, classPrefix, lastPropertyTag, properties

  package var form: KeyForm {
    switch self {
    case .name: .name
    case .displayName: .text
    case .displayNameID, .className, .classPrefix: .string
    case .lastPropertyTag: .lastTag
    case .properties: .list
    }
  }
}

/// The key that only a property of an object type contains.
package enum PropertyKey: String, FormatKey {
  case isDefault = "default"

  package var form: KeyForm {
    switch self {
    case .isDefault: .flag
    }
  }
}
