import IntentDefinition
import IntentDiagnostics
import IntentSchema

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
    let (keys, names) = elementPath
    return DefinitionPath(keys: key.map { keys.appending(.name($0)) } ?? keys, names: names.map { $0?.value ?? "?" })
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

  private var elementPath: (keys: ValuePath, names: [Located<String>?]) {
    switch element {
    case .definition:
      return ([], [])
    case .intent(let i):
      return (["INIntents", .index(i)], [definition.intents[i].name])
    case .parameter(let i, let j):
      let intent = definition.intents[i]
      let keys: ValuePath = ["INIntents", .index(i), "INIntentParameters", .index(j)]
      return (keys, [intent.name, intent.parameters[j].field.name])
    case .response(let i):
      return (["INIntents", .index(i), "INIntentResponse"], [definition.intents[i].name, Located("response")])
    case .responseCode(let i, let j):
      let (keys, names) = DefinitionSite(definition, .response(i)).elementPath
      return (
        ValuePath(keys.steps + ["INIntentResponseCodes", .index(j)]),
        names + [definition.intents[i].response?.codes[j].name]
      )
    case .responseParameter(let i, let j):
      let (keys, names) = DefinitionSite(definition, .response(i)).elementPath
      return (
        ValuePath(keys.steps + ["INIntentResponseParameters", .index(j)]),
        names + [definition.intents[i].response?.parameters[j].field.name]
      )
    case .enumeration(let i):
      return (["INEnums", .index(i)], [definition.enums[i].name])
    case .enumCase(let i, let j):
      let enumeration = definition.enums[i]
      return (["INEnums", .index(i), "INEnumValues", .index(j)], [enumeration.name, enumeration.cases[j].name])
    case .object(let i):
      return (["INTypes", .index(i)], [definition.types[i].name])
    case .property(let i, let j):
      let type = definition.types[i]
      return (["INTypes", .index(i), "INTypeProperties", .index(j)], [type.name, type.properties[j].field.name])
    }
  }
}
