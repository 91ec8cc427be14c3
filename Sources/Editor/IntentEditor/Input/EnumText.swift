import IntentRuntime
import IntentSchema

/// Finds cases of an enum by title, name or synonym, ignoring case.
struct EnumText {
  private let name: String
  private let schema: EnumSchema?
  private var words: [String: String] = [:]

  /// - Parameters:
  ///   - name: The enum's name.
  ///   - types: The types that declare it.
  init(_ name: String, in types: TypeTable) {
    self.name = name
    schema = types.enums[name]
    let cases = schema?.cases ?? []
    func add(_ word: String, _ found: EnumSchema.Case) {
      let word = word.lowercased()
      if words[word] == nil { words[word] = found.name }
    }
    // Titles have precedence over names, and names over synonyms.
    for element in cases { add(element.shownTitle, element) }
    for element in cases { add(element.name, element) }
    for element in cases { for synonym in element.synonyms { add(synonym.text, element) } }
  }

  func value(of text: String) throws(ParameterValueError) -> ParameterValue {
    if let found = schema?.case(named: text)?.name ?? words[text.lowercased()] { return .enumCase(found) }
    throw ParameterValueError(
      .unknownCase,
      value: nil,
      plain: .string(text),
      expected: ParameterType.enumeration(name).valueWords,
      alternatives: schema?.cases.map(\.shownTitle) ?? []
    )
  }
}
