import IntentChecking
import IntentRuntime
import IntentSchema

/// Answers from a file or a command line.
package struct Answers: Sendable, Hashable {
  /// The answer for one parameter.
  package enum Answer: Sendable, Hashable {
    /// A value in configuration syntax.
    case plain(PlainValue)
    /// A typed value. Several texts make a list.
    case texts([String])
    /// Texts to append to a list.
    case appended([String])
    /// The parameter's default, or no value.
    case none

    /// Whether a text looks like several elements: `red,green`.
    var isJoined: Bool {
      guard case .texts(let texts) = self else { return false }
      return texts.contains { $0.contains(",") && !$0.hasPrefix("[") && !$0.hasPrefix("{") }
    }
  }

  /// The answers by parameter name.
  package var entries: [String: Answer]

  package init(_ entries: [String: Answer] = [:]) {
    self.entries = entries
  }

  /// Reads values by parameter name. `null` means no value. A string can contain a value of another type, as
  /// users type it. Returns `nil` for anything but an object.
  package init?(_ plain: PlainValue) {
    guard case .object(let fields) = plain else { return nil }
    entries = fields.mapValues { $0 == .null ? .none : .plain($0) }
  }

  /// Sets `name=value`, or appends an element with `name+=value`. Repeat `name=value` to make a list. Returns
  /// `false` for any other text.
  ///
  /// - Parameter isFirst: Whether to replace an earlier answer, such as one from a file.
  package mutating func set(_ text: String, isFirst: Bool) -> Bool {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { return false }
    let value = String(text[sign...].dropFirst())
    var name = String(text[..<sign])
    let appends = name.hasSuffix("+")
    if appends { name.removeLast() }
    if name.isEmpty { return false }
    // Otherwise, adding to a long list would copy it.
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
}

/// Explains why rows are shown or hidden.
package enum RowExplanation {
  /// Returns a line per parameter: its name, `shown` or `hidden`, and the rule.
  package static func lines(
    of configuration: DynamicConfiguration,
    for family: ConfigurationFamily? = nil
  ) -> [String] {
    let schema = configuration.schema
    let visibilities = configuration.visibilities(for: family)
    return schema.parameters.map { parameter in
      let visibility = visibilities[parameter.name] ?? .visible
      let start =
        "\(parameter.name): \(visibility.isVisible && parameter.isConfigurable ? "shown" : "hidden")"
      if let reason = schema.explanation(of: visibility, for: parameter.name) { return "\(start); \(reason)" }
      if !parameter.isConfigurable { return "\(start); it cannot be edited" }
      return "\(start), \(parameter.visibility.map { "while \($0.words)" } ?? "always")"
    }
  }
}
