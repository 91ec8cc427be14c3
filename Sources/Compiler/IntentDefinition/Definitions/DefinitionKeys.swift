/// The keys of each kind of dictionary. The reader reads by them, and editors complete them.
package enum DefinitionKeys {
  static let definition = KeyGroup<RootKey>("IN")
  static let intent = KeyGroup<IntentKey>("INIntent")
  static let parameter = KeyGroup<ParameterKey>("INIntentParameter")
  static let arraySize = KeyGroup<ArraySizeKey>("INIntentParameterArraySize")
  static let relationship = KeyGroup<RelationshipKey>("INIntentParameterRelationship")
  static let dialog = KeyGroup<PromptDialogKey>("INIntentParameterPromptDialog")
  static let reason = KeyGroup<UnsupportedReasonKey>("INIntentParameterUnsupportedReason")
  static let combination = KeyGroup<CombinationKey>("INIntentParameterCombination")
  static let response = KeyGroup<ResponseKey>("INIntentResponse")
  static let responseCode = KeyGroup<ResponseCodeKey>("INIntentResponseCode")
  static let enumeration = KeyGroup<EnumKey>("INEnum")
  static let enumCase = KeyGroup<EnumCaseKey>("INEnumValue")
  static let synonym = KeyGroup<SynonymKey>("INEnumValueSynonym")
  static let type = KeyGroup<TypeKey>("INType")
  static let property = KeyGroup<PropertyKey>("INTypeProperty")

  private static let parameterFields = KeyGroup<FieldKey>("INIntentParameter")
  private static let parameterMetadata = KeyGroup<MetadataKey>("INIntentParameterMetadata")
  private static let responseFields = KeyGroup<FieldKey>("INIntentResponseParameter")
  private static let responseMetadata = KeyGroup<MetadataKey>("INIntentResponseParameterMetadata")
  private static let propertyFields = KeyGroup<FieldKey>("INTypeProperty")
  private static let propertyMetadata = KeyGroup<MetadataKey>("INTypePropertyMetadata")

  /// The prefix of each kind of dictionary's keys, except the whole definition's. The longest comes first.
  package static let prefixes = [
    intent.prefix, parameter.prefix, arraySize.prefix, relationship.prefix, dialog.prefix, reason.prefix,
    combination.prefix, response.prefix, responseCode.prefix, enumeration.prefix, enumCase.prefix,
    synonym.prefix, type.prefix, property.prefix, parameterMetadata.prefix, responseFields.prefix,
    responseMetadata.prefix, propertyMetadata.prefix,
  ].sorted { $0.utf8.count > $1.utf8.count }

  static func fields(of owner: FieldOwner) -> KeyGroup<FieldKey> {
    switch owner {
    case .parameter: parameterFields
    case .responseParameter: responseFields
    case .property: propertyFields
    }
  }

  static func metadata(of owner: FieldOwner) -> KeyGroup<MetadataKey> {
    switch owner {
    case .parameter: parameterMetadata
    case .responseParameter: responseMetadata
    case .property: propertyMetadata
    }
  }

  /// Returns keys in their usual order; `nil` if definitions have no such dictionary.
  ///
  /// - Parameter container: The key of the dictionary or of its list; `nil` for the whole definition. For a
  ///   parameter combination, the key of the dictionary with all combinations.
  package static func names(in container: DefinitionKey?) -> [String]? {
    switch container {
    case nil: definition.names
    case .definition(.intents): intent.names
    case .definition(.enums): enumeration.names
    case .definition(.types): type.names
    case .intent(.parameters): fields(of: .parameter).names + parameter.names
    case .intent(.combinations), .intent(.managedCombinations): combination.names
    case .intent(.response): response.names
    case .field(let owner, .metadata): metadata(of: owner).names
    case .parameter(.arraySizes): arraySize.names
    case .parameter(.relationship): relationship.names
    case .parameter(.promptDialogs): dialog.names
    case .parameter(.unsupportedReasons): reason.names
    case .response(.codes): responseCode.names
    case .response(.parameters): fields(of: .responseParameter).names
    case .enumeration(.values): enumCase.names
    case .enumCase(.synonyms): synonym.names
    case .type(.properties): fields(of: .property).names + property.names
    default: nil
    }
  }
}

