import IntentPlatform
import IntentSchema

/// Parses `2024-02-29`, `14:30`, `2:30 pm`, `2024-02-29 14:30`.
enum DateComponentsText {
  static func components(from text: String, _ settings: DateSettings) -> DateComponents? {
    var result = DateComponents()
    switch settings.components {
    case .date:
      return setDate(text, &result) ? result : nil
    case .time:
      return setTime(text, &result) ? result : nil
    case .dateAndTime:
      guard let end = text.firstIndex(where: { $0 == " " || $0 == "T" }) else { return nil }
      let time = text[end...].dropFirst().trimming(while: \.isWhitespace)
      return setDate(String(text[..<end]), &result) && setTime(String(time), &result) ? result : nil
    }
  }

  static func example(_ settings: DateSettings) -> String {
    switch settings.components {
    case .date: "'2024-02-29'"
    case .time: "'14:30'"
    case .dateAndTime: "'2024-02-29 14:30'"
    }
  }

  private static func setDate(_ text: String, _ components: inout DateComponents) -> Bool {
    guard let numbers = numbers(text, separator: "-"), numbers.count == 3 else { return false }
    (components.year, components.month, components.day) = (numbers[0], numbers[1], numbers[2])
    return true
  }

  private static func setTime(_ text: String, _ components: inout DateComponents) -> Bool {
    var clock = text.lowercased()
    var half: String?
    for suffix in ["am", "pm"] where clock.hasSuffix(suffix) {
      half = suffix
      clock = String(clock.dropLast(2).trimming(while: \.isWhitespace))
    }
    guard let numbers = numbers(clock, separator: ":"), (half == nil ? 2...3 : 1...3).contains(numbers.count)
    else { return false }
    var hour = numbers[0]
    if let half {
      guard (1...12).contains(hour) else { return false }
      hour = hour % 12 + (half == "pm" ? 12 : 0)
    }
    components.hour = hour
    components.minute = numbers.count > 1 ? numbers[1] : 0
    if numbers.count > 2 { components.second = numbers[2] }
    return true
  }

  private static func numbers(_ text: String, separator: Character) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.count <= 9 && part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    return numbers.count == parts.count ? numbers : nil
  }
}
