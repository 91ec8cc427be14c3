import IntentDefinition
import IntentDiagnostics

/// An element of a definition, for the place and the path of a diagnostic. Costs nothing until one is made.
package struct DefinitionSite {
  package enum Element: Hashable {
    case definition
    case intent(Int)
    case parameter(Int, Int)
    case response(Int)
    case responseCode(Int, Int)
    case responseParameter(Int, Int)
    case enumeration(Int)
    case enumCase(Int, Int)
    case object(Int)
    case property(Int, Int)
  }

  let definition: Definition
  package let element: Element

  package init(_ definition: Definition, _ element: Element) {
    self.definition = definition
    self.element = element
  }

  /// The place of a value of the element, or of the element where there is none.
  package func location(_ range: Range<Int>?) -> SourceLocation {
    definition.location(range ?? self.range)
  }

  /// The path of the element, or of the value of one of its keys.
  package func path(key: String? = nil) -> DefinitionPath {
    let (keys, words) = elementPath
    guard let key else { return DefinitionPath(keys: keys, names: words) }
    return DefinitionPath(keys: keys.isEmpty ? key : "\(keys).\(key)", names: words)
  }

  private var range: Range<Int>? {
    switch element {
    case .definition, .response: nil
    case .intent(let i): definition.intents[i].range
    case .parameter(let i, let j): definition.intents[i].parameters[j].range
    case .responseCode(let i, let j): definition.intents[i].response?.codes[j].range
    case .responseParameter(let i, let j): definition.intents[i].response?.parameters[j].range
    case .enumeration(let i): definition.enums[i].range
    case .enumCase(let i, let j): definition.enums[i].cases[j].range
    case .object(let i): definition.types[i].range
    case .property(let i, let j): definition.types[i].properties[j].range
    }
  }

  private var elementPath: (keys: String, words: [String]) {
    func name(_ located: Located<String>?) -> String { located?.value ?? "?" }
    switch element {
    case .definition:
      return ("", [])
    case .intent(let i):
      return ("INIntents[\(i)]", [name(definition.intents[i].name)])
    case .parameter(let i, let j):
      let intent = definition.intents[i]
      return (
        "INIntents[\(i)].INIntentParameters[\(j)]",
        [name(intent.name), name(intent.parameters[j].field.name)]
      )
    case .response(let i):
      return ("INIntents[\(i)].INIntentResponse", [name(definition.intents[i].name), "response"])
    case .responseCode(let i, let j):
      let intent = definition.intents[i]
      return (
        "INIntents[\(i)].INIntentResponse.INIntentResponseCodes[\(j)]",
        [name(intent.name), "response", name(intent.response?.codes[j].name)]
      )
    case .responseParameter(let i, let j):
      let intent = definition.intents[i]
      return (
        "INIntents[\(i)].INIntentResponse.INIntentResponseParameters[\(j)]",
        [name(intent.name), "response", name(intent.response?.parameters[j].field.name)]
      )
    case .enumeration(let i):
      return ("INEnums[\(i)]", [name(definition.enums[i].name)])
    case .enumCase(let i, let j):
      let enumeration = definition.enums[i]
      return ("INEnums[\(i)].INEnumValues[\(j)]", [name(enumeration.name), name(enumeration.cases[j].name)])
    case .object(let i):
      return ("INTypes[\(i)]", [name(definition.types[i].name)])
    case .property(let i, let j):
      let type = definition.types[i]
      return (
        "INTypes[\(i)].INTypeProperties[\(j)]",
        [name(type.name), name(type.properties[j].field.name)]
      )
    }
  }
}
