/// What a definition says of a Boolean.
public struct BooleanSettings: Sendable, Hashable {
  /// The words for true: `TrueDisplayName`.
  public var trueDisplayName: LocalizedText?
  /// The words for false: `FalseDisplayName`.
  public var falseDisplayName: LocalizedText?

  public init(trueDisplayName: LocalizedText? = nil, falseDisplayName: LocalizedText? = nil) {
    self.trueDisplayName = trueDisplayName
    self.falseDisplayName = falseDisplayName
  }
}
