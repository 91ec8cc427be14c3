/// A text and its pronunciation: the value of a SpeakableString parameter.
public struct SpeakableStringValue: Sendable, Hashable {
  /// The text to show and to speak.
  public var spokenPhrase: String
  /// A spelling that is easier to pronounce.
  public var pronunciationHint: String?
  /// The identifier, in the app's vocabulary, of the item that the text names.
  public var vocabularyIdentifier: String?

  public init(_ spokenPhrase: String, pronunciationHint: String? = nil, vocabularyIdentifier: String? = nil) {
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
    self.vocabularyIdentifier = vocabularyIdentifier
  }
}
