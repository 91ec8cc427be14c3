import IntentAppIntents
import IntentDiagnostics
import IntentSchema

extension ContractComparison {
  mutating func compare(
    _ before: Contract.Parameter,
    _ now: Contract.Parameter,
    _ intent: Contract.Intent,
    _ heir: Contract.Intent
  ) {
    compareTitle(before, now)
    let isOfDefinition = intent.isOfDefinition
    switch before.relation(to: now) {
    case .same: break
    case .unknown:
      if [before.type, now.type].contains(.undeclared("")) { return }
      // A definition's types have other names, so nothing has changed that can be seen.
      // A built app has no names for the types of Apple's that nobody has identified.
      if isOfDefinition || before.isBuilt != now.isBuilt { break }
      return reportType(
        before,
        now,
        before.isBuilt
          ? "; whether a value is still found is not known"
          : "; whether a value is still found is not known, because the sources do not declare both"
      )
    case .unmeasured:
      return reportType(before, now, "; nobody has measured whether the system still finds what was chosen")
    case .inexpressible:
      return report(
        .parameterRetyped,
        "App Intents have no counterpart for \(before.typeWords), so '\(now.name)' of type \(now.typeWords) does not get "
          + "what was chosen",
        [.placed: .careful],
        from: before.place,
        to: now.place.location
      )
    case .other:
      return report(
        .parameterRetyped,
        "the type of '\(now.name)' is \(now.typeWords), but it was \(before.typeWords); a value is found by its name and "
          + "type, so what was chosen is lost",
        [.placed: .breaking],
        from: before.place,
        to: now.place.location
      )
    }
    guard before.isArray == now.isArray else {
      return report(
        .multipleValuesChanged,
        "'\(now.name)' takes \(now.isArray ? "several values" : "one value"), but took "
          + "\(now.isArray ? "one" : "several"), so what was chosen is lost",
        [.placed: .breaking],
        from: before.place,
        to: now.place.location
      )
    }
    pair(before, with: now)
    compareCondition(
      before.condition,
      now.condition,
      "'\(now.name)' of '\(heir.name)'",
      before.place,
      now.place
    )
    compareNeed(before, now, intent)
    compareInitial(before, now)
    compareSizes(before, now, isOfDefinition)
    compareBuiltOptions(before, now)
    comparePresentation(before, now, intent, heir)
  }

  private mutating func reportType(_ before: Contract.Parameter, _ now: Contract.Parameter, _ end: String) {
    report(
      .parameterRetyped,
      "the type of '\(now.name)' is \(now.typeWords), but it was \(before.typeWords)\(end)",
      [.placed: .careful],
      from: before.place,
      to: now.place.location
    )
  }

  mutating func reportMissing(
    _ parameter: Contract.Parameter,
    _ other: Contract.Parameter?,
    _ heir: Contract.Intent
  ) {
    guard let other else {
      return report(
        .parameterRemoved,
        "'\(heir.name)' has no parameter '\(parameter.name)', so what was chosen is lost",
        [.placed: .breaking],
        from: parameter.place,
        to: heir.place.location
      )
    }
    report(
      .parameterRenamed,
      "'\(parameter.name)' of '\(heir.name)' seems to be named '\(other.name)' now; a value is found by its name, so what "
        + "was chosen is lost",
      [.placed: .breaking],
      from: parameter.place,
      to: other.place.location
    )
  }

  /// Among more parameters, none is said to be an old one with another name.
  private static var renameLimit: Int { 100 }

  /// The new names of missing parameters, by the old ones. No two parameters get one name.
  static func renamed(
    _ missing: [Contract.Parameter],
    _ added: [Contract.Parameter]
  ) -> [String: Contract.Parameter] {
    // Each is compared with each.
    guard missing.count <= Self.renameLimit, added.count <= Self.renameLimit else { return [:] }
    var found: [String: Contract.Parameter] = [:]
    var taken: Set<String> = []
    for parameter in missing where parameter.title != nil {
      let titled = added.first {
        $0.title == parameter.title && !taken.contains($0.name) && parameter.isLikely($0)
      }
      guard let titled else { continue }
      found[parameter.name] = titled
      taken.insert(titled.name)
    }
    let (missing, added) = (
      missing.filter { found[$0.name] == nil }, added.filter { !taken.contains($0.name) }
    )
    for parameter in missing {
      let same = added.filter(parameter.isLikely)
      guard same.count == 1, missing.count(where: { $0.isLikely(same[0]) }) == 1 else { continue }
      found[parameter.name] = same[0]
    }
    return found
  }

  private mutating func compareNeed(
    _ before: Contract.Parameter,
    _ now: Contract.Parameter,
    _ intent: Contract.Intent
  ) {
    guard now.isRequired, !before.isRequired else { return }
    if intent.isOfWidget || intent.isOfControl {
      report(
        .optionalityChanged,
        "'\(now.name)' is not optional and has no default, so reading it in a widget without a value stops the program",
        [.placed: .breaking],
        from: before.place,
        to: now.place.location
      )
    } else if !intent.isOfDefinition {
      report(
        .optionalityChanged,
        "'\(now.name)' needs a value now, so shortcuts without one stop to ask for it",
        [.placed: .careful],
        from: before.place,
        to: now.place.location
      )
    }
  }