/// The keys of one kind of dictionary, such as `INIntentName`, by which its entries are read.
struct KeyGroup<Key: FormatKey>: Sendable {
  let prefix: String
  /// In their usual order.
  let names: [String]
  private let keys: [String: Key]

  init(_ prefix: String) {
    self.prefix = prefix
    names = Key.allCases.map { Self.name($0, prefix) }
    keys = Dictionary(uniqueKeysWithValues: zip(names, Key.allCases))
  }

  subscript(name: String) -> Key? { keys[name] }

  subscript(key: Key) -> String { Self.name(key, prefix) }

  private static func name(_ key: Key, _ prefix: String) -> String {
    prefix + key.rawValue.prefix(1).uppercased() + key.rawValue.dropFirst()
  }
}

/// What kind of value a key has.
package enum KeyForm: Sendable {
  /// A string that people read. Another key contains its ID.
  case text
  case string
  case flag
  case integer
  /// A string, a number, a Boolean or data.
  case scalar
  case list
  case dictionary

  func canBe(_ kind: PropertyList.Kind) -> Bool {
    switch self {
    case .list: kind == .array
    case .dictionary: kind == .dictionary
    case .text, .string: kind == .string
    case .flag, .integer, .scalar: kind != .array && kind != .dictionary
    }
  }
}

/// The keys of one kind of dictionary, without their prefix.
protocol FormatKey: RawRepresentable, CaseIterable, Sendable where RawValue == String {
  var form: KeyForm { get }
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
    case .title, .description, .phrasePronunciationHint: .text
    case .eligibleForWidgets, .configurable, .customizable, .ineligibleForSuggestions, .deprecated,
      .userConfirmationRequired:
      .flag
    case .restrictions, .lastParameterTag: .integer
    case .parameters: .list
    case .combinations, .managedCombinations, .response: .dictionary
    case .name, .titleID, .descriptionID, .type, .className, .classPrefix, .category, .verb, .domain,
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
    case .configurable, .fixedSizeArray, .supportsDynamicEnumeration, .supportsSearch, .supportsResolution,
      .customDisambiguation:
      .flag
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
    case .displayName: .text
    case .name, .displayNameID, .type, .enumType, .enumTypeNamespace, .objectType, .objectTypeNamespace:
      .string
    case .displayPriority, .tag: .integer
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
    case .supportsNegativeNumbers, .multiline, .disableAutocorrect, .disableSmartDashes, .disableSmartQuotes:
      .flag
    case .defaultValue, .minimumValue, .maximumValue: .scalar
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
    case .sizeClass: .string
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
    case .formatString: .text
    case .type, .formatStringID: .string
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
    case .formatString: .text
    case .code, .formatStringID: .string
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
    case .isPrimary, .isLinked, .updatesLinked, .supportsBackgroundExecution: .flag
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
    case .lastParameterTag: .integer
    }
  }
}

/// The keys of a response code.
package enum ResponseCodeKey: String, FormatKey {
  case name, success, formatString, formatStringID, formatStringDictionary, conciseFormatString,
    conciseFormatStringID

  package var form: KeyForm {
    switch self {
    case .formatString, .conciseFormatString: .text
    case .name, .formatStringID, .conciseFormatStringID: .string
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
    case .displayName: .text
    case .name, .displayNameID, .type, .className: .string
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
    case .displayName, .pronunciationHint: .text
    case .name, .displayNameID, .pronunciationHintID: .string
    case .index: .integer
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
    case .synonymID, .pronunciationHintID: .string
    }
  }
}

/// The keys of an object type.
package enum TypeKey: String, FormatKey {
  case name, displayName, displayNameID, className, classPrefix, lastPropertyTag, properties

  package var form: KeyForm {
    switch self {
    case .displayName: .text
    case .name, .displayNameID, .className, .classPrefix: .string
    case .lastPropertyTag: .integer
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
