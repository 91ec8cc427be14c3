/// A number split exactly, by its shortest text, into its whole part (rounded down) and the digits after the
/// point.
package enum DecimalText {
  /// - Parameter number: A finite number between -1e15 and 1e15.
  package static func floor(_ number: Double) -> (whole: Int, fraction: String) {
    let parts = number.magnitude.description.split(separator: "e")
    let mantissa = (parts.first ?? "0").split(separator: ".")
    var whole = mantissa.first.flatMap { Int($0) } ?? 0
    var fraction = mantissa.dropFirst().first.map(String.init) ?? ""
    if parts.count == 2, let exponent = Int(parts[1]), exponent < 0 {
      fraction = String(repeating: "0", count: -exponent - 1) + "\(whole)" + fraction
      whole = 0
    }
    while fraction.last == "0" { fraction.removeLast() }
    guard number < 0 else { return (whole, fraction) }
    return fraction.isEmpty ? (-whole, "") : (-whole - 1, complement(of: fraction))
  }

  /// The number with the given whole part (rounded down) and the given digits after the point.
  package static func double(floor whole: Int, fraction: String) -> Double? {
    var fraction = fraction
    while fraction.last == "0" { fraction.removeLast() }
    if whole >= 0 || fraction.isEmpty { return Double("\(whole).\(fraction.isEmpty ? "0" : fraction)") }
    return Double("-\(-(whole + 1)).\(complement(of: fraction))")
  }

  /// The digits of 1 minus the fraction, whose last digit is not 0.
  private static func complement(of fraction: String) -> String {
    let digits = fraction.compactMap(\.wholeNumberValue)
    return digits.enumerated()
      .map { "\(($0.offset == digits.count - 1 ? 10 : 9) - $0.element)" }.joined()
  }
}

extension Int {
  /// The quotient and remainder of a division that rounds down. The remainder is never negative.
  ///
  /// - Parameter divisor: A number greater than 0.
  package func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  /// The number, padded with zeros on the left.
  package func padded(_ count: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}
