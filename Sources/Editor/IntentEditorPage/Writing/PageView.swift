/// What a page shows besides the state of the editor.
package struct PageView: Sendable {
  /// A language to choose.
  package struct Language: Sendable, Hashable {
    /// Its code; empty for the definition's own texts.
    package var code: String
    /// The code of the language of the definition's own texts, if it is known.
    package var own: String?

    package init(_ code: String, own: String? = nil) {
      self.code = code
      self.own = own
    }
  }

  /// How the editor ends.
  package enum Ending: String, Sendable {
    /// The configuration, or what would change, is on standard output.
    case printed
    /// Otherwise.
    case ended
  }

  /// The number of a list's entries that a page gets at first, and the number that it gets more at a time.
  package static let entryStep = 200

  /// The languages to choose from.
  package var languages: [Language]
  /// The code of the language that shows.
  package var language: String
  /// The most entries of a list.
  package var entryLimit = entryStep
  /// Whether it is a picture of the screen: rows name the cases of their enums, and nothing can be changed.
  package var isPreview = false
  /// What has changed between two versions of a definition, by the name of the parameter.
  package var changes: [String: [PreviewChange]] = [:]
  /// How the editor has ended; `nil` while it runs.
  package var ending: Ending?

  package init(languages: [Language], language: String) {
    self.languages = languages
    self.language = language
  }
}
