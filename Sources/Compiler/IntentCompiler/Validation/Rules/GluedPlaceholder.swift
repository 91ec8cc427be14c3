import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let gluedPlaceholder = Rule(
    "glued-placeholder",
    .lint,
    "There is no space between a placeholder and a word"
  )
}

extension Validator {
  mutating func checkSpaces(around text: DefinitionText) {
    guard isWanted(.gluedPlaceholder), let located = text.text.text,
      let (placeholder, word) = Self.glued(in: located.value)
    else { return }
    report(
      .gluedPlaceholder,
      "there is no space between '\(placeholder.shortened)' and '\(word.shortened)'; add one if users should hear two "
        + "words",
      in: text.site,
      key: text.key,
      at: located.range
    )
  }

  /// The first placeholder with a word of two or more Latin letters directly before or after it. Other scripts have no
  /// spaces, or append endings.
  private static func glued(in text: String) -> (placeholder: String, word: String)? {
    var rest = text[...]
    while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      let after = rest.index(after: end)
      let words = [
        rest[after...].prefix(while: isLetter),
        Substring(String(rest[..<start.lowerBound].reversed().prefix(while: isLetter).reversed())),
      ]
      if let word = words.first(where: { $0.count > 1 }) {
        return (String(rest[start.lowerBound..<after]), String(word))
      }
      rest = rest[after...]
    }
    return nil
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
  }
}
