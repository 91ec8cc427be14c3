import IntentCompiler
import IntentConfigurations
import IntentSchema

/// Compares the meaning of conditions, not their spelling: tries sample values of the parent.
struct ConditionMeaning {
  /// How a condition compares with the previous one.
  enum Relation {
    case same
    /// Holds for all of the previous values, and for more.
    case wider
    /// Holds for other values, or may hold for fewer.
    case other
  }

  /// The most samples times operands to try, far above realistic conditions. Beyond it, no relation is known.
  private static let greatestCost = 20_000

  private let predicate: VisibilityPredicate
  private let parent: Contract.Field
  private let cases: Set<String>

  /// - Parameter cases: Those of the parent's enum.
  init(_ predicate: VisibilityPredicate, of parent: Contract.Field, cases: Set<String>) {
    (self.predicate, self.parent, self.cases) = (predicate, parent, cases)
  }

  var alwaysHolds: Bool {
    samples(nil, mayBeAbsent: parent.mayBeAbsent)?.allSatisfy { predicate.holds(for: $0) } ?? false
  }

  /// - Parameters:
  ///   - before: The previous condition on the same parent, with the new names.
  ///   - mayBeAbsent: Whether the parent used to be optional.
  func relation(to before: VisibilityPredicate, mayBeAbsent: Bool) -> Relation {
    guard let samples = samples(before, mayBeAbsent: mayBeAbsent || parent.mayBeAbsent) else { return .other }
    var isSame = true
    for sample in samples {
      switch (before.holds(for: sample), predicate.holds(for: sample)) {
      case (true, false): return .other
      case (false, true): isSame = false
      case (true, true), (false, false): continue
      }
    }
    return isSame ? .same : .wider
  }

  /// Covers every distinction that the conditions can make. Returns `nil` if there are too many.
  private func samples(_ other: VisibilityPredicate?, mayBeAbsent: Bool) -> [ParameterValue?]? {
    let operands = predicate.canonical.values + (other?.canonical.values ?? [])
    let cost = max(1, operands.count)
    guard cost < Self.greatestCost / 10, let values = singleValues(operands), !values.isEmpty,
      values.count * (parent.isArray ? values.count : 1) * cost <= Self.greatestCost
    else { return nil }
    var result: [ParameterValue?] = mayBeAbsent ? [nil] : []
    guard parent.isArray else { return result + values }
    result.append(.array([]))
    for first in values {
      result += values.map { .array([first, $0]) }
    }
    return result
  }

  /// The values of the parent, or of one element of a list.
  private func singleValues(_ operands: [String]) -> [ParameterValue]? {
    let numbers = [0] + operands.compactMap(Double.init)
    switch parent.type?.kind {
    case .boolean: return [.boolean(true), .boolean(false)]
    case .enumeration: return cases.count > Self.greatestCost ? nil : cases.map { .enumCase($0) }
    case .integer, .systemEnumeration: return Set(numbers.flatMap(Self.wholeNumbers)).map { .decimal($0) }
    case .decimal, .duration, .measurement, .currencyAmount:
      return Set(numbers.flatMap(Self.neighbours)).map { .decimal($0) }
    default: return texts(operands)
    }
  }

  private static func wholeNumbers(_ number: Double) -> [Double] {
    let whole = number.rounded(.down)
    return [whole - 1, whole, whole + 1, whole + 2]
  }

  private static func neighbours(_ number: Double) -> [Double] {
    [number.nextDown, number, number.nextUp]
  }

  private func texts(_ operands: [String]) -> [ParameterValue]? {
    let mentioned = Set(operands + operands.map(\.unquoted))
    guard mentioned.count * mentioned.count * max(1, operands.count) <= Self.greatestCost else { return nil }
    // No condition contains this character, which separates texts within a sample.
    let gap = "\u{1}"
    var texts: Set = ["", gap]
    for first in mentioned {
      texts.formUnion([first, gap + first + gap])
      texts.formUnion(mentioned.map { gap + first + gap + $0 + gap })
    }
    return texts.map { text in
      parent.type?.kind == .string
        ? .string(text) : .object(ObjectValue(identifier: text, displayString: text))
    }
  }
}

extension Contract.Field {
  /// A list can only be empty.
  var mayBeAbsent: Bool { !isArray && schema?.defaultValue == nil }
}

extension String {
  fileprivate var unquoted: String {
    count >= 2 && hasPrefix("'") && hasSuffix("'") ? String(dropFirst().dropLast()) : self
  }
}
