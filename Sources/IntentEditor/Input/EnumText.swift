import IntentRuntime

/// Cases of enums as people type them: by title, name or synonym, whatever the case of letters.
enum EnumText {
  static func value(
    of text: String,
    _ name: String,
    in types: TypeTable
  ) throws(ParameterValueError) -> ParameterValue {
    let cases = types.enums[name]?.cases ?? []
    let word = text.lowercased()
    let found =
      cases.first { $0.name == text }
      ?? cases.first { $0.shownTitle.lowercased() == word }
      ?? cases.first { $0.name.lowercased() == word }
      ?? cases.first { $0.synonyms.contains { $0.text.lowercased() == word } }
    if let found { return .enumCase(found.name) }
    throw ParameterValueError(
      .unknownCase,
      value: nil,
      plain: .string(text),
      expected: ParameterType.enumeration(name).valueWords,
      alternatives: cases.map(\.shownTitle)
    )
  }
}
