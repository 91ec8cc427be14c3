import IntentDiagnostics

extension ElementKind {
  /// The key, in the owner's dictionary, of what holds elements of this kind: a list, the dictionary of
  /// combinations, or the response. `nil` for the definition.
  package var container: DefinitionKey? {
    switch self {
    case .definition: nil
    case .intent: .definition(.intents)
    case .parameter: .intent(.parameters)
    case .dialog: .parameter(.promptDialogs)
    case .reason: .parameter(.unsupportedReasons)
    case .combination: .intent(.combinations)
    case .managedCombination: .intent(.managedCombinations)
    case .response: .intent(.response)
    case .responseParameter: .response(.parameters)
    case .responseCode: .response(.codes)
    case .enumeration: .definition(.enums)
    case .enumCase: .enumeration(.values)
    case .type: .definition(.types)
    case .property: .type(.properties)
    }
  }

  package var form: ElementForm? { ElementForm.of(container) }

  /// `nil` for elements without a type.
  package var fieldOwner: FieldOwner? {
    switch self {
    case .parameter: .parameter
    case .responseParameter: .responseParameter
    case .property: .property
    default: nil
    }
  }
}
