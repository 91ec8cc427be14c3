/// Numbers as people type them.
enum NumberText {
  static func integer(_ text: String) -> Int? {
    Int(text) ?? decimal(text).flatMap { Int(exactly: $0) }
  }

  /// A number in digits, with a point or a comma before its fraction.
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

  /// A number and what follows it: `21 °C` is 21 and `°C`. `nil` where no number comes first.
  static func leading(_ text: some StringProtocol) -> (number: Double, rest: String)? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.,".contains($0)) }
    guard let number = decimal(String(digits)) else { return nil }
    return (number, String(text.dropFirst(digits.count).trimming(while: \.isWhitespace)))
  }
}
