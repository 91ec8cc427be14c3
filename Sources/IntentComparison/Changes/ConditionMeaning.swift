import IntentCompiler
import IntentSchema

/// What a condition lets through of all that its parent can be, so that two conditions are compared by what they
/// mean and not by how they are put.
struct ConditionMeaning {
  /// How a condition relates to the one that stood there before.
  enum Relation {
    /// It holds for the same values.
    case same
    /// It holds for all of those, and more.
    case wider
    /// It may not hold where the other did.
    case other
  }

  /// More work than two conditions that people write are. What costs more is compared by its operands alone.
  private static let greatestCost = 20_000

  private let predicate: VisibilityPredicate
  private let parent: ComparedSchema.Parameter
  private let cases: Set<String>

  /// - Parameters:
  ///   - predicate: The condition.
  ///   - parent: The parameter whose value it looks at.
  ///   - cases: The names of the cases of an enum, by its name.
  init(
    _ predicate: VisibilityPredicate,
    of parent: ComparedSchema.Parameter,
    cases: (String) -> Set<String>
  ) {
    self.predicate = predicate
    self.parent = parent
    self.cases = parent.type.enumName.map(cases) ?? []
  }

  /// Whether it holds whatever the parent's value is.
  var alwaysHolds: Bool {
    samples(nil, mayBeAbsent: parent.mayBeAbsent)?.allSatisfy { predicate.holds(for: $0) } ?? false
  }

  /// How it relates to another condition on the same parent.
  ///
  /// - Parameters:
  ///   - before: The condition that stood there before, with the names of the new version.
  ///   - mayBeAbsent: Whether the parent could be without a value before.
  func relation(to before: VisibilityPredicate, mayBeAbsent: Bool) -> Relation {
    guard let samples = samples(before, mayBeAbsent: mayBeAbsent || parent.mayBeAbsent) else {
      return allows(before) ? .wider : .other
    }
    var isSame = true
    for sample in samples {
      switch (before.holds(for: sample), predicate.holds(for: sample)) {
      case (true, false): return .other
      case (false, true): isSame = false
      default: continue
      }
    }
    return isSame ? .same : .wider
  }

  /// Whether the operands alone say that it holds where another condition does.
  private func allows(_ other: VisibilityPredicate) -> Bool {
    guard other.canonical.name == predicate.canonical.name else { return false }
    let (before, now) = (Set(other.canonical.values), Set(predicate.canonical.values))
    return switch predicate.canonical.name {
    case "isAnyOf", "contains": before.isSubset(of: now)
    case "isNoneOf", "doesNotContain": now.isSubset(of: before)
    default: false
    }
  }

  /// Values that stand for all that the parent can be, as far as the conditions can tell them apart; `nil` where
  /// there are too many.
  private func samples(_ other: VisibilityPredicate?, mayBeAbsent: Bool) -> [ParameterValue?]? {
    let operands = predicate.canonical.values + (other?.canonical.values ?? [])
    let cost = max(1, operands.count)
    guard cost < Self.greatestCost / 10, let single = elements(operands), !single.isEmpty,
      single.count * (parent.isArray ? single.count : 1) * cost <= Self.greatestCost
    else { return nil }
    var result: [ParameterValue?] = mayBeAbsent ? [nil] : []
    guard parent.isArray else { return result + single }
    result.append(.array([]))
    for first in single {
      result += single.map { .array([first, $0]) }
    }
    return result
  }

  /// The same for one element of a list.
  private func elements(_ operands: [String]) -> [ParameterValue]? {
    let numbers = [0] + operands.compactMap(Double.init)
    switch parent.type.kind {
    case "boolean": return [.boolean(true), .boolean(false)]
    case "enum": return cases.count > Self.greatestCost ? nil : cases.map { .enumCase($0) }
    case "integer", "systemEnum": return Set(numbers.flatMap(Self.wholeNumbers)).map { .decimal($0) }
    case "decimal", "duration", "measurement", "currencyAmount":
      return Set(numbers.flatMap(Self.neighbours)).map { .decimal($0) }
    default: return texts(operands)
    }
  }

  /// The whole numbers around one.
  private static func wholeNumbers(_ number: Double) -> [Double] {
    let whole = number.rounded(.down)
    return [whole - 1, whole, whole + 1, whole + 2]
  }

  /// A number and the nearest on both sides.
  private static func neighbours(_ number: Double) -> [Double] {
    [number.nextDown, number, number.nextUp]
  }

  private func texts(_ operands: [String]) -> [ParameterValue]? {
    let mentioned = Set(operands + operands.map(\.unquoted))
    guard mentioned.count * mentioned.count * max(1, operands.count) <= Self.greatestCost else { return nil }
    // Characters that no condition mentions stand around what one does.
    let gap = "\u{1}"
    var texts: Set = ["", gap]
    for first in mentioned {
      texts.formUnion([first, gap + first + gap])
      texts.formUnion(mentioned.map { gap + first + gap + $0 + gap })
    }
    return texts.map { text in
      parent.type.kind == "string"
        ? .string(text) : .object(ObjectValue(identifier: text, displayString: text))
    }
  }
}

extension ComparedSchema.Parameter {
  /// Whether it can be without a value. A list is never: it is empty.
  var mayBeAbsent: Bool { !isArray && meaning.defaultValue == nil }
}
