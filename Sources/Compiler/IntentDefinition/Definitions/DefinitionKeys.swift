package enum DefinitionKeys {
  static let definition = KeyGroup<DefinitionKey>("IN", first: 0)
  static let intent = KeyGroup<IntentKey>("INIntent", first: definition.end)
  static let parameter = KeyGroup<ParameterKey>("INIntentParameter", first: intent.end)
  static let parameterField = KeyGroup<FieldKey>("INIntentParameter", first: parameter.end)
  static let parameterMetadata = KeyGroup<MetadataKey>("INIntentParameterMetadata", first: parameterField.end)
  static let arraySize = KeyGroup<ArraySizeKey>("INIntentParameterArraySize", first: parameterMetadata.end)
  static let relationship = KeyGroup<RelationshipKey>("INIntentParameterRelationship", first: arraySize.end)
  static let dialog = KeyGroup<PromptDialogKey>("INIntentParameterPromptDialog", first: relationship.end)
  static let reason = KeyGroup<UnsupportedReasonKey>("INIntentParameterUnsupportedReason", first: dialog.end)
  static let combination = KeyGroup<CombinationKey>("INIntentParameterCombination", first: reason.end)
  static let response = KeyGroup<ResponseKey>("INIntentResponse", first: combination.end)
  static let code = KeyGroup<ResponseCodeKey>("INIntentResponseCode", first: response.end)
  static let responseField = KeyGroup<FieldKey>("INIntentResponseParameter", first: code.end)
  static let responseMetadata = KeyGroup<MetadataKey>(
    "INIntentResponseParameterMetadata",
    first: responseField.end
  )
  static let enumeration = KeyGroup<EnumKey>("INEnum", first: responseMetadata.end)
  static let enumCase = KeyGroup<EnumCaseKey>("INEnumValue", first: enumeration.end)
  static let synonym = KeyGroup<SynonymKey>("INEnumValueSynonym", first: enumCase.end)
  static let type = KeyGroup<TypeKey>("INType", first: synonym.end)
  static let property = KeyGroup<PropertyKey>("INTypeProperty", first: type.end)
  static let propertyField = KeyGroup<FieldKey>("INTypeProperty", first: property.end)
  static let propertyMetadata = KeyGroup<MetadataKey>("INTypePropertyMetadata", first: propertyField.end)

  package static let fieldPrefixes = [parameterField.prefix, responseField.prefix, propertyField.prefix]

  package static let known = KnownKeys(
    [
      definition.names, intent.names, parameter.names, parameterField.names, parameterMetadata.names,
      arraySize.names, relationship.names, dialog.names, reason.names, combination.names, response.names,
      code.names, responseField.names, responseMetadata.names, enumeration.names, enumCase.names,
      synonym.names, type.names, property.names, propertyField.names, propertyMetadata.names,
    ].flatMap(\.self)
  )

  /// Returns keys in their usual order; `nil` if definitions have no such dictionary.
  ///
  /// - Parameter container: The key of the dictionary or of its list; `nil` for the whole definition. For a
  ///   parameter combination, the key of the dictionary with all combinations.
  package static func names(in container: String?) -> [String]? {
    switch container {
    case nil: definition.names
    case "INIntents": intent.names
    case "INIntentParameters": parameterField.names + parameter.names
    case "INIntentParameterMetadata": parameterMetadata.names
    case "INIntentParameterArraySizes": arraySize.names
    case "INIntentParameterRelationship": relationship.names
    case "INIntentParameterPromptDialogs": dialog.names
    case "INIntentParameterUnsupportedReasons": reason.names
    case "INIntentParameterCombinations", "INIntentManagedParameterCombinations": combination.names
    case "INIntentResponse": response.names
    case "INIntentResponseCodes": code.names
    case "INIntentResponseParameters": responseField.names
    case "INIntentResponseParameterMetadata": responseMetadata.names
    case "INEnums": enumeration.names
    case "INEnumValues": enumCase.names
    case "INEnumValueSynonyms": synonym.names
    case "INTypes": type.names
    case "INTypeProperties": propertyField.names + property.names
    case "INTypePropertyMetadata": propertyMetadata.names
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
  private static let dictionaries = ["Combinations", "Metadata", "Relationship", "Response", "Range"]
  private static let texts = [
    "Name", "ID", "Type", "Title", "Description", "String", "Namespace", "Verb", "Category", "Domain",
    "Prefix",
    "Version", "Synonym", "Unit", "Format", "Style", "Template", "Capitalization", "Placeholder",
    "ReasonCode", "Input",
    "KeyParameter", "Output", "SizeClass",
  ]

  // The end of a key's name determines the kind of its value.
  static func canHave(_ key: String, _ kind: PropertyList.Kind) -> Bool {
    if lists.contains(where: key.hasSuffix) { return kind == .array }
    if dictionaries.contains(where: key.hasSuffix) { return kind == .dictionary }
    if texts.contains(where: key.hasSuffix) { return kind == .string }
    return kind != .array && kind != .dictionary
  }
}

struct KeyGroup<Key: CaseIterable & RawRepresentable & Sendable>: Sendable where Key.RawValue == String {
  let prefix: String
  let first: Int32
  private let keys: [Key]

  init(_ prefix: String, first: Int32) {
    self.prefix = prefix
    self.first = first
    self.keys = Array(Key.allCases)
  }

  var end: Int32 {
    first + Int32(keys.count)
  }

  var names: [String] {
    keys.map { key in
      var name = Array(key.rawValue.utf8)
      name[0] &= ~0x20
      return prefix + String(decoding: name, as: UTF8.self)
    }
  }

  subscript(number: Int32) -> Key? {
    number >= first && number < end ? keys[Int(number - first)] : nil
  }
}

enum DefinitionKey: String, CaseIterable, Sendable {
  case intents, enums, types
  case modelVersion = "intentDefinitionModelVersion"
  case namespace = "intentDefinitionNamespace"
  case systemVersion = "intentDefinitionSystemVersion"
  case toolsVersion = "intentDefinitionToolsVersion"
  case toolsBuildVersion = "intentDefinitionToolsBuildVersion"
}

enum IntentKey: String, CaseIterable, Sendable {
  case name, title, titleID, description, descriptionID, type, className, classPrefix, category,
    verb, domain, defaultImageName, eligibleForWidgets, configurable, customizable,
    ineligibleForSuggestions, deprecated, userConfirmationRequired, restrictions, input, keyParameter,
    lastParameterTag, parameters
  case combinations = "parameterCombinations"
  case managedCombinations = "managedParameterCombinations"
  case response
}

enum ParameterKey: String, CaseIterable, Sendable {
  case configurable, fixedSizeArray, arraySizes, supportsDynamicEnumeration, supportsSearch,
    supportsResolution, customDisambiguation, windowSize, relationship, promptDialogs,
    unsupportedReasons
}

enum FieldKey: String, CaseIterable, Sendable {
  case name, displayName, displayNameID, displayPriority, tag, type, enumType, enumTypeNamespace,
    objectType, objectTypeNamespace, supportsMultipleValues, metadata
}

enum MetadataKey: String, CaseIterable, Sendable {
  case type, defaultValue, defaultValueID, minimumValue, maximumValue, range,
    supportsNegativeNumbers, unit, defaultUnit, minimumUnit, maximumUnit, trueDisplayName,
    trueDisplayNameID, falseDisplayName, falseDisplayNameID, capitalization, multiline,
    disableAutocorrect, disableSmartDashes, disableSmartQuotes, keyboardType, placeholder,
    placeholderID, format, dateStyle, timeStyle, template, templateID, customUTIs, currencyCodes
}

enum ArraySizeKey: String, CaseIterable, Sendable {
  case size, sizeClass
}

enum RelationshipKey: String, CaseIterable, Sendable {
  case parentName, predicateName, predicateValue, predicateValues
}

enum PromptDialogKey: String, CaseIterable, Sendable {
  case type, custom, formatString, formatStringID
}

enum UnsupportedReasonKey: String, CaseIterable, Sendable {
  case code
  case isDefault = "default"
  case custom, formatString, formatStringID
}

enum CombinationKey: String, CaseIterable, Sendable {
  case title, titleID, subtitle, subtitleID, isPrimary, isLinked, updatesLinked,
    supportsBackgroundExecution
}

enum ResponseKey: String, CaseIterable, Sendable {
  case codes, parameters, output, lastParameterTag
}

enum ResponseCodeKey: String, CaseIterable, Sendable {
  case name, success, formatString, formatStringID, conciseFormatString, conciseFormatStringID
}

enum EnumKey: String, CaseIterable, Sendable {
  case name, displayName, displayNameID, type, className, generatesHeader, values
}

enum EnumCaseKey: String, CaseIterable, Sendable {
  case name, index, displayName, displayNameID, synonyms
}

enum SynonymKey: String, CaseIterable, Sendable {
  case synonym, synonymID
}

enum TypeKey: String, CaseIterable, Sendable {
  case name, displayName, displayNameID, className, classPrefix, lastPropertyTag, properties
}

enum PropertyKey: String, CaseIterable, Sendable {
  case isDefault = "default"
}
