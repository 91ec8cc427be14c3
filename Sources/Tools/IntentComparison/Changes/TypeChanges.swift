import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let parameterRetyped = change("parameter-retyped", .error, "The type of a parameter changed")
  static let multipleValuesChanged = change(
    "multiple-values-changed",
    .error,
    "A parameter changed between one value and several"
  )
}

/// Checks whether a field with another type can still read its stored values.
enum TypeChanges {
  static let parameterRetyped = ChangeCheck<ParameterPair>(.parameterRetyped) { pair, context in
    guard let (old, new) = pair.types else { return nil }
    let folders = pair.owner.folders
    guard !context.pairedTypes.isSame(old, new, in: folders) else { return nil }
    if pair.old.isArray == pair.new.isArray,
      let likeness = context.pairedTypes.likeness(of: new, to: old, in: folders)
    {
      // A copy of the enum in another module is the same type in Swift.
      if likeness.isCopy, pair.old.typeName == pair.new.typeName { return nil }
      return Finding(
        .parameterRetyped,
        "the type of '\(pair.name)' changed from \(old.valueWords) to \(new.valueWords)\(fate(likeness))",
        [
          .stored: likeness.keepsNames ? .safe : .breaking,
          .placed: likeness.keepsIndices ? .safe : .breaking,
        ],
        pair,
        facts: [old.valueWords]
      )
    }
    let (fate, stored): (String, Verdict) =
      switch ValueReading.Kept(old, readAs: new) {
      case .all: ("widgets and shortcuts lose what was chosen, and stored configurations keep it", .safe)
      case .parts: (partlyLost, .careful)
      case .few: (partlyLost, .breaking)
      case .nothing: ("what was chosen is lost or means something else", .breaking)
      }
    let origin = old.valueWords == new.valueWords ? " of another module" : ""
    return Finding(
      .parameterRetyped,
      "the type of '\(pair.name)' changed from \(old.valueWords) to \(new.valueWords)\(origin), so \(fate)",
      [.stored: stored, .placed: .breaking],
      pair,
      facts: [old.valueWords]
    )
  }

  private static func fate(_ likeness: EnumLikeness) -> String {
    switch (likeness.keepsIndices, likeness.keepsNames) {
    case (true, true): ", \(likeness.words): what was chosen is kept"
    case (true, false):
      ": widgets and shortcuts get the case with the same index (the same case), and stored configurations the case of "
        + "the same name (if there is one; it may be another case)"
    case (false, true):
      ": widgets and shortcuts get the case with the same index (if there is one; it may be another case), and stored "
        + "configurations the case of the same name (the same case)"
    case (false, false):
      ": widgets and shortcuts get the case with the same index, and stored configurations the case of the same name (if "
        + "there is one; it may be another case)"
    }
  }

  private static let partlyLost =
    "widgets and shortcuts lose what was chosen, and stored configurations some of it"

  /// Whether objects keep the values of a property. They store cases as texts.
  static func keepsAll(_ old: ParameterType, _ new: ParameterType) -> Bool {
    ValueReading.Kept(old, readAs: new) == .all
      || old.enumName != nil && [.string, .speakableString, .person, .placemark].contains(new.kind)
  }

  // MARK: App Intents

  /// The system finds a value by its name and type.
  static let valueTypeChanged = ChangeCheck<ParameterPair>(.parameterRetyped, of: .swift) { pair, context in
    let (old, new) = (pair.old, pair.new)
    var fate = "; a value is found by its name and type, so what was chosen is lost"
    var verdict = Verdict.careful
    switch old.relation(to: new) {
    case .same, .inferred: return nil
    case .unknown:
      guard !pair.findsType else { return nil }
      fate = "; whether a value is still found is not known, because the sources do not declare both"
    case .unmeasured: fate = "; nobody has measured whether the system still finds what was chosen"
    case .inexpressible:
      let message =
        "App Intents have no counterpart for \(old.typeWords), so '\(pair.name)' of type \(new.typeWords) does not get "
        + "what was chosen"
      return Finding(.parameterRetyped, message, [.placed: .careful], pair, facts: [old.typeWords])
    case .other:
      verdict = .breaking
      if let (name, type) = context.renamedType(of: pair) {
        fate += "; if it is the same, add 'static let persistentIdentifier = \"\(name)\"' to '\(type)'"
      }
    }
    let message = "the type of '\(pair.name)' changed from \(old.typeWords) to \(new.typeWords)\(fate)"
    return Finding(.parameterRetyped, message, [.placed: verdict], pair, facts: [old.typeWords])
  }

  // MARK: Several values

  static let multipleValuesChanged = ChangeCheck<ParameterPair>(.multipleValuesChanged) { pair, _ in
    guard pair.findsType, pair.old.isArray != pair.new.isArray else { return nil }
    let change = pair.new.isArray ? "changed from one value to several" : "changed from several values to one"
    return Finding(
      .multipleValuesChanged,
      "'\(pair.name)' \(change), so what was chosen is lost",
      pair.mode.verdicts(.breaking),
      pair
    )
  }
}

extension ComparisonContext {
  /// The old identifier of a type that is gone, and the name that it seems to have now.
  fileprivate func renamedType(of pair: ParameterPair) -> (String, String)? {
    guard let identifier = pair.old.typeIdentifier, let now = pair.new.stored.declared,
      now.kind == pair.old.stored.declared?.kind,
      !new.types(now.kind).contains(where: { $0.identifier == identifier })
    else { return nil }
    return (identifier, now.name)
  }
}
