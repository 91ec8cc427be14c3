/// What a definition says of a String.
public struct TextSettings: Sendable, Hashable {
  /// Which letters the keyboard makes capital.
  public enum Capitalization: String, Sendable, Hashable, CaseIterable {
    case none = "None"
    case words = "Words"
    case sentences = "Sentences"
    case allCharacters = "AllCharacters"
  }

  /// Which letters the keyboard makes capital: `Capitalization`.
  public let capitalization: Capitalization
  /// Whether the text may have several lines: `Multiline`.
  public let isMultiline: Bool
  /// Whether the keyboard corrects spelling: the opposite of `DisableAutocorrect`.
  public let correctsSpelling: Bool
  /// Whether the keyboard makes two hyphens a dash: the opposite of `DisableSmartDashes`.
  public let usesSmartDashes: Bool
  /// Whether the keyboard makes quotes typographic: the opposite of `DisableSmartQuotes`.
  public let usesSmartQuotes: Bool
  /// The kind of keyboard, as the format names it: `KeyboardType`.
  public let keyboardType: String?
  /// What an empty field shows: `Placeholder`.
  public var placeholder: LocalizedText?

  public init(
    capitalization: Capitalization = .sentences,
    isMultiline: Bool = false,
    correctsSpelling: Bool = true,
    usesSmartDashes: Bool = true,
    usesSmartQuotes: Bool = true,
    keyboardType: String? = nil,
    placeholder: LocalizedText? = nil
  ) {
    self.capitalization = capitalization
    self.isMultiline = isMultiline
    self.correctsSpelling = correctsSpelling
    self.usesSmartDashes = usesSmartDashes
    self.usesSmartQuotes = usesSmartQuotes
    self.keyboardType = keyboardType
    self.placeholder = placeholder
  }
}
