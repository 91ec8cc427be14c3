public protocol ParameterSummary<Intent> {
  associatedtype Intent: AppIntent
  /// `nil` for all.
  func rows(for intent: Intent) -> [PartialKeyPath<Intent>]?
}

@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Summary: ParameterSummary>(_ expression: Summary) -> Summary
  where Intent == Summary.Intent { expression }
  public static func buildBlock<Summary: ParameterSummary>(_ block: Summary) -> Summary
  where Intent == Summary.Intent { block }
}

public struct AllParameters<Intent: AppIntent>: ParameterSummary {
  public func rows(for intent: Intent) -> [PartialKeyPath<Intent>]? { nil }
}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  @resultBuilder
  public enum ParameterKeyPathsBuilder {
    public static func buildExpression<Value: _IntentValue & Sendable>(
      _ expression: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { expression }
    public static func buildBlock(_ blocks: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { blocks }
  }

  private let keyPaths: [PartialKeyPath<Intent>]
  public init() { keyPaths = [] }
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
    keyPaths = string.keyPaths
  }
  public init(
    _ string: ParameterSummaryString<Intent>,
    table: String? = nil,
    @ParameterKeyPathsBuilder _ keyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    self.keyPaths = string.keyPaths + keyPaths()
  }
  public init(@ParameterKeyPathsBuilder _ keyPaths: () -> [PartialKeyPath<Intent>]) {
    self.keyPaths = keyPaths()
  }
  public func rows(for intent: Intent) -> [PartialKeyPath<Intent>]? { keyPaths }
}

public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    var keyPaths: [PartialKeyPath<Intent>] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value, Path: KeyPath<Intent, IntentParameter<Value>>>(
      _ path: Path
    ) {
      keyPaths.append(path)
    }
  }

  let keyPaths: [PartialKeyPath<Intent>]
  public init(stringLiteral value: String) { keyPaths = [] }
  public init(stringInterpolation: StringInterpolation) { keyPaths = stringInterpolation.keyPaths }
}

