/// The hash by which a content security policy names a script or a style: SHA-256, FIPS 180-4.
enum SHA256 {
  /// The 32 bytes of the hash.
  static func hash(of bytes: [UInt8]) -> [UInt8] {
    var message = bytes + [0x80]
    while message.count % 64 != 56 { message.append(0) }
    let length = UInt64(bytes.count) &* 8
    message += (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    var hash = start
    var words = [UInt32](repeating: 0, count: 64)
    for block in stride(from: 0, to: message.count, by: 64) {
      for index in 0..<16 {
        words[index] = message[(block + index * 4)..<(block + index * 4 + 4)].reduce(0) {
          $0 << 8 | UInt32($1)
        }
      }
      for index in 16..<64 {
        let (early, late) = (words[index - 15], words[index - 2])
        let first = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
        let second = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
        words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
      }
      add(words, to: &hash)
    }
    return hash.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  private static func add(_ words: [UInt32], to hash: inout [UInt32]) {
    var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
    var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
    for index in 0..<64 {
      let first = h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ ((e & f) ^ (~e & g))
      let sum = first &+ constants[index] &+ words[index]
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e) = (g, f, e, d &+ sum)
      (d, c, b, a) = (c, b, a, sum &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { hash[index] &+= word }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The fractional parts of the square roots of the first 8 primes.
  private static let start: [UInt32] = primes.prefix(8).map { prime in
    UInt32(truncatingIfNeeded: Int64((Double(prime).squareRoot() * 4_294_967_296).rounded(.down)))
  }

  /// The fractional parts of the cube roots of the first 64 primes, in 32 bits each.
  private static let constants: [UInt32] = primes.map { prime in
    // The largest root with root³ ≤ prime · 2⁹⁶.
    var root: UInt64 = 0
    for bit in (0..<35).reversed() {
      let larger = root | 1 << UInt64(bit)
      let square = larger.multipliedFullWidth(by: larger)
      let low = square.low.multipliedFullWidth(by: larger)
      let high = square.high * larger + low.high
      if high < UInt64(prime) << 32 { root = larger }
    }
    return UInt32(truncatingIfNeeded: root)
  }

  private static let primes: [Int] = {
    var found: [Int] = []
    for number in 2... where found.count < 64 {
      if found.allSatisfy({ number % $0 != 0 }) { found.append(number) }
      if found.count == 64 { break }
    }
    return found
  }()
}
