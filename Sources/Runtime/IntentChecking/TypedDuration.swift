import IntentSchema

/// Reads numbers as people type them, with a comma or a point.
package enum NumberText {
  /// Reads a whole number, also `3.0`; `nil` for other text and for fractions.
  package static func integer(_ text: String) -> Int? {
    Int(text) ?? decimal(text).flatMap { Int(exactly: $0) }
  }

  /// Reads a number with a comma or a point; `nil` for other text, and for what isn't finite.
  package static func decimal(_ text: String) -> Double? {
    var digits = text
    if digits.filter({ $0 == "," }).count == 1, !digits.contains(".") {
      digits = String(digits.map { $0 == "," ? "." : $0 })
    }
    guard digits.utf8.allSatisfy({ byte in "0123456789+-.eE".utf8.contains(byte) }),
      let number = Double(digits), number.isFinite
    else { return nil }
    return number
  }
}

/// Parses `90s`, `1h 30m`, `-5 minutes`, `2:30`. A bare number uses the default unit.
package enum TypedDuration {
  private static let units: [(unit: DurationUnit, words: [String])] = [
    (.years, ["y", "yr", "year", "years"]), (.months, ["mo", "month", "months"]),
    (.weeks, ["w", "week", "weeks"]), (.days, ["d", "day", "days"]),
    (.hours, ["h", "hr", "hour", "hours"]), (.minutes, ["m", "min", "mins", "minute", "minutes"]),
    (.seconds, ["s", "sec", "secs", "second", "seconds"]),
    (.milliseconds, ["ms", "millisecond", "milliseconds"]),
  ]

  /// Reads a duration; `nil` for other text. A number alone is in the default unit.
  package static func duration(from text: String, _ settings: DurationSettings) -> Duration? {
    var rest = text[...]
    let isNegative = rest.first == "-"
    if isNegative { rest = rest.dropFirst() }
    var seconds = 0.0
    if let clock = clock(rest) {
      seconds = clock
    } else if let number = NumberText.decimal(String(rest)) {
      seconds = number * settings.defaultUnit.seconds
    } else {
      rest = rest.drop(while: \.isWhitespace)
      guard !rest.isEmpty else { return nil }
      while !rest.isEmpty {
        let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
        let afterDigits = rest.dropFirst(digits.count).drop(while: \.isWhitespace)
        let word = afterDigits.prefix(while: \.isLetter)
        guard let number = NumberText.decimal(String(digits)), let unit = unit(named: word.lowercased())
        else {
          return nil
        }
        seconds += number * unit.seconds
        rest = afterDigits.dropFirst(word.count).drop { $0.isWhitespace || $0 == "," }
      }
    }
    guard seconds >= 0, seconds < 1e15 else { return nil }
    return .seconds(isNegative ? -seconds : seconds)
  }

  /// `1:30` is an hour and a half.
  private static func clock(_ text: Substring) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil }
    guard (2...3).contains(parts.count), numbers.count == parts.count,
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return zip(numbers, [3_600.0, 60, 1]).reduce(0) { $0 + Double($1.0) * $1.1 }
  }

  private static func unit(named word: String) -> DurationUnit? {
    units.first { $0.words.contains(word) }?.unit
  }

  /// `1h 30m`, `0.5s`. Uses no unit that is larger than the offered ones: two days are `48h` in hours.
  package static func text(of duration: Duration, _ settings: DurationSettings) -> String {
    let (whole, attoseconds) = duration.components
    if duration < .zero, whole > .min { return "-" + text(of: .zero - duration, settings) }
    var rest = whole
    var parts: [String] = []
    let largest = settings.units.upperBound.seconds
    for (length, symbol): (Int64, String) in [(86_400, "d"), (3_600, "h"), (60, "m")]
    where Double(length) <= largest {
      if rest / length != 0 { parts.append("\(rest / length)\(symbol)") }
      rest %= length
    }
    if attoseconds != 0 {
      parts.append("\(Double(rest) + Double(attoseconds) * 1e-18)s")
    } else if rest != 0 || parts.isEmpty {
      parts.append("\(rest)s")
    }
    return parts.joined(separator: " ")
  }

  /// `'90s' or '1h 30m'`, with units that are offered.
  package static func example(_ settings: DurationSettings) -> String {
    guard settings.units != DurationSettings.anyUnit else { return "'90s' or '1h 30m'" }
    let symbols = units.filter { settings.units.contains($0.unit) }.compactMap(\.words.first)
    guard let larger = symbols.dropLast().last, let smaller = symbols.last else {
      return "'\(symbols.first.map { "2\($0)" } ?? "90s")'"
    }
    return "'90\(smaller)' or '1\(larger) 30\(smaller)'"
  }
}
