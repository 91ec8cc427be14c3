import IntentDefinition
import IntentSchema

/// The values that a predicate compares with. Several values mean any of them, and override a single one.
struct PredicateOperands {
  var values: [Located<Definition.Scalar>]
  let parent: ParameterSchema
  let types: TypeTable
  let site: DefinitionSite
  let range: Range<Int>?
  /// Whether the predicate fits the parent's type. If not, that is reported instead of its values.
  let fitsParent: Bool
  /// The key of the values, for the path of a diagnostic.
  let key: String

  init(
    _ relationship: Definition.Relationship,
    _ parent: ParameterSchema,
    _ types: TypeTable,
    _ site: DefinitionSite
  ) {
    let several = relationship.predicateValues ?? []
    values = several.isEmpty ? [relationship.predicateValue ?? Located(Self.omitted(for: parent))] : several
    self.parent = parent
    self.types = types
    self.site = site
    range = values.first?.range ?? relationship.predicateName?.range ?? relationship.range
    fitsParent =
      relationship.predicateName.flatMap { PredicateSubject(of: $0.value) }?.fits(parent.type) ?? true
    key = "INIntentParameterRelationshipPredicateValue\(several.isEmpty ? "" : "s")"
  }

  /// The meaning of an absent value: false and zero are never written.
  private static func omitted(for parent: ParameterSchema) -> Definition.Scalar {
    switch parent.type {
    case .boolean: .boolean(false)
    case .integer, .decimal, .duration, .measurement, .currencyAmount, .systemEnumeration: .integer(0)
    default: .string("")
    }
  }
}
