import IntentSchema

/// Which parameters a configuration screen shows, as decisions on the values of parents.
package indirect enum SummaryTree: Sendable, Equatable {
  /// These parameters, by index, in order.
  case rows([Int])
  /// One tree while a parent's value matches, another otherwise.
  case when(SummaryCondition, SummaryTree, otherwise: SummaryTree)
  /// A tree for each group of cases of a parent, by index, and one for all other cases and for no value.
  case choose(Int, [Choice], otherwise: SummaryTree)

  /// Cases of an enum that lead to the same tree.
  package struct Choice: Sendable, Equatable {
    /// The cases, by their names in the definition.
    package let cases: [String]
    package let tree: SummaryTree
  }
}

/// A condition that a summary can test: a parent, by index, and what its value must be.
package struct SummaryCondition: Sendable, Equatable {
  package let parent: Int
  package let predicate: VisibilityPredicate
}
