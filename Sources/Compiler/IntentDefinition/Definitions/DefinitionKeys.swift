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

  /// What the keys of a kind of dictionary begin with, except those of the whole definition. The longest comes
  /// first.
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

extension DefinitionKeys {
  private static let lists = [
    "INIntents", "INEnums", "INTypes", "INEnumValues", "INTypeProperties", "Synonyms", "Parameters", "Codes",
    "Sizes",
    "Dialogs", "Reasons", "UTIs", "PredicateValues",
  ]
  private static let dictionaries = [
    "Combinations", "Metadata", "Relationship", "Response", "Range", "Dictionary",
  ]
  private static let texts = [
    "Name", "ID", "Type", "Title", "Description", "String", "Namespace", "Verb", "Category", "Domain",
    "Prefix",
    "Version", "Synonym", "Unit", "Format", "Style", "Template", "Capitalization", "Placeholder",
    "ReasonCode", "Input",
    "KeyParameter", "Output", "SizeClass", "Hint", "CurrencyCode",
  ]

  // The end of a key's name determines the kind of its value.
  static func canHave(_ key: String, _ kind: PropertyList.Kind) -> Bool {
    if lists.contains(where: key.hasSuffix) { return kind == .array }
    if dictionaries.contains(where: key.hasSuffix) { return kind == .dictionary }
    if texts.contains(where: key.hasSuffix) { return kind == .string }
    return kind != .array && kind != .dictionary
  }
}

/// The keys of one kind of dictionary, such as `INIntentName`, by which its entries are read.
struct KeyGroup<Key: CaseIterable & RawRepresentable & Hashable & Sendable>: Sendable
where Key.RawValue == String {
  let prefix: String
  /// In their usual order.
  let names: [String]
  private let keys: [String: Key]
  private let namesByKey: [Key: String]

  init(_ prefix: String) {
    self.prefix = prefix
    names = Key.allCases.map { prefix + $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }
    keys = Dictionary(uniqueKeysWithValues: zip(names, Key.allCases))
    namesByKey = Dictionary(uniqueKeysWithValues: zip(Key.allCases, names))
  }

  subscript(name: String) -> Key? { keys[name] }

  subscript(key: Key) -> String { namesByKey[key] ?? prefix }
}

package enum RootKey: String, CaseIterable, Sendable {
  case intents, enums, types
  case modelVersion = "intentDefinitionModelVersion"
  case namespace = "intentDefinitionNamespace"
  case systemVersion = "intentDefinitionSystemVersion"
  case toolsVersion = "intentDefinitionToolsVersion"
  case toolsBuildVersion = "intentDefinitionToolsBuildVersion"
}

package enum IntentKey: String, CaseIterable, Sendable {
  case name, title, titleID, description, descriptionID, type, className, classPrefix, category,
    verb, domain, defaultImageName, eligibleForWidgets, configurable, customizable,
    ineligibleForSuggestions, deprecated, userConfirmationRequired, restrictions, input, keyParameter,
    lastParameterTag, phrasePronunciationHint, phrasePronunciationHintID, parameters
  case combinations = "parameterCombinations"
  case managedCombinations = "managedParameterCombinations"
  case response
}

package enum ParameterKey: String, CaseIterable, Sendable {
  case configurable, fixedSizeArray, arraySizes, supportsDynamicEnumeration, supportsSearch,
    supportsResolution, customDisambiguation, windowSize, relationship, promptDialogs,
    unsupportedReasons
}

package enum FieldKey: String, CaseIterable, Sendable {
  case name, displayName, displayNameID, displayPriority, tag, type, enumType, enumTypeNamespace,
    objectType, objectTypeNamespace, supportsMultipleValues, metadata
}

package enum MetadataKey: String, CaseIterable, Sendable {
  case type, defaultValue, defaultValueID, minimumValue, maximumValue, range,
    supportsNegativeNumbers, unit, defaultUnit, minimumUnit, maximumUnit, trueDisplayName,
    trueDisplayNameID, falseDisplayName, falseDisplayNameID, capitalization, multiline,
    disableAutocorrect, disableSmartDashes, disableSmartQuotes, keyboardType, placeholder,
    placeholderID, format, dateStyle, timeStyle, template, templateID, customUTIs, currencyCode, currencyCodes
}

package enum ArraySizeKey: String, CaseIterable, Sendable {
  case size, sizeClass
}

package enum RelationshipKey: String, CaseIterable, Sendable {
  case parentName, predicateName, predicateValue, predicateValues
}

package enum PromptDialogKey: String, CaseIterable, Sendable {
  case type, custom, formatString, formatStringID
}

package enum UnsupportedReasonKey: String, CaseIterable, Sendable {
  case code
  case isDefault = "default"
  case custom, formatString, formatStringID
}

package enum CombinationKey: String, CaseIterable, Sendable {
  case title, titleID, subtitle, subtitleID, isPrimary, isLinked, updatesLinked,
    supportsBackgroundExecution
}

package enum ResponseKey: String, CaseIterable, Sendable {
  case codes, parameters, output, lastParameterTag
}

package enum ResponseCodeKey: String, CaseIterable, Sendable {
  case name, success, formatString, formatStringID, formatStringDictionary, conciseFormatString,
    conciseFormatStringID
}

package enum EnumKey: String, CaseIterable, Sendable {
  case name, displayName, displayNameID, type, className, generatesHeader, values
}

package enum EnumCaseKey: String, CaseIterable, Sendable {
  case name, index, displayName, displayNameID, pronunciationHint, pronunciationHintID, synonyms
}

package enum SynonymKey: String, CaseIterable, Sendable {
  case synonym, synonymID, pronunciationHint, pronunciationHintID
}

package enum TypeKey: String, CaseIterable, Sendable {
  case name, displayName, displayNameID, className, classPrefix, lastPropertyTag, properties
}

package enum PropertyKey: String, CaseIterable, Sendable {
  case isDefault = "default"
}