public enum HasValueComparisonOperator { case hasNoValue, hasAnyValue }
public enum EquatableComparisonOperator { case equalTo, notEqualTo }
public enum OneOfComparisonOperator { case oneOf }
public enum ComparableComparisonOperator {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

public struct ParameterSummaryWhenCondition<
  Intent: AppIntent,
  WhenCondition: ParameterSummary,
  Otherwise: ParameterSummary
>: ParameterSummary where WhenCondition.Intent == Intent, Otherwise.Intent == Intent {
  private let holds: (Intent) -> Bool
  private let matching: WhenCondition
  private let otherwise: Otherwise

  public func rows(for intent: Intent) -> [PartialKeyPath<Intent>]? {
    holds(intent) ? matching.rows(for: intent) : otherwise.rows(for: intent)
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>,
    _ comparison: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    holds = { intent in
      let hasValue =
        switch intent[keyPath: keyPath].current {
        case nil: false
        case let text as String: !text.isEmpty
        case let list as [Any]: !list.isEmpty
        default: true
        }
      return (comparison == .hasAnyValue) == hasValue
    }
    matching = when()
    self.otherwise = otherwise()
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>,
    _ comparison: EquatableComparisonOperator,
    _ value: Parameter.Value.ValueType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: Equatable {
    holds = { intent in
      let isEqual = (intent[keyPath: keyPath].current as? Parameter.Value.ValueType) == value
      return (comparison == .equalTo) == isEqual
    }
    matching = when()
    self.otherwise = otherwise()
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>,
    _ comparison: OneOfComparisonOperator,
    _ values: [Parameter.Value.ValueType],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: Equatable {
    holds = { intent in
      guard let value = intent[keyPath: keyPath].current as? Parameter.Value.ValueType else { return false }
      return values.contains(value)
    }
    matching = when()
    self.otherwise = otherwise()
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>,
    _ comparison: ComparableComparisonOperator,
    _ bound: Parameter.Value.ValueType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: Comparable {
    holds = { intent in
      guard let value = intent[keyPath: keyPath].current as? Parameter.Value.ValueType else { return false }
      return switch comparison {
      case .lessThan: value < bound
      case .lessThanOrEqualTo: value <= bound
      case .greaterThan: value > bound
      case .greaterThanOrEqualTo: value >= bound
      }
    }
    matching = when()
    self.otherwise = otherwise()
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>,
    identifier comparison: EquatableComparisonOperator,
    _ identifier: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity {
    holds = { intent in
      let isEqual = (intent[keyPath: keyPath].current as? Parameter.Value.ValueType)?.id == identifier
      return (comparison == .equalTo) == isEqual
    }
    matching = when()
    self.otherwise = otherwise()
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>,
    identifier comparison: OneOfComparisonOperator,
    _ identifiers: [String],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity {
    holds = { intent in
      guard let value = intent[keyPath: keyPath].current as? Parameter.Value.ValueType else { return false }
      return identifiers.contains(value.id)
    }
    matching = when()
    self.otherwise = otherwise()
  }
}

public protocol _ParameterSummarySwitchCase<Intent, Value> {
  associatedtype Intent: AppIntent
  associatedtype Value: _IntentValue
  /// `nil` if the case is not for the value.
  func rows(for value: Any?, of intent: Intent) -> [PartialKeyPath<Intent>]?
}

public struct ParameterSummaryCaseCondition<Intent, Value: _IntentValue, Summary: ParameterSummary>:
  _ParameterSummarySwitchCase
where Summary.Intent == Intent {
  private let values: [Value]
  private let summary: Summary
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
    values = [value]
    self.summary = summary()
  }
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
    self.values = values
    self.summary = summary()
  }
  public func rows(for value: Any?, of intent: Intent) -> [PartialKeyPath<Intent>]? {
    let isMeant = values.contains { unwrap($0) as? AnyHashable == value as? AnyHashable }
    return isMeant ? summary.rows(for: intent) : nil
  }
}

public struct ParameterSummaryDefaultCaseCondition<Intent, Value: _IntentValue, Summary: ParameterSummary>:
  _ParameterSummarySwitchCase
where Summary.Intent == Intent {
  private let summary: Summary
  public init(@ParameterSummaryBuilder<Intent> _ summary: () -> Summary) { self.summary = summary() }
  public func rows(for value: Any?, of intent: Intent) -> [PartialKeyPath<Intent>]? {
    summary.rows(for: intent)
  }
}

public struct Cases<Intent: AppIntent, Value: _IntentValue>: _ParameterSummarySwitchCase {
  let find: (Any?, Intent) -> [PartialKeyPath<Intent>]?
  public func rows(for value: Any?, of intent: Intent) -> [PartialKeyPath<Intent>]? { find(value, intent) }
}

@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  public static func buildExpression<Case: _ParameterSummarySwitchCase>(_ expression: Case) -> Cases<
    Intent, Value
  >
  where Case.Intent == Intent, Case.Value == Value {
    Cases(find: expression.rows)
  }
  public static func buildBlock(_ cases: Cases<Intent, Value>...) -> Cases<Intent, Value> {
    Cases { value, intent in cases.lazy.compactMap { $0.rows(for: value, of: intent) }.first }
  }
}

public struct ParameterSummarySwitchCondition<
  Intent: AppIntent,
  Value: _IntentValue & Sendable,
  CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary {
  private let find: (Intent) -> [PartialKeyPath<Intent>]?
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> CaseCondition
  ) where CaseCondition == Cases<Intent, Value> {
    let cases = cases()
    find = { cases.rows(for: $0[keyPath: keyPath].current, of: $0) }
  }
  public func rows(for intent: Intent) -> [PartialKeyPath<Intent>]? { find(intent) }
}
