import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// A text of a definition, as its tables list it.
struct ListedText: Sendable {
  /// The text's ID.
  let key: String
  let text: String
  let comment: String
  /// Whether people never see the text.
  private(set) var isHidden: Bool

  /// Lists the texts that can be translated, in the definition's order, each key once. Texts without an ID
  /// can't be.
  static func all(of localized: LocalisedDefinition) -> [ListedText] {
    var texts: [ListedText] = []
    var indices: [String: Int] = [:]
    for text in localized.texts {
      guard let key = text.text.id?.value, let stated = text.text.text, !text.text.isBlank else { continue }
      let isHidden = text.role == .hidden
      if let index = indices[key] {
        texts[index].isHidden = texts[index].isHidden && isHidden
        continue
      }
      indices[key] = texts.count
      let comment = TextComment.words(for: text)
      texts.append(ListedText(key: key, text: stated.value, comment: comment, isHidden: isHidden))
    }
    return texts
  }
}

/// Tells translators where a text is.
enum TextComment {
  static let separator = " › "

  static func words(for text: DefinitionText) -> String {
    (text.site.path().ways + [text.label]).filter { !$0.isEmpty }.joined(separator: separator)
  }
}
