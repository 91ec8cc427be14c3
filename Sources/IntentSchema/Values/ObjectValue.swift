/// An object whose type has no generated struct: one of Apple's own (namespace `System`), or one that the
/// definition does not name. Every generated object turns into this form and back.
public struct ObjectValue: Sendable, Hashable {
  /// What the object is known by, and what is stored for it.
  public var identifier: String
  /// The text to show.
  public var displayString: String
  /// A spelling that is easier to pronounce.
  public var pronunciationHint: String?
  /// Other texts that people may say for it.
  public var alternativeSpeakableMatches: [SpeakableStringValue]
  /// The values of the type's own properties, by name. A property without a value has no entry.
  public var properties: [String: ParameterValue]
  /// What was read for the object and could not be understood; it is written back.
  public var retained: RetainedValues

  public init(
    identifier: String,
    displayString: String,
    pronunciationHint: String? = nil,
    alternativeSpeakableMatches: [SpeakableStringValue] = [],
    properties: [String: ParameterValue] = [:],
    retained: RetainedValues = RetainedValues()
  ) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    self.alternativeSpeakableMatches = alternativeSpeakableMatches
    self.properties = properties
    self.retained = retained
  }
}
