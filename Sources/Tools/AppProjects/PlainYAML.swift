import IntentDiagnostics

/// The part of YAML that manifests use: mappings, lists and texts, including braces and brackets on one line.
indirect enum PlainYAML {
  case text(String)
  case list([PlainYAML])
  case mapping([(name: String, value: PlainYAML)])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var elements: [PlainYAML]? { if case .list(let elements) = self { elements } else { nil } }
  var members: [(name: String, value: PlainYAML)] {
    if case .mapping(let members) = self { members } else { [] }
  }

  subscript(name: String) -> PlainYAML? { members.first { $0.name == name }?.value }

  /// Whether any text inside contains some words.
  func contains(_ words: String) -> Bool {
    switch self {
    case .text(let text): text.contains(words)
    case .list(let elements): elements.contains { $0.contains(words) }
    case .mapping(let members): members.contains { $0.value.contains(words) }
    }
  }

  /// Joins mappings and lists. Other values replace the value in `other`.
  func merged(onto other: PlainYAML) -> PlainYAML {
    switch (self, other) {
    case (.mapping(let own), .mapping(let others)):
      let values = Dictionary(firsts: own.map { ($0.name, $0.value) })
      let names = Set(others.map(\.name))
      let joined = others.map { ($0.name, values[$0.name]?.merged(onto: $0.value) ?? $0.value) }
      return .mapping(joined + own.filter { !names.contains($0.name) })
    case (.list(let own), .list(let others)): return .list(others + own)
    default: return self
    }
  }

  /// Replaces variables such as `${target_name}`, in texts that can be paths.
  func replacing(_ variables: [String: String]) -> PlainYAML {
    switch self {
    case .text(let text):
      .text(
        variables.sorted { $0.key < $1.key }.reduce(text) {
          max($0.utf8.count, $1.value.utf8.count) > FilePath.limit
            ? $0 : $0.replacing("${\($1.key)}", with: $1.value)
        }
      )
    case .list(let elements): .list(elements.map { $0.replacing(variables) })
    case .mapping(let members): .mapping(members.map { ($0.name, $0.value.replacing(variables)) })
    }
  }

  /// Also returns the first line with other YAML, such as anchors, tags, or texts over several lines without
  /// `|` or `>`, and whether no parser can read that line.
  static func read(_ text: String) -> (value: PlainYAML, unreadLine: Int?, isBroken: Bool) {
    var reader = YAMLReader(text)
    let value = reader.block(0, 0)
    return (value, reader.unreadLine ?? reader.lines.first?.number, reader.isBroken)
  }
}

/// Reads the YAML that people write by hand into manifests, line by line.
private struct YAMLReader {
  typealias Line = (depth: Int, words: Substring, number: Int)

  private(set) var lines: ArraySlice<Line>
  /// The first line with other YAML.
  private(set) var unreadLine: Int?
  /// Whether that line is no YAML at all.
  private(set) var isBroken = false
  /// The line that is being read.
  private var number = 1

  private static let limit = 32

  init(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var all = parts.enumerated().compactMap { index, line -> Line? in
      let words = line.drop { $0 == " " }
      guard let first = words.first, first != "#" else { return nil }
      return (line.utf8.count - words.utf8.count, words, index + 1)
    }[...]
    if let first = all.first, first.depth == 0, first.words.filter({ $0 != " " }) == "---" {
      all.removeFirst()
    }
    lines = all
  }

  mutating func block(_ depth: Int, _ level: Int) -> PlainYAML {
    guard let first = lines.first, first.depth >= depth else { return .text("") }
    guard level < Self.limit else { return unknown() }
    var list: [PlainYAML] = []
    var members: [(name: String, value: PlainYAML)] = []
    while let line = lines.first, line.depth >= first.depth {
      let isElement = line.words == "-" || line.words.hasPrefix("- ")
      if !list.isEmpty, !isElement, line.depth == first.depth { break }
      let rest = line.words.dropFirst().drop { $0 == " " }
      if isElement, line.depth == first.depth, member(rest) != nil {
        let inner = line.depth + line.words.utf8.count - rest.utf8.count
        lines[lines.startIndex] = (inner, rest, line.number)
        list.append(block(inner, level + 1))
        if let next = lines.first, next.depth == inner, next.words == rest { lines.removeFirst() }
        continue
      }
      number = lines.removeFirst().number
      if line.depth == first.depth, isElement {
        let value = value(rest, at: line.depth + 1, level)
        list.append(value)
      } else if line.depth == first.depth, !line.words.hasPrefix("\t"),
        let (name, rest) = member(line.words)
      {
        // A list may have the same indentation as its name.
        let isList = lines.first.map { $0.depth == line.depth && $0.words.hasPrefix("-") } ?? false
        let value = value(rest, at: line.depth + (isList ? 0 : 1), level)
        members.append((name, value))
      } else {
        // All lines before were read, so this one continues no text.
        _ = unknown(isBroken: member(line.words) != nil)
      }
    }
    if !list.isEmpty, !members.isEmpty { _ = unknown() }
    return list.isEmpty ? .mapping(members) : .list(list)
  }

