/// 128 random bits, which the address of a page contains.
struct Secret: Sendable {
  /// 32 hexadecimal digits.
  let text: String

  init() {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef")
    text = String((0..<32).map { _ in digits[Int(generator.next() & 15)] })
  }

  /// Whether a text is the secret. The time that this takes does not depend on where they differ.
  func isEqual(to other: some Collection<UInt8>) -> Bool {
    guard other.count == text.utf8.count else { return false }
    return zip(text.utf8, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
