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

  package var isCombination: Bool { self == .combination || self == .managedCombination }
}
