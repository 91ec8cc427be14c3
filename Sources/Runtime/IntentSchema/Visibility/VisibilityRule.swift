/// The rule for when a parameter shows: `INIntentParameterRelationship`.
public struct VisibilityRule: Sendable, Equatable {
  /// The name of the parent parameter: `INIntentParameterRelationshipParentName`.
  public var parent: String
  /// The condition on the parent's value.
  public var predicate: VisibilityPredicate

  public init(_ parent: String, _ predicate: VisibilityPredicate) {
    self.parent = parent
    self.predicate = predicate
  }
}
