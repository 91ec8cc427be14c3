import IntentDefinition
import IntentDiagnostics

extension Definition {
  /// `nil` if the element, or one around it, has no name.
  package func path(of site: ElementSite) -> ElementPath? {
    guard let owner = site.owner else { return .definition }
    guard let path = path(of: owner) else { return nil }
    guard site.kind != .response else { return ElementPath(.response, path.names) }
    guard let name = element(at: site).name?.value, !name.isEmpty || site.kind.isCombination else {
      return nil
    }
    return ElementPath(site.kind, path.names + [name])
  }

  /// All elements except the definition, each before its parts.
  package var sites: [ElementSite] { sites(in: .definition) }

  private func sites(in owner: ElementSite) -> [ElementSite] {
    parts(of: owner).flatMap { [$0] + sites(in: $0) }
  }

  package func parts(of owner: ElementSite) -> [ElementSite] {
    ElementKind.allCases.filter { $0.owner == owner.kind }.flatMap { parts($0, of: owner) }
  }

  /// The innermost element around a place in the file, except the definition.
  package func site(at offset: Int) -> ElementSite? {
    sites.last { element(at: $0).range?.contains(offset) ?? false }
  }

  package func sites(of path: ElementPath) -> [ElementSite] {
    guard path.kind != .definition else { return [.definition] }
    return sites(of: path.owner).flatMap { parts(path.kind, of: $0) }.filter { site in
      path.kind == .response || element(at: site).name?.value == path.name
    }
  }

  /// The elements of a kind in an element or, for parts of a response, in an intent.
  private func parts(_ kind: ElementKind, of owner: ElementSite) -> [ElementSite] {
    switch (owner, kind) {
    case (.definition, .intent): intents.indices.map { .intent($0) }
    case (.definition, .enumeration): enums.indices.map { .enumeration($0) }
    case (.definition, .type): types.indices.map { .type($0) }
    case (.intent(let i), .parameter): intents[i].parameters.indices.map { .parameter(i, $0) }
    case (.intent(let i), .combination): intents[i].combinations.indices.map { .combination(i, $0) }
    case (.intent(let i), .managedCombination):
      intents[i].managedCombinations.indices.map { .managedCombination(i, $0) }
    case (.intent(let i), .response): intents[i].response == nil ? [] : [.response(i)]
    case (.intent(let i), .responseParameter), (.response(let i), .responseParameter):
      intents[i].response?.parameters.indices.map { .responseParameter(i, $0) } ?? []
    case (.intent(let i), .responseCode), (.response(let i), .responseCode):
      intents[i].response?.codes.indices.map { .responseCode(i, $0) } ?? []
    case (.parameter(let i, let j), .dialog):
      intents[i].parameters[j].promptDialogs.indices.map { .dialog(i, j, $0) }
    case (.parameter(let i, let j), .reason):
      intents[i].parameters[j].unsupportedReasons.indices.map { .reason(i, j, $0) }
    case (.enumeration(let i), .enumCase): enums[i].cases.indices.map { .enumCase(i, $0) }
    case (.type(let i), .property): types[i].properties.indices.map { .property(i, $0) }
    default: []
    }
  }
}
