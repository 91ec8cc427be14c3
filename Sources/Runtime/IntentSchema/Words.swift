package func words(of number: Double) -> String {
  if let whole = Int(exactly: number) { return String(whole) }
  return "\(number)"
}

package func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or \(last)"
}

extension Duration {
  /// The duration in words: `1 hour 30 minutes`, `0.5 seconds`.
  public var words: String {
    guard self >= .zero else {
      return components.seconds == .min ? "minus for ever" : "minus \((.zero - self).words)"
    }
    let (whole, attoseconds) = components
    var rest = whole
    var parts: [String] = []
    for (length, name): (Int64, String) in [(86_400, "day"), (3_600, "hour"), (60, "minute")] {
      let count = rest / length
      rest %= length
      if count > 0 { parts.append(count == 1 ? "1 \(name)" : "\(count) \(name)s") }
    }
    let seconds = Double(rest) + Double(attoseconds) * 1e-18
    if seconds > 0 || parts.isEmpty {
      parts.append(seconds == 1 ? "1 second" : "\(IntentSchema.words(of: seconds)) seconds")
    }
    return parts.joined(separator: " ")
  }
}

extension DurationSettings {
  /// The units that people choose from: `minutes`, `hours`.
  package var unitNames: [String] {
    DurationUnit.allCases.filter(units.contains).map { $0.rawValue.lowercased() }
  }
}

/// How to quote names and texts.
public enum WordStyle: Sendable, Hashable {
  /// Single quotes, for messages.
  case message
  /// Backquotes around names and double quotes around texts, for documentation.
  case comment

  package func name(_ name: String) -> String {
    switch self {
    case .message: "'\(name)'"
    case .comment: "`\(name)`"
    }
  }

  package func text(_ text: String) -> String {
    switch self {
    case .message: "'\(text)'"
    case .comment: "\"\(text)\""
    }
  }
}
