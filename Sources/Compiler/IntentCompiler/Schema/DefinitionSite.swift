import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// An element's address with the definition that contains the element, for diagnostics about it.
package struct DefinitionSite {
  package let definition: Definition
  package let element: ElementSite

  package init(_ definition: Definition, _ element: ElementSite) {
    self.definition = definition
    self.element = element
  }

  /// The location of a range in the definition or, without one, of the element.
  package func location(_ range: Range<Int>?) -> SourceLocation {
    definition.location(range ?? definition.element(at: element).range)
  }

  package func path(key: DefinitionKey? = nil) -> DefinitionPath {
    var keys: [ValuePath.Step] = key.map { [.name($0.name)] } ?? []
    var names: [String] = []
    var site = element
    while let owner = site.owner, let container = site.kind.container {
      let name = definition.element(at: site).name?.value
      keys = [.name(container.name)] + step(to: site, name) + keys
      if site.kind != .response { names.insert(name ?? "?", at: 0) }
      site = owner
    }
    return DefinitionPath(ElementPath(element.kind, names), keys: ValuePath(keys))
  }

  private func step(to site: ElementSite, _ name: String?) -> [ValuePath.Step] {
    guard let index = site.index else { return [] }
    return [site.kind.isCombination ? .name(name ?? "") : .index(index)]
  }

  package var nameRange: Range<Int>? {
    guard case .intent(let i) = element else { return definition.element(at: element).name?.range }
    return definition.intents[i].className?.range ?? definition.intents[i].name?.range
  }

  package var partNames: [Located<String>?] {
    switch element {
    case .intent(let i): definition.intents[i].parameters.map(\.field.name)
    case .enumeration(let i): definition.enums[i].cases.map(\.name)
    case .type(let i): definition.types[i].properties.map(\.field.name)
    default: []
    }
  }
}

// The part of another kind of element is the element itself: its diagnostics need a place.
extension DefinitionSite {
  package func parameter(_ index: Int) -> DefinitionSite {
    DefinitionSite(definition, element.intent.map { .parameter($0, index) } ?? element)
  }

  package var response: DefinitionSite {
    DefinitionSite(definition, element.intent.map { .response($0) } ?? element)
  }

  package func responseCode(_ index: Int) -> DefinitionSite {
    DefinitionSite(definition, element.intent.map { .responseCode($0, index) } ?? element)
  }

  package func responseParameter(_ index: Int) -> DefinitionSite {
    DefinitionSite(definition, element.intent.map { .responseParameter($0, index) } ?? element)
  }

  package func enumCase(_ index: Int) -> DefinitionSite {
    guard case .enumeration(let number) = element else { return self }
    return DefinitionSite(definition, .enumCase(number, index))
  }

  package func property(_ index: Int) -> DefinitionSite {
    guard case .type(let number) = element else { return self }
    return DefinitionSite(definition, .property(number, index))
  }

  /// The intent that the element is or belongs to.
  package var intent: Definition.Intent? { element.intent.map { definition.intents[$0] } }
}
