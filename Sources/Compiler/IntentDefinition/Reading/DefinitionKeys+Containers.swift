extension DefinitionKeys {
  /// The keys that a dictionary can have.
  ///
  /// - Parameter container: The key of the dictionary, or of the list that the dictionary is an element of; `nil` for
  ///   the whole definition. An entry of a dictionary of shortcuts has the key of that dictionary.
  /// - Returns: The keys in their usual order; `nil` if a definition has no such dictionary.
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
