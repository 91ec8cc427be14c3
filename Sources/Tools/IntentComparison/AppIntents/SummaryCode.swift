import AppFacts
import IntentDiagnostics
import IntentSchema

/// A `parameterSummary` as a decision tree over the parameters' values.
indirect enum SummaryCode {
  case rows(Set<String>)
  case when(Test, SummaryCode, otherwise: SummaryCode)
  /// A part that only the system or the compiler can evaluate.
  case unknown

  /// A condition on one parameter.
  struct Test {
    let parent: String
    let predicate: VisibilityPredicate
    var isNegated = false

    func holds(for value: ParameterValue?) -> Bool { predicate.holds(for: value) != isNegated }
  }

  func rows(_ value: (String) -> ParameterValue?) -> Set<String>? {
    switch self {
    case .rows(let rows): rows
    case .when(let test, let matching, let otherwise):
      (test.holds(for: value(test.parent)) ? matching : otherwise).rows(value)
    case .unknown: nil
    }
  }

  var tests: [Test] {
    guard case .when(let test, let matching, let otherwise) = self else { return [] }
    return [test] + matching.tests + otherwise.tests
  }
}

/// Reads a `parameterSummary` into a decision tree. Gives up with `.unknown` where it can't read the code.
struct SummaryCodeReader {
  let literal: (_ parent: String, CodeValue) -> ParameterValue?

  /// App Intents support 16 branches.
  private static let caseLimit = 64

  func read(_ value: CodeValue) -> SummaryCode {
    guard let call = value.call else { return .unknown }
    switch call.name {
    case "Summary", "IntentParameterSummary": return rows(call)
    case "When", "ParameterSummaryWhenCondition": return when(call)
    case "Switch", "ParameterSummarySwitchCondition": return choice(call)
    default: return .unknown
    }
  }

  private func rows(_ call: CallCode) -> SummaryCode {
    var result: Set<String> = []
    for argument in call.arguments where argument.label != "table" {
      let shown: [CodeValue]
      switch argument.value {
      case .interpolation(let values), .closure(let values):
        shown = values.filter { if case .string = $0 { false } else { true } }
      case .string, .null: shown = []
      default: return .unknown
      }
      for value in shown {
        guard case .keyPath(let name) = value else { return .unknown }
        result.insert(name)
      }
    }
    return .rows(result)
  }

  private func branch(_ value: CodeValue) -> SummaryCode {
    guard case .closure(let values) = value, values.count == 1 else { return .unknown }
    return read(values[0])
  }

  private func when(_ call: CallCode) -> SummaryCode {
    var plain = call.arguments.map(\.value)
    let branches = plain.filter { if case .closure = $0 { true } else { false } }
    plain.removeAll { if case .closure = $0 { true } else { false } }
    guard branches.count == 2, plain.count >= 2, case .keyPath(let parent) = plain[0],
      let name = plain[1].member,
      let test = test(parent, name, plain.dropFirst(2).first)
    else { return .unknown }
    return .when(test, branch(branches[0]), otherwise: branch(branches[1]))
  }

  private func test(_ parent: String, _ name: String, _ operand: CodeValue?) -> SummaryCode.Test? {
    func test(_ predicate: VisibilityPredicate, isNegated: Bool = false) -> SummaryCode.Test {
      SummaryCode.Test(parent: parent, predicate: predicate, isNegated: isNegated)
    }
    switch name {
    case "hasAnyValue": return test(.hasAnyValue)
    case "hasNoValue": return test(.hasAnyValue, isNegated: true)
    case "equalTo", "notEqualTo", "oneOf":
      let elements = name == "oneOf" ? operand?.elements : operand.map { [$0] }
      let literals = elements?.map { literal(parent, $0) } ?? []
      let values = literals.compactMap(\.self)
      guard !values.isEmpty, values.count == literals.count else { return nil }
      return test(.isAnyOf(values), isNegated: name == "notEqualTo")
    default: break
    }
    guard let bound = operand?.number else { return nil }
    return switch name {
    case "lessThan": test(.isLessThan(bound))
    case "lessThanOrEqualTo": test(.isLessThanOrEqual(bound))
    case "greaterThan": test(.isGreaterThan(bound))
    case "greaterThanOrEqualTo": test(.isGreaterThanOrEqual(bound))
    default: nil
    }
  }

  /// Reads a `Switch`, in which the first matching case wins.
  private func choice(_ call: CallCode) -> SummaryCode {
    guard let first = call.arguments.first, case .keyPath(let parent) = first.value,
      case .closure(let cases)? = call.arguments.last?.value, cases.count <= Self.caseLimit
    else { return .unknown }
    var result = SummaryCode.unknown
    for value in cases.reversed() {
      guard let branchCall = value.call, let body = branchCall.arguments.last?.value else { return .unknown }
      if branchCall.name == "DefaultCase" {
        result = branch(body)
      } else {
        guard branchCall.name == "Case", let operand = branchCall.arguments.first?.value,
          let test = test(parent, "oneOf", operand)
        else { return .unknown }
        result = .when(test, branch(body), otherwise: result)
      }
    }
    return result
  }
}
