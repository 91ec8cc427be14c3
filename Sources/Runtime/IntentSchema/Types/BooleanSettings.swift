/// The settings of a Boolean in a definition.
public struct BooleanSettings: Sendable, Equatable {
  /// The text for true: `TrueDisplayName`.
  public var trueDisplayName: LocalizedText?
  /// The text for false: `FalseDisplayName`.
  public var falseDisplayName: LocalizedText?

  public init(trueDisplayName: LocalizedText? = nil, falseDisplayName: LocalizedText? = nil) {
    self.trueDisplayName = trueDisplayName
    self.falseDisplayName = falseDisplayName
  }
}