  private mutating func compareInitial(_ before: Contract.Parameter, _ now: Contract.Parameter) {
    guard !before.initial.isHidden, !now.initial.isHidden else { return }
    let (old, new) = (before.initial.value, now.initial.value)
    guard old != new, !(old?.isNothing ?? true && new?.isNothing ?? true), !isSameCase(before, now) else {
      return
    }
    report(
      .defaultChanged,
      "the default of '\(now.name)' is \(new?.words ?? "no value")\(noCase(new, now)), but it was "
        + "\(old?.words ?? "no value"); widgets and shortcuts where nobody chose a value get the new one",
      [.placed: .careful],
      from: before.place,
      to: now.initial.location ?? now.place.location
    )
  }

  /// Whether the default is a case that keeps its name. Another change reports the new raw value.
  private func isSameCase(_ before: Contract.Parameter, _ now: Contract.Parameter) -> Bool {
    guard let former = old.initialCase(of: before), let heir = new.initialCase(of: now),
      case .enumeration(let type) = now.type
    else { return false }
    return former.name == heir.name && new.enumCase(former.rawName, of: type) == nil
  }

  private func noCase(_ value: StoredValue?, _ parameter: Contract.Parameter) -> String {
    guard case .enumCase(let name)? = value, case .enumeration(let type) = parameter.type,
      new.type(.enumeration, type) != nil, new.enumCase(name, of: type) == nil
    else { return "" }
    return ", which is not a case of '\(type)'"
  }

  // MARK: Sizes

  private mutating func compareSizes(
    _ before: Contract.Parameter,
    _ now: Contract.Parameter,
    _ isOfDefinition: Bool
  ) {
    guard !before.sizes.isHidden, !now.sizes.isHidden else { return }
    if now.sizes.value == nil, !before.needsSizes { return }
    let (old, new) = (before.sizes.value?.families ?? [:], now.sizes.value?.families ?? [:])
    var (exact, least, cut, raised): ([String], [String], [String], [String]) = ([], [], [], [])
    for family in ConfigurationFamily.allCases {
      let former = old[family]
      guard let size = new[family] else {
        if let former { raised.append("any number instead of \(former.maximum) in \(family.rawValue)") }
        continue
      }
      // Check a family without a limit before only if the code gives it its own size.
      if former == nil, now.sizes.value?.isUniform == true { continue }
      let count = "\(size.minimum) in \(family.rawValue)"
      if size.minimum > 0, former?.minimum ?? 0 == 0 {
        if size.minimum == size.maximum { exact.append(count) } else { least.append(count) }
      }
      guard size.maximum != former?.maximum else { continue }
      let words = former.map { "\($0.maximum)" } ?? "any number"
      let change = "\(size.maximum) instead of \(words) in \(family.rawValue)"
      if size.maximum < former?.maximum ?? .max { cut.append(change) } else { raised.append(change) }
    }
    let place = now.sizes.location ?? now.place.location
    func report(_ rule: Rule, _ message: String, _ verdict: Verdict) {
      self.report(rule, "'\(now.name)' \(message)", [.placed: verdict], from: before.place, to: place)
    }
    if !exact.isEmpty {
      report(
        .arraySizeCut,
        "takes exactly \(exact.listed): some have measured that a widget with fewer values shows only a placeholder, and "
          + "an app has shipped such a size for years. '.init(min: 0, max: n)' takes fewer, too",
        .careful
      )
    }
    if !least.isEmpty {
      report(
        .arraySizeCut,
        "needs at least \(least.listed); a widget with fewer values shows only a placeholder. Write "
          + "'.init(min: 0, max: n)'",
        .breaking
      )
    }
    if !cut.isEmpty {
      report(
        .arraySizeCut,
        "takes \(cut.listed), so placed widgets with more values show only the first ones",
        .careful
      )
    }
    if !raised.isEmpty, isOfDefinition { report(.arraySizeRaised, "takes \(raised.listed)", .careful) }
  }
}

extension Contract {
  fileprivate func initialCase(of parameter: Parameter) -> ValueType.Case? {
    guard case .enumCase(let name)? = parameter.initial.value, case .enumeration(let type) = parameter.type
    else { return nil }
    return enumCase(name, of: type)
  }
}

extension Contract.Parameter {
  enum Relation {
    case same, other, unknown, unmeasured, inexpressible
  }

  /// Whether the system finds a value of this type as one of the other. A definition's types have other names
  /// than Swift's, and a built app names some by their identifiers.
  func relation(to now: Self) -> Relation {
    let hasOtherNames = if case .definition = source { true } else { isBuilt != now.isBuilt }
    switch (type, now.type) {
    case (.inexpressible, _): return .inexpressible
    case (let one, let other) where !hasOtherNames && one == other: return .same
    case (.unmeasured, _), (_, .unmeasured): return .unmeasured
    case (.plain(let names), .plain(let others)): return names.isDisjoint(with: others) ? .other : .same
    case (.enumeration, .enumeration), (.entity, .entity): return hasOtherNames ? .same : .other
    case (.undeclared, _), (_, .undeclared): return .unknown
    default: return .other
    }
  }

  /// Whether the other one may be this one under another name.
  func isLikely(_ other: Self) -> Bool {
    guard relation(to: other) == .same, isArray == other.isArray else { return false }
    switch (type, other.type) {
    case (.enumeration(let name), .enumeration(let code)), (.entity(let name), .entity(let code)):
      let (name, code) = (name.lowercased(), code.lowercased())
      return code.contains(name) || name.contains(code)
    default: return true
    }
  }
}
