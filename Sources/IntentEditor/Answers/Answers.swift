public import IntentRuntime

/// Answers that are given beforehand: from a file, or on a command line.
public struct Answers: Sendable, Hashable {
  /// One answer.
  public enum Answer: Sendable, Hashable {
    /// The value as a configuration file has it.
    case plain(PlainValue)
    /// The value as it can be typed; several make a list.
    case texts([String])
    /// As `texts`, behind the elements that the list has.
    case appended([String])
    /// No value on purpose, or the default where there is one.
    case none
  }

  /// The answers by parameter name.
  public var entries: [String: Answer]

  public init(_ entries: [String: Answer] = [:]) {
    self.entries = entries
  }

  /// Answers as a file has them: an object of values by parameter name, where `null` is none. A text may also be
  /// what somebody would type. `nil` for what is no object.
  public init?(_ plain: PlainValue) {
    guard case .object(let fields) = plain else { return nil }
    entries = fields.mapValues { $0 == .null ? .none : .plain($0) }
  }

  /// Adds what a command line says: `name=value`; for a list once for each element, or `name+=value` to add one.
  /// It stands in place of what a file says.
  ///
  /// - Returns: Whether it has that form.
  public mutating func set(_ text: String, isFirst: Bool) -> Bool {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { return false }
    let value = String(text[sign...].dropFirst())
    var name = String(text[..<sign])
    let appends = name.hasSuffix("+")
    if appends { name.removeLast() }
    if name.isEmpty { return false }
    // Taken out first, so that adding to a long list does not copy it.
    switch entries.removeValue(forKey: name) {
    case .texts(var texts) where !isFirst:
      texts.append(value)
      entries[name] = .texts(texts)
    case .appended(var texts) where !isFirst:
      texts.append(value)
      entries[name] = .appended(texts)
    default: entries[name] = appends ? .appended([value]) : .texts([value])
    }
    return true
  }

  /// The answers that make a configuration what it is: every row that shows, with `null` where it has no value.
  public static func recorded(
    _ configuration: DynamicConfiguration,
    for family: ConfigurationFamily? = nil
  ) -> PlainValue {
    guard case .object(let written) = configuration.schema.write(configuration.configurationValues) else {
      return .object([:])
    }
    var fields: [String: PlainValue] = [:]
    for parameter in configuration.visibleParameters(for: family) where parameter.isConfigurable {
      fields[parameter.name] = written[parameter.name] ?? .null
    }
    return .object(fields)
  }
}
