#if AppIntentsReader
  import IntentDiagnostics

  /// Finds sources that SwiftParser can't parse in reasonable time, or without overflowing the stack. Its own
  /// limit on nesting doesn't apply to its lookahead, which also tries each list type twice, so that lists in
  /// lists take exponential time. Counts open brackets.
  struct SourceNesting {
    private static let limit = 256
    /// Each nested list doubles the time.
    private static let listLimit = 12
    /// The sum over all lists that are nested deeper than `cheapLists`, each with 2 to the power of its depth.
    private static let lookaheadLimit = 1 << 17
    private static let cheapLists = 3
    /// SwiftParser looks for a raw string at each of them.
    private static let hashLimit = 64

    /// The contents of brackets, or of the file.
    struct Frame {
      let opening: UInt8
      /// For an interpolation, the text around it.
      var text: SourceQuote?
      fileprivate var angles = 0
      fileprivate var choices = 0
      fileprivate var arrows = 0
      fileprivate var elses = 0
      fileprivate var prefixes = 0
      /// How many lists are nested here, counted from where a type can begin. What is inside of brackets
      /// doesn't change the number outside.
      fileprivate var lists = 0
      fileprivate var followsBrace = false

      fileprivate var depth: Int { angles + choices + arrows + elses + prefixes }

      init(_ opening: UInt8, in text: SourceQuote? = nil) {
        (self.opening, self.text) = (opening, text)
      }

      fileprivate mutating func endType() {
        (angles, arrows) = (0, 0)
      }
    }

    let bytes: [UInt8]
    var index = 0
    private var frames = [Frame(0)]
    private var top: Frame {
      get { frames[frames.count - 1] }
      set { frames[frames.count - 1] = newValue }
    }
    /// The depth of all frames below the top one.
    private var outerDepth = 0
    private var conditions = 0
    private var lookahead = 0
    private var startsLine = true
    private(set) var problem: String?

    /// Words for the end of a sentence; `nil` if the source can be parsed.
    static func problem(in source: SourceText) -> String? {
      var nesting = SourceNesting(bytes: source.bytes)
      nesting.scan()
      return nesting.problem
    }

    private init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    private mutating func scan() {
      while problem == nil, let byte = byte() {
        if skipComment() { continue }
        let start = index
        switch byte {
        case _ where Self.isSpace(byte):
          if byte == 0x0A || byte == 0x0D { startsLine = true }
          index += 1
          continue
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
          let hashes = count(of: UInt8(ascii: "#"))
          if hashes > Self.hashLimit { problem = "more than \(Self.hashLimit) '#' follow each other" }
          if let quote = SourceQuote(after: hashes, at: index + hashes, in: bytes) {
            begin(continuesExpression: false)
            top.endType()
            top.lists = 0
            index += hashes + quote.length
            skip(quote)
          } else {
            index += hashes
            word(hashes)
          }
        case _ where Self.isOfWord(byte): word(0)
        default:
          index += 1
          mark(byte, after: start > 0 ? bytes[start - 1] : 0, before: self.byte() ?? 0)
        }
        startsLine = false
        if outerDepth + top.depth + conditions > Self.limit { problem = "it is nested too deep" }
      }
    }

    func byte(_ offset: Int = 0) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }

    private func count(of byte: UInt8) -> Int { bytes[index...].prefix { $0 == byte }.count }

    private mutating func skip(_ quote: SourceQuote) {
      guard skipText(quote) else { return }
      push(Frame(UInt8(ascii: "("), in: quote))
    }

    private mutating func push(_ frame: Frame, lists: Int = 0) {
      outerDepth += top.depth + 1
      frames.append(frame)
      top.lists = lists
    }

    private mutating func pop() {
      frames.removeLast()
      outerDepth -= top.depth + 1
    }

    /// A chain of `if` and `else` ends where a line begins with something else.
    private mutating func begin(continuesExpression: Bool) {
      if top.followsBrace, startsLine, !continuesExpression { top.elses = 0 }
      top.followsBrace = false
    }

    private mutating func word(_ hashes: Int) {
      let start = index
      while let byte = byte(), Self.isOfWord(byte) { index += 1 }
      let word = index - start > 11 ? "" : String(decoding: bytes[start..<index], as: UTF8.self)
      if hashes == 1 {
        if word == "if" { conditions += 1 }
        if word == "endif" { conditions = max(0, conditions - 1) }
      }
      guard hashes == 0 else { return }
      begin(continuesExpression: Self.continuing.contains(word))
      if word == "else" { top.elses += 1 }
      if Self.declarations.contains(word) {
        top.endType()
        if startsLine { top.choices = 0 }
      }
      top.prefixes = Self.prefixes.contains(word) ? top.prefixes + 1 : 0
      if top.prefixes > 0 { top.arrows = 0 }
    }

    private mutating func mark(_ byte: UInt8, after last: UInt8, before next: UInt8) {
      begin(continuesExpression: byte != UInt8(ascii: "@"))
      top.prefixes = 0
      switch byte {
      case UInt8(ascii: "("): push(Frame(byte), lists: top.lists)
      case UInt8(ascii: "["):
        let lists = top.lists + 1
        if lists > Self.listLimit { problem = "more than \(Self.listLimit) '[' are nested" }
        if lists > Self.cheapLists { lookahead += 1 << min(lists, 20) }
        if lookahead > Self.lookaheadLimit { problem = "too many '[' are nested" }
        push(Frame(byte), lists: lists)
      case UInt8(ascii: "{"):
        top.endType()
        push(Frame(byte))
      case UInt8(ascii: ")"): close(UInt8(ascii: "("))
      case UInt8(ascii: "]"): close(UInt8(ascii: "["))
      case UInt8(ascii: "}"):
        close(UInt8(ascii: "{"))
        top.endType()
        top.followsBrace = true
      case UInt8(ascii: "<") where last != byte && next != byte: top.angles += 1
      case UInt8(ascii: ">"):
        if last == UInt8(ascii: "-") { top.arrows += 1 } else { top.angles = max(0, top.angles - 1) }
      case UInt8(ascii: "?") where Self.isSpace(last) && next != byte: top.choices += 1
      case UInt8(ascii: ":"): top.choices = max(0, top.choices - 1)
      case UInt8(ascii: ","):
        top.arrows = 0
        if top.opening == UInt8(ascii: "["), top.angles == 0 { top.lists = 0 }
      case UInt8(ascii: ";"):
        (top.elses, top.choices, top.lists) = (0, 0, 0)
        top.endType()
      case _ where Self.operators.contains(byte), UInt8(ascii: "&") where next == byte:
        top.lists = 0
        top.endType()
      default: break
      }
    }

    /// Closes brackets inside of it, too. A brace is stronger than other brackets.
    private mutating func close(_ opening: UInt8) {
      let inner = frames.lastIndex {
        $0.opening == opening || $0.opening == UInt8(ascii: "{") && opening != UInt8(ascii: "{")
      }
      guard let inner, frames[inner].opening == opening else { return }
      let text = frames[inner].text
      while frames.count > inner { pop() }
      if let text { skip(text) }
    }

    private static let continuing: Set<String> = ["else", "as", "is"]

    private static let declarations: Set<String> = [
      "func", "init", "typealias", "case", "let", "var", "struct", "class", "enum", "extension", "protocol",
      "import", "static", "public", "internal",
    ]

    /// Keywords that can precede an expression, a pattern, a type or a declaration, so a series of them
    /// nests, too.
    private static let prefixes: Set<String> = [
      "any", "async", "await", "borrow", "borrowing", "class", "consume", "consuming", "convenience", "copy",
      "discard", "do", "dynamic", "each", "fileprivate", "final", "for", "get", "guard", "if", "indirect",
      "infix", "inout", "internal", "is", "isolated", "lazy", "let", "mutating", "nonisolated", "nonmutating",
      "open", "optional", "override", "package", "postfix", "prefix", "private", "public", "repeat",
      "required", "rethrows", "return", "sending", "set", "some", "static", "switch", "then", "throw",
      "throws", "try", "unowned", "unsafe", "var", "weak", "while", "yield",
    ]

    /// A type contains none of these bytes, so every type has ended here.
    private static let operators = Array("=+*/%^|\\".utf8)

    static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    private static func isOfWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }
  }
#endif
