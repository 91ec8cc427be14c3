/// Every key of the format, in groups: one for each kind of dictionary.
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

  /// All keys, by number.
  package static let known = KnownKeys(
    [
      definition.names, intent.names, parameter.names, parameterField.names, parameterMetadata.names,
      arraySize.names, relationship.names, dialog.names, reason.names, combination.names, response.names,
      code.names, responseField.names, responseMetadata.names, enumeration.names, enumCase.names,
      synonym.names, type.names, property.names, propertyField.names, propertyMetadata.names,
    ].flatMap(\.self)
  )
}

enum DefinitionKey: String, CaseIterable, Sendable {
  case intents = "Intents"
  case enums = "Enums"
  case types = "Types"
  case modelVersion = "IntentDefinitionModelVersion"
  case namespace = "IntentDefinitionNamespace"
  case systemVersion = "IntentDefinitionSystemVersion"
  case toolsVersion = "IntentDefinitionToolsVersion"
  case toolsBuildVersion = "IntentDefinitionToolsBuildVersion"
}

enum IntentKey: String, CaseIterable, Sendable {
  case name = "Name"
  case title = "Title"
  case titleID = "TitleID"
  case description = "Description"
  case descriptionID = "DescriptionID"
  case type = "Type"
  case className = "ClassName"
  case classPrefix = "ClassPrefix"
  case category = "Category"
  case verb = "Verb"
  case domain = "Domain"
  case defaultImageName = "DefaultImageName"
  case eligibleForWidgets = "EligibleForWidgets"
  case configurable = "Configurable"
  case customizable = "Customizable"
  case ineligibleForSuggestions = "IneligibleForSuggestions"
  case userConfirmationRequired = "UserConfirmationRequired"
  case restrictions = "Restrictions"
  case input = "Input"
  case keyParameter = "KeyParameter"
  case lastParameterTag = "LastParameterTag"
  case parameters = "Parameters"
  case combinations = "ParameterCombinations"
  case managedCombinations = "ManagedParameterCombinations"
  case response = "Response"
}

/// The keys that only intent parameters have.
enum ParameterKey: String, CaseIterable, Sendable {
  case configurable = "Configurable"
  case fixedSizeArray = "FixedSizeArray"
  case arraySizes = "ArraySizes"
  case supportsDynamicEnumeration = "SupportsDynamicEnumeration"
  case supportsSearch = "SupportsSearch"
  case supportsResolution = "SupportsResolution"
  case customDisambiguation = "CustomDisambiguation"
  case windowSize = "WindowSize"
  case relationship = "Relationship"
  case promptDialogs = "PromptDialogs"
  case unsupportedReasons = "UnsupportedReasons"
}

/// The keys that parameters, properties and response parameters share, apart from the prefix.
enum FieldKey: String, CaseIterable, Sendable {
  case name = "Name"
  case displayName = "DisplayName"
  case displayNameID = "DisplayNameID"
  case displayPriority = "DisplayPriority"
  case tag = "Tag"
  case type = "Type"
  case enumType = "EnumType"
  case enumTypeNamespace = "EnumTypeNamespace"
  case objectType = "ObjectType"
  case objectTypeNamespace = "ObjectTypeNamespace"
  case supportsMultipleValues = "SupportsMultipleValues"
  case metadata = "Metadata"
}

enum MetadataKey: String, CaseIterable, Sendable {
  case type = "Type"
  case defaultValue = "DefaultValue"
  case defaultValueID = "DefaultValueID"
  case minimumValue = "MinimumValue"
  case maximumValue = "MaximumValue"
  case range = "Range"
  case supportsNegativeNumbers = "SupportsNegativeNumbers"
  case unit = "Unit"
  case defaultUnit = "DefaultUnit"
  case minimumUnit = "MinimumUnit"
  case maximumUnit = "MaximumUnit"
  case trueDisplayName = "TrueDisplayName"
  case trueDisplayNameID = "TrueDisplayNameID"
  case falseDisplayName = "FalseDisplayName"
  case falseDisplayNameID = "FalseDisplayNameID"
  case capitalization = "Capitalization"
  case multiline = "Multiline"
  case disableAutocorrect = "DisableAutocorrect"
  case disableSmartDashes = "DisableSmartDashes"
  case disableSmartQuotes = "DisableSmartQuotes"
  case keyboardType = "KeyboardType"
  case placeholder = "Placeholder"
  case placeholderID = "PlaceholderID"
  case format = "Format"
  case dateStyle = "DateStyle"
  case timeStyle = "TimeStyle"
  case template = "Template"
  case templateID = "TemplateID"
  case customUTIs = "CustomUTIs"
  case currencyCodes = "CurrencyCodes"
}

enum ArraySizeKey: String, CaseIterable, Sendable {
  case size = "Size"
  case sizeClass = "SizeClass"
}

enum RelationshipKey: String, CaseIterable, Sendable {
  case parentName = "ParentName"
  case predicateName = "PredicateName"
  case predicateValue = "PredicateValue"
  case predicateValues = "PredicateValues"
}

enum PromptDialogKey: String, CaseIterable, Sendable {
  case type = "Type"
  case custom = "Custom"
  case formatString = "FormatString"
  case formatStringID = "FormatStringID"
}

enum UnsupportedReasonKey: String, CaseIterable, Sendable {
  case code = "Code"
  case isDefault = "Default"
  case custom = "Custom"
  case formatString = "FormatString"
  case formatStringID = "FormatStringID"
}

enum CombinationKey: String, CaseIterable, Sendable {
  case title = "Title"
  case titleID = "TitleID"
  case subtitle = "Subtitle"
  case subtitleID = "SubtitleID"
  case isPrimary = "IsPrimary"
  case isLinked = "IsLinked"
  case updatesLinked = "UpdatesLinked"
  case supportsBackgroundExecution = "SupportsBackgroundExecution"
}

enum ResponseKey: String, CaseIterable, Sendable {
  case codes = "Codes"
  case parameters = "Parameters"
  case output = "Output"
  case lastParameterTag = "LastParameterTag"
}

enum ResponseCodeKey: String, CaseIterable, Sendable {
  case name = "Name"
  case success = "Success"
  case formatString = "FormatString"
  case formatStringID = "FormatStringID"
  case conciseFormatString = "ConciseFormatString"
  case conciseFormatStringID = "ConciseFormatStringID"
}

enum EnumKey: String, CaseIterable, Sendable {
  case name = "Name"
  case displayName = "DisplayName"
  case displayNameID = "DisplayNameID"
  case type = "Type"
  case className = "ClassName"
  case generatesHeader = "GeneratesHeader"
  case values = "Values"
}

enum EnumCaseKey: String, CaseIterable, Sendable {
  case name = "Name"
  case index = "Index"
  case displayName = "DisplayName"
  case displayNameID = "DisplayNameID"
  case synonyms = "Synonyms"
}

enum SynonymKey: String, CaseIterable, Sendable {
  case synonym = "Synonym"
  case synonymID = "SynonymID"
}

enum TypeKey: String, CaseIterable, Sendable {
  case name = "Name"
  case displayName = "DisplayName"
  case displayNameID = "DisplayNameID"
  case className = "ClassName"
  case classPrefix = "ClassPrefix"
  case lastPropertyTag = "LastPropertyTag"
  case properties = "Properties"
}

/// The keys that only properties of types have.
enum PropertyKey: String, CaseIterable, Sendable {
  case isDefault = "Default"
}
