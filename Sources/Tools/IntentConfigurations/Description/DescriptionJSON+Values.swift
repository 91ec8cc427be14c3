import IntentDiagnostics
import IntentSchema

extension DescriptionJSON {
  /// Writes a value: Booleans, numbers, texts and lists as in JSON, enum cases by name, durations in seconds, values
  /// with a unit as objects, everything else as display text.
  func write(_ value: ParameterValue, to writer: inout JSONWriter) {
    switch value {
    case .boolean(let value): writer.boolean(value)
    case .integer(let value): writer.integer(value)
    case .decimal(let value): writer.number(value)
    case .string(let value), .enumCase(let value): writer.string(value)
    case .duration(let value): writer.number(value.seconds)
    case .measurement(let value):
      writer.object { writer in
        writer.member("value", value.value)
        writer.member("unit", value.unit.rawValue)
      }
    case .currencyAmount(let value):
      writer.object { writer in
        writer.member("amount", value.amount)
        writer.member("currencyCode", value.currencyCode)
      }
    case .speakableString(let value): writer.string(value.spokenPhrase)
    case .object(let value):
      writer.object { writer in
        writer.member("identifier", value.identifier)
        writer.member("displayString", value.displayString)
      }
    case .array(let values): writer.array(values) { write($1, to: &$0) }
    case .url, .date, .dateComponents, .paymentMethod, .person, .placemark, .file:
      writer.string(value.displayString)
    }
  }

  func write(_ rule: VisibilityRule, to writer: inout JSONWriter) {
    writer.object("visibility") { writer in
      writer.member("parent", rule.parent)
      write(rule.predicate, to: &writer)
      writer.member("words", rule.words)
    }
  }

  private func write(_ predicate: VisibilityPredicate, to writer: inout JSONWriter) {
    switch predicate {
    case .hasAnyValue: writer.member("predicate", "hasAnyValue")
    case .isAnyOf(let values): write("isAnyOf", values, to: &writer)
    case .isNoneOf(let values): write("isNoneOf", values, to: &writer)
    case .isLessThan(let bound): write("isLessThan", [.decimal(bound)], to: &writer)
    case .isLessThanOrEqual(let bound): write("isLessThanOrEqual", [.decimal(bound)], to: &writer)
    case .isGreaterThan(let bound): write("isGreaterThan", [.decimal(bound)], to: &writer)
    case .isGreaterThanOrEqual(let bound): write("isGreaterThanOrEqual", [.decimal(bound)], to: &writer)
    case .isWithin(let range):
      write("isWithin", [.decimal(range.lowerBound), .decimal(range.upperBound)], to: &writer)
    case .contains(let parts): write("contains", parts.map { .string($0) }, to: &writer)
    case .doesNotContain(let parts): write("doesNotContain", parts.map { .string($0) }, to: &writer)
    }
  }

  private func write(_ name: String, _ values: [ParameterValue], to writer: inout JSONWriter) {
    writer.member("predicate", name)
    writer.array("values", values) { write($1, to: &$0) }
  }
}
