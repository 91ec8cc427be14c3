import IntentDefinition
import IntentDiagnostics
import IntentSchema

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

  private typealias Entry = (
    owner: Element?, keys: [ValuePath.Step], name: Located<String>?, range: Range<Int>?
  )

  package let definition: Definition
  package let element: Element

  package init(_ definition: Definition, _ element: Element) {
    self.definition = definition
    self.element = element
  }

  package func location(_ range: Range<Int>?) -> SourceLocation {
    definition.location(range ?? entry(element).range)
  }

  package func path(key: String? = nil) -> DefinitionPath {
    var keys: [ValuePath.Step] = key.map { [.name($0)] } ?? []
    var names: [String] = []
    var entry = entry(element)
    while let owner = entry.owner {
      keys = entry.keys + keys
      names.insert(entry.name?.value ?? "?", at: 0)
      entry = self.entry(owner)
    }
    return DefinitionPath(keys: ValuePath(keys), names: names)
  }

  package var nameRange: Range<Int>? {
    guard case .intent(let i) = element else { return entry(element).name?.range }
    return definition.intents[i].className?.range ?? definition.intents[i].name?.range
  }

  package var partNames: [Located<String>?] {
    switch element {
    case .intent(let i): definition.intents[i].parameters.map(\.field.name)
    case .enumeration(let i): definition.enums[i].cases.map(\.name)
    case .object(let i): definition.types[i].properties.map(\.field.name)
    default: []
    }
  }

  private func entry(_ element: Element) -> Entry {
    switch element {
    case .definition:
      return (nil, [], nil, nil)
    case .intent(let i):
      let intent = definition.intents[i]
      return (.definition, ["INIntents", .index(i)], intent.name, intent.range)
    case .parameter(let i, let j):
      let parameter = definition.intents[i].parameters[j]
      return (.intent(i), ["INIntentParameters", .index(j)], parameter.field.name, parameter.range)
    case .response(let i):
      return (.intent(i), ["INIntentResponse"], Located("response"), nil)
    case .responseCode(let i, let j):
      let code = definition.intents[i].response?.codes[j]
      return (.response(i), ["INIntentResponseCodes", .index(j)], code?.name, code?.range)
    case .responseParameter(let i, let j):
      let parameter = definition.intents[i].response?.parameters[j]
      return (
        .response(i), ["INIntentResponseParameters", .index(j)], parameter?.field.name, parameter?.range
      )
    case .enumeration(let i):
      let declared = definition.enums[i]
      return (.definition, ["INEnums", .index(i)], declared.name, declared.range)
    case .enumCase(let i, let j):
      let enumCase = definition.enums[i].cases[j]
      return (.enumeration(i), ["INEnumValues", .index(j)], enumCase.name, enumCase.range)
    case .object(let i):
      let type = definition.types[i]
      return (.definition, ["INTypes", .index(i)], type.name, type.range)
    case .property(let i, let j):
      let property = definition.types[i].properties[j]
      return (.object(i), ["INTypeProperties", .index(j)], property.field.name, property.range)
    }
  }
}

extension DefinitionSite {
  package func parameter(_ index: Int) -> DefinitionSite {
    DefinitionSite(definition, .parameter(intent, index))
  }

  package var response: DefinitionSite { DefinitionSite(definition, .response(intent)) }

  func responseCode(_ index: Int) -> DefinitionSite {
    DefinitionSite(definition, .responseCode(intent, index))
  }

  package func responseParameter(_ index: Int) -> DefinitionSite {
    DefinitionSite(definition, .responseParameter(intent, index))
  }

  package var intent: Int {
    switch element {
    case .intent(let index), .response(let index), .parameter(let index, _), .responseCode(let index, _),
      .responseParameter(let index, _):
      index
    case .definition, .enumeration, .enumCase, .object, .property: 0
    }
  }
}
