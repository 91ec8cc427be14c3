#if AppIntentsReader
  /// What begins and ends a string, or a regular expression such as `#/…/#`.
  struct SourceQuote {
    let hashes: Int
    private let byte: UInt8
    /// Three quotation marks begin a string with several lines.
    let length: Int

    private static let quotationMark = UInt8(ascii: "\"")

    init?(after hashes: Int, at start: Int, in bytes: [UInt8]) {
      guard start < bytes.count else { return nil }
      byte = bytes[start]
      guard byte == Self.quotationMark || byte == UInt8(ascii: "/") && hashes > 0 else { return nil }
      self.hashes = hashes
      let isLong = bytes[start...].starts(with: [UInt8](repeating: Self.quotationMark, count: 3))
      length = isLong ? 3 : 1
    }

    var isString: Bool { byte == Self.quotationMark }
    var endsWithLine: Bool { isString && length == 1 }

    func ends(at index: Int, in bytes: [UInt8]) -> Bool {
      let end = index + length + hashes
      return end <= bytes.count && bytes[index..<index + length].allSatisfy { $0 == byte }
        && bytes[index + length..<end].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// The number of bytes of an escape in the string, without what it escapes; 0 if there is none.
    func escape(at index: Int, in bytes: [UInt8]) -> Int {
      let end = index + 1 + (isString ? hashes : 0)
      guard bytes[index] == UInt8(ascii: "\\"), end < bytes.count,
        bytes[index + 1..<end].allSatisfy({ $0 == UInt8(ascii: "#") })
      else { return 0 }
      return end - index
    }
  }

  extension SourceNesting {
    /// Skips the rest of a text. Returns `true` if it stops after the start of an interpolation.
    mutating func skipText(_ quote: SourceQuote) -> Bool {
      while let byte = byte() {
        if quote.ends(at: index, in: bytes) {
          index += quote.length + quote.hashes
          return false
        }
        if quote.endsWithLine, byte == 0x0A || byte == 0x0D { return false }
        let escape = quote.escape(at: index, in: bytes)
        index += 1
        guard escape > 0 else { continue }
        index += escape - 1
        let isInterpolation = quote.isString && self.byte() == UInt8(ascii: "(")
        if isInterpolation || self.byte().map({ $0 != 0x0A && $0 != 0x0D }) ?? false { index += 1 }
        if isInterpolation { return true }
      }
      return false
    }

    mutating func skipComment() -> Bool {
      guard byte() == UInt8(ascii: "/") else { return false }
      if byte(1) == UInt8(ascii: "/") {
        while let byte = byte(), byte != 0x0A, byte != 0x0D { index += 1 }
        return true
      }
      guard byte(1) == UInt8(ascii: "*") else { return false }
      var depth = 0
      repeat {
        switch (byte(), byte(1)) {
        case (UInt8(ascii: "/"), UInt8(ascii: "*")): (index, depth) = (index + 2, depth + 1)
        case (UInt8(ascii: "*"), UInt8(ascii: "/")): (index, depth) = (index + 2, depth - 1)
        default: index += 1
        }
      } while depth > 0 && index < bytes.count
      return true
    }
  }
#endif
