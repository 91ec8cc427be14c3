/// When a parameter shows: `INIntentParameterRelationship`.
public struct VisibilityRule: Sendable, Hashable {
  /// The name of the parameter whose value decides: `INIntentParameterRelationshipParentName`.
  public var parent: String
  /// What its value must fulfil.
  public var predicate: VisibilityPredicate

  public init(_ parent: String, _ predicate: VisibilityPredicate) {
    self.parent = parent
    self.predicate = predicate
  }
}
