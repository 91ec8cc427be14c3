package enum DefinitionKeys {
  static let definition = KeyGroup<DefinitionKey>("IN")
  static let intent = KeyGroup<IntentKey>("INIntent")
  static let parameter = KeyGroup<ParameterKey>("INIntentParameter")
  static let parameterField = KeyGroup<FieldKey>("INIntentParameter")
  static let parameterMetadata = KeyGroup<MetadataKey>("INIntentParameterMetadata")
  static let arraySize = KeyGroup<ArraySizeKey>("INIntentParameterArraySize")
  static let relationship = KeyGroup<RelationshipKey>("INIntentParameterRelationship")
  static let dialog = KeyGroup<PromptDialogKey>("INIntentParameterPromptDialog")
  static let reason = KeyGroup<UnsupportedReasonKey>("INIntentParameterUnsupportedReason")
  static let combination = KeyGroup<CombinationKey>("INIntentParameterCombination")
  static let response = KeyGroup<ResponseKey>("INIntentResponse")
  static let code = KeyGroup<ResponseCodeKey>("INIntentResponseCode")
  static let responseField = KeyGroup<FieldKey>("INIntentResponseParameter")
  static let responseMetadata = KeyGroup<MetadataKey>("INIntentResponseParameterMetadata")
  static let enumeration = KeyGroup<EnumKey>("INEnum")
  static let enumCase = KeyGroup<EnumCaseKey>("INEnumValue")
  static let synonym = KeyGroup<SynonymKey>("INEnumValueSynonym")
  static let type = KeyGroup<TypeKey>("INType")
  static let property = KeyGroup<PropertyKey>("INTypeProperty")
  static let propertyField = KeyGroup<FieldKey>("INTypeProperty")
  static let propertyMetadata = KeyGroup<MetadataKey>("INTypePropertyMetadata")

  package static let fieldPrefixes = [parameterField.prefix, responseField.prefix, propertyField.prefix]

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

/// The keys of one kind of dictionary, such as `INIntentName`, by which its entries are read.
struct KeyGroup<Key: CaseIterable & RawRepresentable & Sendable>: Sendable where Key.RawValue == String {
  let prefix: String
  /// In their usual order.
  let names: [String]
  private let keys: [String: Key]

  init(_ prefix: String) {
    self.prefix = prefix
    names = Key.allCases.map { prefix + $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }
    keys = Dictionary(zip(names, Key.allCases)) { first, _ in first }
  }

  subscript(name: String) -> Key? { keys[name] }
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
