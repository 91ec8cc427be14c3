import Testing

@testable import IntentEditor

struct KeyDecoderTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var sent: String
    var keys: [Key]

    init(_ sent: String, _ keys: Key...) {
      self.sent = sent
      self.keys = keys
    }

    var testDescription: String { sent.debugDescription }
  }

  static let samples = [
    Sample("a", .text("a")),
    Sample("é", .text("é")),
    Sample("漢", .text("漢")),
    Sample("👍", .text("👍")),
    Sample("👩‍🌾", .text("👩"), .text("\u{200D}"), .text("🌾")),
    Sample("\r", .enter),
    Sample("\n", .enter),
    Sample("\t", .tab),
    Sample("\u{7F}", .backspace),
    Sample("\u{08}", .backspace),
    Sample("\u{03}", .control("c")),
    Sample("\u{13}", .control("s")),
    Sample("\u{00}"),
    Sample("\u{1B}[A", .up),
    Sample("\u{1B}[<0;10;5M", .click(line: 4, column: 9)),
    Sample("\u{1B}[<0;10;5m"),
    Sample("\u{1B}[<16;1;1M", .click(line: 0, column: 0)),
    Sample("\u{1B}[<2;10;5M"),
    Sample("\u{1B}[<64;300;200M", .wheel(-1)),
    Sample("\u{1B}[<65;1;1M", .wheel(1)),
    Sample("\u{1B}[<0;0;-1M"),
    Sample("\u{1B}[<0;1M"),
    Sample("\u{1B}[<M"),
    Sample("\u{1B}[M !\"", .click(line: 1, column: 0)),
    Sample("\u{1B}[Maqj", .wheel(1)),
    Sample("\u{1B}[B", .down),
    Sample("\u{1B}[C", .right),
    Sample("\u{1B}[D", .left),
    Sample("\u{1B}OA", .up),
    Sample("\u{1B}OD", .left),
    Sample("\u{1B}OM", .enter),
    Sample("\u{1B}Os", .text("3")),
    Sample("\u{1B}[H", .home),
    Sample("\u{1B}[F", .end),
    Sample("\u{1B}OH", .home),
    Sample("\u{1B}[1~", .home),
    Sample("\u{1B}[7~", .home),
    Sample("\u{1B}[4~", .end),
    Sample("\u{1B}[8~", .end),
    Sample("\u{1B}[2~", .insert),
    Sample("\u{1B}[3~", .delete),
    Sample("\u{1B}[5~", .pageUp),
    Sample("\u{1B}[6~", .pageDown),
    Sample("\u{1B}[Z", .backTab),
    Sample("\u{1B}[1;2A", .up),
    Sample("\u{1B}[1;3A", .alt(.up)),
    Sample("\u{1B}[1;5C", .right),
    Sample("\u{1B}\u{1B}[B", .alt(.down)),
    Sample("\u{1B}\u{1B}OB", .alt(.down)),
    Sample("\u{1B}j", .alt(.text("j"))),
    Sample("\u{1B}é", .alt(.text("é"))),
    Sample("\u{1B}\r", .alt(.enter)),
    Sample("\u{1B}\u{7F}", .alt(.backspace)),
    Sample("\u{1B}[[A"),
    Sample("\u{1B}[15~"),
    Sample("\u{1B}[?1;2c"),
    Sample("\u{1B}[<0;3;4M", .click(line: 3, column: 2)),
    Sample("\u{1B}[97u", .text("a")),
    Sample("\u{1B}[99;5u", .control("c")),
    Sample("\u{1B}[9;2u", .backTab),
    Sample("\u{1B}[27;3;106~", .alt(.text("j"))),
    Sample("\u{1B}[13;3u", .alt(.enter)),
    Sample("\u{1B}[1\u{7}", .control("g")),
    Sample("\u{1B}[200~a\nb\u{1B}[201~", .paste("a\nb")),
    Sample("\u{1B}[200~\u{1B}[A\u{1B}\u{1B}[201~", .paste("\u{1B}[A\u{1B}")),
    Sample("\u{1B}[200~\u{1B}[201\u{1B}[201~", .paste("\u{1B}[201")),
    Sample("\u{1B}[200~漢\u{1B}[201~x", .paste("漢"), .text("x")),
    Sample("jj\u{1B}[Ak", .text("j"), .text("j"), .up, .text("k")),
  ]

  @Test(arguments: samples)
  func `keys are decoded however the bytes are split`(sample: Sample) {
    let bytes = Array(sample.sent.utf8)
    for split in 0...bytes.count {
      var decoder = KeyDecoder()
      var keys = decoder.decode(bytes[..<split])
      keys += decoder.decode(bytes[split...])
      #expect(keys == sample.keys, "split at \(split)")
      #expect(!decoder.isWaiting)
    }
    var decoder = KeyDecoder()
    #expect(bytes.flatMap { decoder.decode([$0]) } == sample.keys, "byte by byte")
  }

  @Test(
    arguments: [
      Sample("\u{1B}", .escape),
      Sample("\u{1B}\u{1B}", .escape, .escape),
      Sample("\u{1B}O", .alt(.text("O"))),
      Sample("\u{1B}[", .alt(.text("["))),
      Sample("\u{1B}[1;"),
      Sample("\u{1B}[["),
      Sample("\u{1B}[200~half", .paste("half")),
    ]
  )
  func `an incomplete sequence is decoded when nothing more comes`(sample: Sample) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(sample.sent.utf8)) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == sample.keys)
    #expect(!decoder.isWaiting)
  }

  @Test
  func `each error in UTF-8 is one replacement character`() {
    let bytes: [UInt8] = [0x80, 0x61, 0xC3, 0x62, 0xE2, 0x82, 0x63, 0xFF, 0xED, 0xA0, 0x80]
    for split in 0...bytes.count {
      var decoder = KeyDecoder()
      let keys = decoder.decode(bytes[..<split]) + decoder.decode(bytes[split...])
      let broken = Key.text("\u{FFFD}")
      #expect(keys == [broken, .text("a"), broken, .text("b"), broken, .text("c"), broken, broken])
    }
  }

  @Test
  func `the decoder's memory is bounded`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 1_000)).count < 1_000)
    _ = decoder.flush()
    _ = decoder.decode(Array("\u{1B}[200~".utf8))
    let paste = decoder.decode(Array(repeating: 0x61, count: KeyDecoder.longestPaste + 10)) + decoder.flush()
    #expect(paste == [.paste(String(repeating: "a", count: KeyDecoder.longestPaste))])
  }
}
