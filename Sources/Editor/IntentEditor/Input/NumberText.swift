import IntentPlatform

/// Parses numbers.
enum NumberText {
  static func integer(_ text: String) -> Int? {
    Int(text) ?? decimal(text).flatMap { Int(exactly: $0) }
  }

  /// A number in digits, with a decimal point or comma.
  static func decimal(_ text: String) -> Double? {
    var digits = text
    if digits.filter({ $0 == "," }).count == 1, !digits.contains(".") {
      digits = String(digits.map { $0 == "," ? "." : $0 })
    }
    guard digits.utf8.allSatisfy({ byte in "0123456789+-.eE".utf8.contains(byte) }),
      let number = Double(digits), number.isFinite
    else { return nil }
    return number
  }

  /// A number and the text after it: `21 °C` is 21 and `°C`. `nil` if the text does not start with a number.
  static func leading(_ text: some StringProtocol) -> (number: Double, rest: String)? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.,".contains($0)) }
    guard let number = decimal(String(digits)) else { return nil }
    return (number, String(text.dropFirst(digits.count).trimming(while: \.isWhitespace)))
  }
}
