import IntentRuntime

/// Cases of an enum as people type them: by title, name or synonym, whatever the case of letters.
struct EnumText {
  private let name: String
  private let schema: EnumSchema?
  private var words: [String: String] = [:]

  /// - Parameters:
  ///   - name: The enum's name.
  ///   - types: Where it is declared.
  init(_ name: String, in types: TypeTable) {
    self.name = name
    schema = types.enums[name]
    let cases = schema?.cases ?? []
    func add(_ word: String, _ found: EnumSchema.Case) {
      let word = word.lowercased()
      if words[word] == nil { words[word] = found.name }
    }
    // A title comes before every name, and a name before every synonym.
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
