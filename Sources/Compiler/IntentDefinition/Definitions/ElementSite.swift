import IntentDiagnostics

/// The address of an element in one definition: its kind, and its index in each list on the way to it.
///
/// Across versions, an element is found by its `ElementPath`.
package enum ElementSite: Sendable, Hashable {
  case definition
  case intent(Int)
  case parameter(Int, Int)
  case dialog(Int, Int, Int)
  case reason(Int, Int, Int)
  case combination(Int, Int)
  case managedCombination(Int, Int)
  case response(Int)
  case responseParameter(Int, Int)
  case responseCode(Int, Int)
  case enumeration(Int)
  case enumCase(Int, Int)
  case type(Int)
  case property(Int, Int)

  package var kind: ElementKind { parts.kind }

  /// The element that contains this one in its dictionary; `nil` for the definition.
  package var owner: ElementSite? { parts.owner }

  /// The index in the owner's list; `nil` for the definition and a response.
  package var index: Int? { parts.index }

  private var parts: (kind: ElementKind, owner: ElementSite?, index: Int?) {
    switch self {
    case .definition: (.definition, nil, nil)
    case .intent(let i): (.intent, .definition, i)
    case .parameter(let i, let j): (.parameter, .intent(i), j)
    case .dialog(let i, let j, let k): (.dialog, .parameter(i, j), k)
    case .reason(let i, let j, let k): (.reason, .parameter(i, j), k)
    case .combination(let i, let j): (.combination, .intent(i), j)
    case .managedCombination(let i, let j): (.managedCombination, .intent(i), j)
    case .response(let i): (.response, .intent(i), nil)
    case .responseParameter(let i, let j): (.responseParameter, .response(i), j)
    case .responseCode(let i, let j): (.responseCode, .response(i), j)
    case .enumeration(let i): (.enumeration, .definition, i)
    case .enumCase(let i, let j): (.enumCase, .enumeration(i), j)
    case .type(let i): (.type, .definition, i)
    case .property(let i, let j): (.property, .type(i), j)
    }
  }

  /// The index of the intent that this element is or belongs to; `nil` outside of intents.
  package var intent: Int? {
    switch self {
    case .intent(let i), .parameter(let i, _), .dialog(let i, _, _), .reason(let i, _, _),
      .combination(let i, _), .managedCombination(let i, _), .response(let i), .responseParameter(let i, _),
      .responseCode(let i, _):
      i
    case .definition, .enumeration, .enumCase, .type, .property: nil
    }
  }
}

extension Definition {
  /// The element's name, and its range in the file.
  package func element(at site: ElementSite) -> (name: Located<String>?, range: Range<Int>?) {
    switch site {
    case .definition: (nil, nil)
    case .intent(let i): (intents[i].name, intents[i].range)
    case .parameter(let i, let j): (intents[i].parameters[j].field.name, intents[i].parameters[j].range)
    case .dialog(let i, let j, let k): (intents[i].parameters[j].promptDialogs[k].type, nil)
    case .reason(let i, let j, let k): (intents[i].parameters[j].unsupportedReasons[k].code, nil)
    case .combination(let i, let j): (intents[i].combinations[j].key, nil)
    case .managedCombination(let i, let j): (intents[i].managedCombinations[j].key, nil)
    case .response: (Located("response"), nil)
    case .responseParameter(let i, let j):
      (intents[i].response?.parameters[j].field.name, intents[i].response?.parameters[j].range)
    case .responseCode(let i, let j):
      (intents[i].response?.codes[j].name, intents[i].response?.codes[j].range)
    case .enumeration(let i): (enums[i].name, enums[i].range)
    case .enumCase(let i, let j): (enums[i].cases[j].name, enums[i].cases[j].range)
    case .type(let i): (types[i].name, types[i].range)
    case .property(let i, let j): (types[i].properties[j].field.name, types[i].properties[j].range)
    }
  }
}
