/// The settings of a String in a definition.
public struct TextSettings: Sendable, Equatable {
  /// The letters that the keyboard capitalises.
  public enum Capitalization: String, Sendable, Hashable, CaseIterable {
    case none = "None"
    case words = "Words"
    case sentences = "Sentences"
    case allCharacters = "AllCharacters"
  }

  /// The letters that the keyboard capitalises: `Capitalization`.
  public let capitalization: Capitalization
  /// Whether the text may have several lines: `Multiline`.
  public let isMultiline: Bool
  /// Whether the keyboard corrects spelling: the opposite of `DisableAutocorrect`.
  public let correctsSpelling: Bool
  /// Whether the keyboard turns two hyphens into a dash: the opposite of `DisableSmartDashes`.
  public let usesSmartDashes: Bool
  /// Whether the keyboard turns straight quotes into typographic quotes: the opposite of
  /// `DisableSmartQuotes`.
  public let usesSmartQuotes: Bool
  /// The type of keyboard, by its name in the format: `KeyboardType`.
  public let keyboardType: String?
  /// The placeholder of an empty field: `Placeholder`.
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
