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
    case (.mapping(let members), .mapping(let otherMembers)):
      let values = Dictionary(firsts: members.map { ($0.name, $0.value) })
      let names = Set(otherMembers.map(\.name))
      let joined = otherMembers.map { ($0.name, values[$0.name]?.merged(onto: $0.value) ?? $0.value) }
      return .mapping(joined + members.filter { !names.contains($0.name) })
    case (.list(let elements), .list(let others)): return .list(others + elements)
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

  /// Reads a text, and says whether all of it was read. Other YAML has, for example, anchors, tags, or texts
  /// over several lines without `|` or `>`.
  static func read(_ text: String) -> (value: PlainYAML, isWhole: Bool) {
    var reader = YAMLReader(text)
    let value = reader.block(0, 0)
    return (value, reader.isWhole && reader.lines.isEmpty)
  }
}

/// Reads the YAML that people write by hand into manifests, line by line.
private struct YAMLReader {
  typealias Line = (depth: Int, content: Substring)

  private(set) var lines: ArraySlice<Line>
  private(set) var isWhole = true

  private static let limit = 32

  init(_ text: String) {
    var all = text.split(whereSeparator: \.isNewline).compactMap { line -> Line? in
      let content = line.drop { $0 == " " }
      guard let first = content.first, first != "#" else { return nil }
      return (line.utf8.count - content.utf8.count, content)
    }[...]
    if let first = all.first, first.depth == 0, first.content.filter({ $0 != " " }) == "---" {
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
      let isElement = line.content == "-" || line.content.hasPrefix("- ")
      if !list.isEmpty, !isElement, line.depth == first.depth { break }
      let rest = line.content.dropFirst().drop { $0 == " " }
      if isElement, line.depth == first.depth, member(rest) != nil {
        let inner = line.depth + line.content.utf8.count - rest.utf8.count
        lines[lines.startIndex] = (inner, rest)
        list.append(block(inner, level + 1))
        if let next = lines.first, next.depth == inner, next.content == rest { lines.removeFirst() }
        continue
      }
      lines.removeFirst()
      if line.depth == first.depth, isElement {
        let value = value(rest, at: line.depth + 1, level)
        list.append(value)
      } else if line.depth == first.depth, !line.content.hasPrefix("\t"),
        let (name, rest) = member(line.content)
      {
        // A list may have the same indentation as its name.
        let isList = lines.first.map { $0.depth == line.depth && $0.content.hasPrefix("-") } ?? false
        let value = value(rest, at: line.depth + (isList ? 0 : 1), level)
        members.append((name, value))
      } else {
        // All lines before were read, so this one continues no text.
        _ = unknown()
      }
    }
    if !list.isEmpty, !members.isEmpty { _ = unknown() }
    return list.isEmpty ? .mapping(members) : .list(list)
  }

  private mutating func unknown() -> PlainYAML {
    isWhole = false
    return .text("")
  }

  /// Reads the value after a name or `-`, in the same line or in lines that are at least as deep.
  private mutating func value(_ content: Substring, at depth: Int, _ level: Int) -> PlainYAML {
    if content.isEmpty || content.hasPrefix("#") { return block(depth, level + 1) }
    if let mark = content.first, mark == "|" || mark == ">" {
      // The lines of a text, such as a script, say nothing about targets.
      while let line = lines.first, line.depth >= depth { lines.removeFirst() }
      return .text("")
    }
    var line = FlowReader(content)
    guard !content.hasPrefix("- "), let value = line.value(0), line.isAtEnd else { return unknown() }
    return value
  }

  private mutating func member(_ content: Substring) -> (String, Substring)? {
    guard !content.hasPrefix("["), !content.hasPrefix("{"), let colon = content.firstRange(of: ":"),
      colon.upperBound == content.endIndex || content[colon.upperBound] == " "
    else { return nil }
    var name = FlowReader(content[..<colon.lowerBound])
    guard let text = name.value(0)?.text, name.isAtEnd else {
      _ = unknown()
      return (String(content[..<colon.lowerBound]), "")
    }
    return (text, content[colon.upperBound...].drop { $0 == " " })
  }
}

/// A value on one line: `Widgets`, `"My App"`, `[App, Shared]`, `{path: App, optional: true}`.
private struct FlowReader {
  private var rest: Substring

  private static let limit = 32

  init(_ content: Substring) {
    rest = content
  }

  /// Whether only a comment is left on the line.
  var isAtEnd: Bool {
    let content = rest.drop { $0 == " " }
    return content.isEmpty || content.hasPrefix("#") && content.startIndex > rest.startIndex
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
    let content = rest.prefix { !isInside || !",[]{}".contains($0) }
    var end = content.firstRange(of: " #")?.lowerBound ?? content.endIndex
    if isInside, let colon = content.firstRange(of: ": "), colon.lowerBound < end { end = colon.lowerBound }
    rest = rest[end...]
    let text = content[..<end].reversed().drop { $0 == " " }.reversed()
    return text.isEmpty ? nil : String(text)
  }

  /// A quoted text, which must not contain escapes.
  private mutating func quoted(_ mark: Character) -> String? {
    let content = rest.dropFirst()
    guard let end = content.firstIndex(of: mark) else { return nil }
    let text = content[..<end]
    rest = content[content.index(after: end)...]
    return rest.first == mark || mark == "\"" && text.contains("\\") ? nil : String(text)
  }
}
