/// The kinds of elements that a definition lists, and the definition itself.
package enum ElementKind: Sendable, Hashable, CaseIterable {
  case definition
  case intent, parameter, dialog, reason
  case combination, managedCombination
  case response, responseParameter, responseCode
  case enumeration, enumCase
  case type, property

  /// The kind's name in sentences.
  package var word: String {
    switch self {
    case .definition: "definition"
    case .intent: "intent"
    case .parameter: "parameter"
    case .dialog: "dialog"
    case .reason: "reason"
    case .combination: "combination"
    case .managedCombination: "managed combination"
    case .response: "response"
    case .responseParameter: "response parameter"
    case .responseCode: "response code"
    case .enumeration: "enum"
    case .enumCase: "case"
    case .type: "type"
    case .property: "property"
    }
  }

  /// The kind of the elements that contain this kind in their dictionary; `nil` for the definition.
  package var owner: ElementKind? {
    switch self {
    case .definition: nil
    case .intent, .enumeration, .type: .definition
    case .parameter, .combination, .managedCombination, .response: .intent
    case .dialog, .reason: .parameter
    case .responseParameter, .responseCode: .response
    case .enumCase: .enumeration
    case .property: .type
    }
  }

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

  package var isCombination: Bool { self == .combination || self == .managedCombination }
}
