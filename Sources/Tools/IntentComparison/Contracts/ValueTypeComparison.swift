import IntentDiagnostics

/// Enums and entities, which the system finds by the raw value of a case, and by the identifier.
extension ContractComparison {
  mutating func compare(_ before: Contract.ValueType, _ now: Contract.ValueType) {
    switch before.kind {
    case .enumeration: compareCases(before, now)
    case .entity:
      compareTypeTexts(before, now)
      compareIdentifier(before, now)
      compareQuery(before, now)
      compareProperties(before, now)
    }
  }

  private mutating func compareCases(_ before: Contract.ValueType, _ now: Contract.ValueType) {
    if let numbers = now.numbers, before.isOfDefinition {
      return report(
        .caseRenamed,
        "the raw values of '\(now.name)' are of type '\(numbers)', but a choice is found by the name of its case, so "
          + "choices are lost; use 'String'",
        [.placed: .breaking],
        from: before.place,
        to: now.place.location
      )
    }
    compareTypeTexts(before, now)
    let found = Dictionary(firsts: now.cases.lazy.map { ($0.rawName, $0) })
    let names = Dictionary(firsts: now.cases.lazy.map { ($0.name, $0) })
    for former in before.cases {
      guard let heir = found[former.rawName] else {
        reportMissing(former, names[former.name], before, now)
        continue
      }
      compareCondition(
        former.condition,
        heir.condition,
        "the case '\(heir.name)' of '\(now.name)'",
        former.place,
        heir.place
      )
    }
    compareCaseTexts(before, now, found)
    reportUntranslated(from: before.place, to: now.place.location)
  }

  private mutating func reportMissing(
    _ former: Contract.ValueType.Case,
    _ namesake: Contract.ValueType.Case?,
    _ before: Contract.ValueType,
    _ now: Contract.ValueType
  ) {
    report(
      namesake == nil ? .caseRemoved : .caseRenamed,
      namesake.map {
        "the raw value of '\($0.name)' is '\(Comparison.shortened($0.rawName))', not '\(former.rawName)'; a choice is found "
          + "by it, so choices of it are lost"
      } ?? "'\(now.name)' has no case '\(former.rawName)', so choices of it are lost",
      [.placed: .breaking],
      from: former.place,
      to: namesake?.place.location ?? now.place.location
    )
  }

  private mutating func compareIdentifier(_ before: Contract.ValueType, _ now: Contract.ValueType) {
    guard let old = before.id.value, let new = now.id.value, old != new else { return }
    report(
      .propertyRetyped,
      before.isOfDefinition
        ? "the 'id' of '\(now.name)' is of type '\(new)'; the system makes it from the identifier of an object, which is a "
          + "text, so check that every identifier can be read"
        : "the 'id' of '\(now.name)' is of type '\(new)', but it was '\(old)', so what was chosen is lost",
      [.placed: before.isOfDefinition ? .careful : .breaking],
      from: before.place,
      to: now.id.location
    )
  }

  private mutating func compareQuery(_ before: Contract.ValueType, _ now: Contract.ValueType) {
    guard let query = now.query, query.findsNothing, before.query?.findsNothing != true else { return }
    report(
      .optionsChanged,
      "'\(query.name)' finds no '\(now.name)', so the system removes every choice of one",
      [.placed: .breaking],
      from: before.place,
      to: query.location
    )
  }
}
