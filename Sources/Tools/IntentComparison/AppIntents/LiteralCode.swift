import AppFacts
import IntentSchema

extension Contract.Limits {
  /// An end of a range: a number, or no limit.
  private enum End {
    case number(Double)
    case open

    var number: Double? { if case .number(let number) = self { number } else { nil } }
  }

  /// The numbers of an `inclusiveRange`, from a tuple or a range. Ends such as `.max` and `.infinity` don't
  /// limit. `nil` if only a build knows an end.
  init?(_ range: CodeValue) {
    let lower: End?
    let upper: End?
    switch range {
    case .tuple(let ends) where ends.count == 2: (lower, upper) = (Self.end(ends[0]), Self.end(ends[1]))
    // Only the numbers before the end.
    case .range(let first, .integer(let end)?, isHalfOpen: true):
      (lower, upper) = (Self.end(first), .number(Double(end) - 1))
    case .range(let first, let last, _): (lower, upper) = (Self.end(first), Self.end(last))
    default: return nil
    }
    guard let lower, let upper else { return nil }
    (minimum, maximum) = (lower.number, upper.number)
    words =
      switch (minimum.map(IntentSchema.words(of:)), maximum.map(IntentSchema.words(of:))) {
      case (let minimum?, let maximum?): "\(minimum) to \(maximum)"
      case (let minimum?, nil): "\(minimum) or more"
      case (nil, let maximum?): "\(maximum) or less"
      case (nil, nil): nil
      }
  }

  private static func end(_ value: CodeValue?) -> End? {
    switch value {
    case nil: .open
    case .integer, .decimal: value?.number.map { .number($0) }
    case .name("max"), .name("min"), .name("infinity"), .name("greatestFiniteMagnitude"): .open
    case .negative(let value): end(value)
    default: nil
    }
  }
}

extension CodeValue {
  /// The text that people see for a string or a localized text, such as
  /// `LocalizedStringResource("id", defaultValue: "Red")`.
  var shownText: String? {
    guard let call else { return text }
    if let words = call.argument("defaultValue")?.value.text { return words }
    let labels: Set<String> = ["title", "name", "stringLiteral", "localized"]
    return call.arguments.first { $0.label.map(labels.contains) ?? true }?.value.shownText
  }
}

extension ArraySize {
  fileprivate init?(_ value: CodeValue) {
    switch value {
    case .integer(let count): self.init(minimum: count, maximum: count)
    case .call(let call):
      if case .integer(let count)? = call.argument("exactly")?.value {
        self.init(minimum: count, maximum: count)
      } else if case .integer(let least)? = call.argument("min")?.value,
        case .integer(let most)? = call.argument("max")?.value
      {
        self.init(minimum: least, maximum: most)
      } else {
        return nil
      }
    default: return nil
    }
  }

  static func sizes(_ value: CodeValue) -> [ConfigurationFamily: ArraySize]? {
    guard case .dictionary(let entries) = value else {
      guard let size = ArraySize(value) else { return nil }
      return Dictionary(uniqueKeysWithValues: ConfigurationFamily.allCases.map { ($0, size) })
    }
    var result: [ConfigurationFamily: ArraySize] = [:]
    for entry in entries {
      guard let name = entry.key.member, let size = ArraySize(entry.value) else { return nil }
      if let family = ConfigurationFamily(rawValue: name) { result[family] = size }
    }
    return result
  }
}
