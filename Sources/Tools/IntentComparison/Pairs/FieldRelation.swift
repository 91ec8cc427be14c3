extension Contract.Field {
  /// The effect on stored values if their parameter gets another type.
  enum Relation {
    case same, other, unknown, inferred, unmeasured, inexpressible
  }

  /// Whether the system finds a value of this type under the other. A definition's types have other names
  /// than Swift's.
  func relation(to now: Self) -> Relation {
    let hasOtherNames = isOfDefinition
    switch (stored, now.stored) {
    case (.inexpressible, _): return .inexpressible
    case (.declared(let one), .declared(let other)) where one.kind == other.kind:
      return hasOtherNames || typeIdentifier == now.typeIdentifier ? .same : .other
    case (let one, let other) where !hasOtherNames && one == other: return .same
    case (.unmeasured, _), (_, .unmeasured): return .unmeasured
    case (.inferred, _), (_, .inferred): return .inferred
    case (.plain(let names), .plain(let others)): return names.isDisjoint(with: others) ? .other : .same
    // Only one version's sources declare it.
    case (.undeclared(let name), .declared(let other)), (.declared(let other), .undeclared(let name)):
      let isSame = !hasOtherNames && other.name.split(separator: ".").last == name[...]
      return isSame ? .same : .unknown
    case (.undeclared, _), (_, .undeclared): return .unknown
    case (.plain, _), (.declared, _): return .other
    }
  }

  /// Whether the system finds a value of this type under the other, as far as the sources say. A definition's
  /// types have other names than Swift's, so an unknown type counts as found.
  func isFound(as now: Self) -> Bool {
    switch relation(to: now) {
    case .same: true
    case .unknown: isOfDefinition
    case .inferred, .unmeasured, .inexpressible, .other: false
    }
  }
}
