/// An object of a type without a generated struct: an Apple type (namespace `System`), or a type that the
/// definition does not name. Every generated object can be converted to this form and back.
public struct ObjectValue: Sendable, Hashable {
  /// The identifier, which is stored for the object.
  public var identifier: String
  /// The text to show.
  public var displayString: String
  /// A spelling that is easier to pronounce.
  public var pronunciationHint: String?
  /// Other texts that people may say instead.
  public var alternativeSpeakableMatches: [SpeakableStringValue]
  /// The values of the type's own properties, by name. A property without a value has no entry.
  public var properties: [String: ParameterValue]
  /// The values that were read but not understood. They are written back.
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
