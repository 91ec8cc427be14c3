import IntentCompiler
import IntentDefinition

/// Finds the element of a definition that a byte belongs to.
enum ElementPlace {
  /// The innermost element around a byte; `nil` for what is outside of all.
  static func element(at offset: Int, in definition: Definition) -> DefinitionSite.Element? {
    func isAt(_ range: Range<Int>?) -> Bool { range?.contains(offset) ?? false }
    if let i = definition.intents.firstIndex(where: { isAt($0.range) }) {
      let intent = definition.intents[i]
      if let j = intent.parameters.firstIndex(where: { isAt($0.range) }) { return .parameter(i, j) }
      guard let response = intent.response else { return .intent(i) }
      if let j = response.parameters.firstIndex(where: { isAt($0.range) }) { return .responseParameter(i, j) }
      if let j = response.codes.firstIndex(where: { isAt($0.range) }) { return .responseCode(i, j) }
      return .intent(i)
    }
    if let i = definition.enums.firstIndex(where: { isAt($0.range) }) {
      let cases = definition.enums[i].cases
      return cases.firstIndex { isAt($0.range) }.map { .enumCase(i, $0) } ?? .enumeration(i)
    }
    guard let i = definition.types.firstIndex(where: { isAt($0.range) }) else { return nil }
    let properties = definition.types[i].properties
    return properties.firstIndex { isAt($0.range) }.map { .property(i, $0) } ?? .object(i)
  }
}
