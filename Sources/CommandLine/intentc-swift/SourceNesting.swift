#if AppIntentsReader
  import IntentDiagnostics

  /// Finds sources that are nested too deep to parse. SwiftParser has its own nesting limit, but its
  /// lookahead ignores that limit and would overflow the stack. Brackets in strings and comments also count;
  /// they are almost always balanced.
  struct SourceNesting {
    private static let limit = 256

    private var brackets = 0
    private var angles = 0
    private var choices = 0
    private var arrows = 0
    private var elses = 0
    private var conditions = 0
    private var prefixes = 0
    private var isTooDeep = false

    static func isTooDeep(_ source: SourceText) -> Bool {
      var nesting = SourceNesting()
      nesting.scan(source.bytes)
      return nesting.isTooDeep
    }

    private mutating func scan(_ bytes: [UInt8]) {
      var index = 0
      while index < bytes.count {
        let start = index
        while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
        if index > start {
          word(bytes[start..<index])
        } else {
          let last = start > 0 ? bytes[start - 1] : 0
          mark(bytes[start], after: last, before: start + 1 < bytes.count ? bytes[start + 1] : 0)
          index += 1
        }
        let deepest = max(brackets, angles, choices, arrows, elses, conditions, prefixes)
        isTooDeep = isTooDeep || deepest > Self.limit
      }
    }

    private mutating func word(_ bytes: ArraySlice<UInt8>) {
      let word = bytes.count > 9 ? "" : String(decoding: bytes, as: UTF8.self)
      switch word {
      case "else": elses += 1
      case "#if": conditions += 1
      case "#endif": conditions = max(0, conditions - 1)
      case "func", "init", "typealias", "case": (arrows, elses) = (0, 0)
      default: break
      }
      prefixes = Self.words.contains(word) ? prefixes + 1 : 0
      if prefixes > 0 { arrows = 0 }
    }

    private mutating func mark(_ byte: UInt8, after last: UInt8, before next: UInt8) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "<") where last != byte && next != byte: angles += 1
      case UInt8(ascii: ">"):
        angles = max(0, angles - 1)
        if last == UInt8(ascii: "-") { arrows += 1 }
      case UInt8(ascii: "?") where Self.isSpace(last): choices += 1
      case UInt8(ascii: ":") where Self.isSpace(last): choices = max(0, choices - 1)
      default: break
      }
      if !Self.isSpace(byte) { prefixes = 0 }
      // A type contains none of these bytes, so every type has ended here.
      if Self.endings.contains(byte) { (angles, arrows) = (0, 0) }
    }

    /// Keywords that can precede an expression, a pattern, a type or a declaration, so a series of them
    /// nests, too.
    private static let words: Set<String> = [
      "try", "await", "consume", "borrow", "copy", "repeat", "each", "let", "var", "inout", "some", "any",
      "get",
      "set", "unsafe", "return", "throw", "is", "private", "indirect",
    ]

    private static let endings = Array("{};=".utf8)

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    private static func isOfWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "#"), 0x80...:
        true
      default: false
      }
    }
  }
#endif
