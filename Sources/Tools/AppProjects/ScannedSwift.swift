import AppFacts

/// The names in a Swift file, found by a scan that skips comments and texts. For checks that only need to know
/// whether a name is there; `SwiftCode` is what a parser reads.
struct ScannedSwift: Sendable {
  /// A declaration of a type, or an extension of one.
  struct Declaration: Sendable {
    /// `class`, `extension`, `typealias`
    let keyword: String
    let name: String
    /// As written: `Intents.INExtension` are two names. Generic types have none.
    var inherited: [String] = []
    /// Whether it is in `#if`.
    let isConditional: Bool
  }

  private(set) var declarations: [Declaration] = []
  /// As in `@objc(Name)`.
  private(set) var objectiveCNames: Set<String> = []
  /// Whether each comment and text ends. Otherwise, names may be missing.
  private(set) var isComplete = true
  /// The last name, and whether only spaces are behind it.
  private var (last, isBehindName) = ("", false)
  private var conditions = 0
  private var (isInHeader, isAfterColon, brackets) = (false, false, 0)

  init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: "//".utf8) {
        index = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if rest.starts(with: "/*".utf8) {
        index = skip(SwiftText.end(ofComment: index, bytes), bytes)
      } else if let start = SwiftText.start(at: index, bytes) {
        index = skip(SwiftText.end(of: start, at: index, bytes), bytes)
        isBehindName = false
      } else if SourceWords.isPartOfName(bytes[index]) {
        let word = rest.prefix(while: SourceWords.isPartOfName)
        add(String(decoding: word, as: UTF8.self), after: index > 0 ? bytes[index - 1] : 0)
        index = word.endIndex
      } else {
        add(bytes[index], after: index > 0 ? bytes[index - 1] : 0)
        index = bytes[index] == SwiftText.hash ? SwiftText.end(ofHashes: index, bytes) : index + 1
      }
    }
  }

  private mutating func skip(_ end: Int?, _ bytes: [UInt8]) -> Int {
    if end == nil { isComplete = false }
    return end ?? bytes.count
  }

  private mutating func add(_ name: String, after mark: UInt8) {
    if mark == SwiftText.hash {
      if name == "if" { conditions += 1 }
      if name == "endif" { conditions = max(0, conditions - 1) }
      return
    }
    if last == "objc", mark == UInt8(ascii: "(") { objectiveCNames.insert(name) }
    if isBehindName, Self.keywords.contains(last), !["func", "var", "let"].contains(name) {
      declarations.append(Declaration(keyword: last, name: name, isConditional: conditions > 0))
      (isInHeader, isAfterColon, brackets) = (true, false, 0)
    } else if isInHeader, isAfterColon, name != "where" {
      if brackets == 0 { declarations[declarations.count - 1].inherited.append(name) }
    } else if mark != UInt8(ascii: ".") {
      isInHeader = false
    }
    (last, isBehindName) = (name, true)
  }

  private mutating func add(_ mark: UInt8, after before: UInt8) {
    guard mark > 0x20 else { return }
    isBehindName = false
    guard isInHeader else { return }
    switch mark {
    case UInt8(ascii: ":"): isAfterColon = true
    case UInt8(ascii: "<"):
      if isAfterColon { brackets += 1 } else { isInHeader = false }
    case UInt8(ascii: ">") where before != UInt8(ascii: "-"): brackets -= 1
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: ";"):
      isInHeader = false
    default: break
    }
  }

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "typealias", "extension",
  ]
}

/// Where the comments and texts of a Swift file end.
enum SwiftText {
  /// How a text starts and ends, as in `#"C:\"#`.
  struct Start {
    let hashes: Int
    let isLong: Bool
    var length: Int { hashes + (isLong ? 3 : 1) }
  }

  static let hash = UInt8(ascii: "#")
  private static let quote = UInt8(ascii: "\"")

  static func end(ofHashes index: Int, _ bytes: [UInt8]) -> Int {
    bytes[index...].firstIndex { $0 != hash } ?? bytes.count
  }

  static func start(at index: Int, _ bytes: [UInt8]) -> Start? {
    guard bytes[index] == quote || bytes[index] == hash else { return nil }
    let end = end(ofHashes: index, bytes)
    guard end < bytes.count, bytes[end] == quote else { return nil }
    return Start(hashes: end - index, isLong: bytes[end...].starts(with: [quote, quote, quote]))
  }

  /// Comments can contain comments. Returns `nil` if one doesn't end.
  static func end(ofComment start: Int, _ bytes: [UInt8]) -> Int? {
    var (depth, index) = (1, start + 2)
    while index + 1 < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: "*/".utf8) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else if rest.starts(with: "/*".utf8) {
        depth += 1
        index += 2
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Skips texts in interpolations, too. A text in one line ends with the line. Returns `nil` if a longer one
  /// doesn't end.
  static func end(of start: Start, at index: Int, _ bytes: [UInt8]) -> Int? {
    var open = [(start: start, parentheses: 0)]
    var index = index + start.length
    while index < bytes.count, let last = open.last {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n"), !open[0].start.isLong { return index }
      let top = open.count - 1
      if last.parentheses > 0 {
        if let inner = Self.start(at: index, bytes) {
          open.append((inner, 0))
          index += inner.length
          continue
        }
        if byte == UInt8(ascii: "(") { open[top].parentheses += 1 }
        if byte == UInt8(ascii: ")") { open[top].parentheses -= 1 }
        index = byte == hash ? end(ofHashes: index, bytes) : index + 1
      } else if byte == UInt8(ascii: "\\"), hashes(last.start.hashes, at: index + 1, bytes) {
        index += 1 + last.start.hashes
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") { open[top].parentheses = 1 }
        index += 1
      } else if byte == quote, ends(last.start, at: index, bytes) {
        open.removeLast()
        index += last.start.length
      } else {
        index += 1
      }
    }
    return open.isEmpty ? index : start.isLong ? nil : bytes.count
  }

  private static func ends(_ start: Start, at index: Int, _ bytes: [UInt8]) -> Bool {
    guard start.isLong else { return hashes(start.hashes, at: index + 1, bytes) }
    return bytes[index...].starts(with: [quote, quote, quote]) && hashes(start.hashes, at: index + 3, bytes)
  }

  private static func hashes(_ count: Int, at index: Int, _ bytes: [UInt8]) -> Bool {
    index + count <= bytes.count && bytes[index..<index + count].allSatisfy { $0 == hash }
  }
}