  private mutating func unknown(isBroken: Bool = false) -> PlainYAML {
    if unreadLine == nil { (unreadLine, self.isBroken) = (number, isBroken) }
    return .text("")
  }

  /// Whether a list, mapping or quoted text begins that no line ends.
  private func isOpen(_ words: Substring) -> Bool {
    let ends: [Character: Character] = ["[": "]", "{": "}", "\"": "\"", "'": "'"]
    guard let end = words.first.flatMap({ ends[$0] }) else { return false }
    return !words.dropFirst().contains(end) && !lines.contains { $0.words.contains(end) }
  }

  /// Reads the value after a name or `-`, in the same line or in lines that are at least as deep.
  private mutating func value(_ words: Substring, at depth: Int, _ level: Int) -> PlainYAML {
    if words.isEmpty || words.hasPrefix("#") { return block(depth, level + 1) }
    if let mark = words.first, mark == "|" || mark == ">" {
      // The lines of a text, such as a script, say nothing about targets.
      while let line = lines.first, line.depth >= depth { lines.removeFirst() }
      return .text("")
    }
    var line = FlowReader(words)
    guard !words.hasPrefix("- "), let value = line.value(0), line.isAtEnd else {
      return unknown(isBroken: unreadLine == nil && isOpen(words))
    }
    return value
  }

  private mutating func member(_ words: Substring) -> (String, Substring)? {
    guard !words.hasPrefix("["), !words.hasPrefix("{"), let colon = words.firstRange(of: ":"),
      colon.upperBound == words.endIndex || words[colon.upperBound] == " "
    else { return nil }
    var name = FlowReader(words[..<colon.lowerBound])
    guard let text = name.value(0)?.text, name.isAtEnd else {
      _ = unknown()
      return (String(words[..<colon.lowerBound]), "")
    }
    return (text, words[colon.upperBound...].drop { $0 == " " })
  }
}

/// A value on one line: `Widgets`, `"My App"`, `[App, Shared]`, `{path: App, optional: true}`.
private struct FlowReader {
  private var rest: Substring

  private static let limit = 32

  init(_ words: Substring) {
    rest = words
  }

  /// Whether only a comment is left on the line.
  var isAtEnd: Bool {
    let words = rest.drop { $0 == " " }
    return words.isEmpty || words.hasPrefix("#") && words.startIndex > rest.startIndex
  }

  private mutating func take(_ mark: Character) -> Bool {
    rest = rest.drop { $0 == " " }
    guard rest.first == mark else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads a list, a mapping or a text on one line. Returns `nil` for everything else.
  mutating func value(_ level: Int) -> PlainYAML? {
    guard level < Self.limit else { return nil }
    if take("[") { return list(level) }
    if take("{") { return mapping(level) }
    return text(isInside: level > 0).map { .text($0) }
  }

  private mutating func list(_ level: Int) -> PlainYAML? {
    var values: [PlainYAML] = []
    while !take("]") {
      guard let value = value(level + 1) else { return nil }
      values.append(value)
      if !take(",") { return take("]") ? .list(values) : nil }
    }
    return .list(values)
  }

  private mutating func mapping(_ level: Int) -> PlainYAML? {
    var members: [(name: String, value: PlainYAML)] = []
    while !take("}") {
      guard let name = text(isInside: true), take(":"), let value = value(level + 1) else { return nil }
      members.append((name, value))
      if !take(",") { return take("}") ? .mapping(members) : nil }
    }
    return .mapping(members)
  }

  private mutating func text(isInside: Bool) -> String? {
    rest = rest.drop { $0 == " " }
    guard let first = rest.first, !"&*!|>%@`?".contains(first) else { return nil }
    if first == "\"" || first == "'" { return quoted(first) }
    let words = rest.prefix { !isInside || !",[]{}".contains($0) }
    var end = words.firstRange(of: " #")?.lowerBound ?? words.endIndex
    if isInside, let colon = words.firstRange(of: ": "), colon.lowerBound < end { end = colon.lowerBound }
    rest = rest[end...]
    let text = words[..<end].reversed().drop { $0 == " " }.reversed()
    return text.isEmpty ? nil : String(text)
  }

  /// A quoted text, which must not contain escapes.
  private mutating func quoted(_ mark: Character) -> String? {
    let words = rest.dropFirst()
    guard let end = words.firstIndex(of: mark) else { return nil }
    let text = words[..<end]
    rest = words[words.index(after: end)...]
    return rest.first == mark || mark == "\"" && text.contains("\\") ? nil : String(text)
  }
}
