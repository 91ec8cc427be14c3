/// Scans the subset of Swift that generated code uses: line comments, single-line string literals without
/// interpolation, names, numbers and punctuation. Only an unescaped text from a definition can cause anything
/// else.
package struct SwiftScanner {
  /// Comments are skipped.
  package enum Token: Hashable {
    /// A keyword, or a name without its backticks.
    case word(String)
    case quoted(String)
    case string(String)
    case number(String)
    case sign(Character)
  }

  package private(set) var tokens: [Token] = []
  /// What generated code never contains.
  package private(set) var problems: [String] = []

  package init(_ text: String) {
    scan(Array(text.unicodeScalars)[...])
  }

  private mutating func scan(_ all: ArraySlice<Unicode.Scalar>) {
    var rest = all
    var depth: [Unicode.Scalar] = []
    while let scalar = rest.first {
      switch scalar {
      case " ", "\n": rest.removeFirst()
      case "/" where rest.dropFirst().first == "/":
        let line = rest.prefix { $0 != "\n" }
        if let hidden = line.first(where: Self.endsLines) {
          problems.append("a comment holds U+\(String(hidden.value, radix: 16))")
        }
        rest = rest.dropFirst(line.count)
      case "/" where rest.dropFirst().first == "*", "*" where rest.dropFirst().first == "/":
        problems.append("a block comment")
        rest.removeFirst(2)
      case "\"": scanString(&rest)
      case "`":
        let name = rest.dropFirst().prefix { Self.isName($0) }
        rest = rest.dropFirst(name.count + 1)
        if rest.popFirst() != "`" { problems.append("a back quote that is not closed") }
        tokens.append(.quoted(Self.text(name)))
      case _ where Self.isName(scalar):
        let word = rest.prefix { Self.isName($0) }
        rest = rest.dropFirst(word.count)
        let isNumber = ("0"..."9").contains(scalar)
        tokens.append(isNumber ? .number(Self.text(word)) : .word(Self.text(word)))
      case "(", "[", "{":
        depth.append(scalar == "(" ? ")" : scalar == "[" ? "]" : "}")
        addSign(&rest)
      case ")", "]", "}":
        if depth.popLast() != scalar { problems.append("'\(scalar)' closes nothing") }
        addSign(&rest)
      case ".", ",", ":", "=", "-", ">", "<", "?", "\\", "#", "!", "&", "|", "+", "*": addSign(&rest)
      default:
        problems.append("U+\(String(scalar.value, radix: 16)) is outside of strings and comments")
        rest.removeFirst()
      }
    }
    if !depth.isEmpty { problems.append("\(depth.count) brackets are not closed") }
  }

  private mutating func scanString(_ rest: inout ArraySlice<Unicode.Scalar>) {
    if rest.starts(with: "\"\"\"".unicodeScalars) { problems.append("a text of several lines") }
    if tokens.last == .sign("#") { problems.append("a raw text") }
    var text = ""
    rest.removeFirst()
    var isClosed = false
    while !isClosed, let scalar = rest.popFirst() {
      isClosed = scalar == "\""
      if isClosed { continue }
      if Self.endsLines(scalar) {
        problems.append("a text holds U+\(String(scalar.value, radix: 16))")
        break
      }
      text.unicodeScalars.append(scalar)
      guard scalar == "\\", let escaped = rest.popFirst() else { continue }
      if !"\"\\ntru".unicodeScalars.contains(escaped) { problems.append("the escape '\\\(escaped)'") }
      text.unicodeScalars.append(escaped)
    }
    if !isClosed { problems.append("a text is not closed") }
    tokens.append(.string(text))
  }

  private mutating func addSign(_ rest: inout ArraySlice<Unicode.Scalar>) {
    guard let sign = rest.popFirst() else { return }
    tokens.append(.sign(Character(sign)))
  }

  /// Whatever an editor or a compiler may treat as a line break.
  private static func endsLines(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
  }

  /// Excludes characters that are invisible or change the text direction.
  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "_", "$", "0"..."9", "a"..."z", "A"..."Z": return true
    case _ where scalar.value < 0xA0: return false
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate: return false
      default: return true
      }
    }
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}

extension SwiftScanner {
  private static let declaring: Set<String> = [
    "import", "struct", "enum", "protocol", "extension", "class", "actor", "func", "var", "let", "case",
    "init",
    "typealias", "subscript", "associatedtype", "deinit", "operator", "precedencegroup", "macro",
  ]

  /// Counts by keyword, without argument labels and enum cases with that name.
  package var declarations: [String: Int] {
    var counts: [String: Int] = [:]
    for (index, token) in tokens.enumerated() {
      guard case .word(let word) = token, Self.declaring.contains(word) else { continue }
      let before = index > 0 ? tokens[index - 1] : nil
      let after = index + 1 < tokens.count ? tokens[index + 1] : nil
      if before == .sign(".") || after == .sign(":") { continue }
      counts[word, default: 0] += 1
    }
    return counts
  }

  /// Tokens without names, texts and numbers, so they do not depend on a definition's texts.
  package var skeleton: [Token] {
    tokens.map { token in
      switch token {
      case .word(let word) where Self.declaring.contains(word): token
      case .word, .quoted: .word("")
      case .string: .string("")
      case .number: .number("")
      case .sign: token
      }
    }
  }
}
