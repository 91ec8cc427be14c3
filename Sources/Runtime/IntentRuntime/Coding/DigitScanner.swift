/// Reads ASCII digits and signs from the front of a text.
struct DigitScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  var isAtEnd: Bool {
    rest.isEmpty
  }

  /// Takes the character if it comes next.
  @inline(never)
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next = rest.first, UInt32(next) == character.value else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes the next byte, whatever its value.
  mutating func next() -> UInt8? {
    rest.popFirst()
  }

  /// A number of exactly the given count of digits, at most 18.
  @inline(never)
  mutating func digits(_ count: Int) -> Int? {
    let digits = rest.prefix(count).prefix(while: Self.isDigit)
    guard digits.count == count else { return nil }
    rest = rest.dropFirst(count)
    return Int(Substring(digits))
  }

  /// All digits that come next.
  @inline(never)
  mutating func digits() -> String {
    let digits = rest.prefix(while: Self.isDigit)
    rest = rest.dropFirst(digits.count)
    return String(Substring(digits))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
