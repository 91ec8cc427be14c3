/// The forms of a text that depends on numbers or devices. Forms from two tables are equal even if the tables
/// name or order substitutions differently.
struct TextForms {
  /// A text, or a choice between texts by number or device.
  indirect enum Tree {
    case text(String)
    case choice([(name: String, tree: Tree)])
  }

  /// By purpose, such as `other` or `mac other`; empty for a text without variants. A substitution's form
  /// starts with its number, in order of first use, such as `1 other`.
  private(set) var texts: [String: String] = [:]
  private let parts: [String: Tree]
  private var numbers: [String: Int] = [:]
  private var pending: [(number: Int, tree: Tree)] = []

  /// - Parameter parts: The substitutions for `%#@name@`, by name.
  init(_ tree: Tree, parts: [String: Tree]) {
    self.parts = parts
    add(tree, "")
    var next = 0
    while next < pending.count {
      let part = pending[next]
      next += 1
      add(part.tree, "\(part.number)")
    }
  }

  /// - Parameter depth: The number of enclosing texts that are only a substitution.
  private mutating func add(_ tree: Tree, _ path: String, depth: Int = 0) {
    switch tree {
    case .text(let text):
      if depth < 8, let name = Self.onlyReference(in: text), numbers[name] == nil, let part = parts[name] {
        numbers[name] = numbers.count + 1
        return add(part, path, depth: depth + 1)
      }
      texts[path] = numbered(text)
    case .choice(let choices):
      for choice in choices.sorted(by: { $0.name < $1.name }) {
        let isPart = path.isEmpty || choice.name.isEmpty
        add(choice.tree, isPart ? path + choice.name : "\(path) \(choice.name)", depth: depth)
      }
    }
  }

  private static func onlyReference(in text: String) -> String? {
    guard text.hasPrefix("%"), text.hasSuffix("@") else { return nil }
    let pieces = Self.pieces(of: text)
    guard pieces.count == 1, case .reference(let name, _) = pieces[0] else { return nil }
    return name
  }

  private mutating func numbered(_ text: String) -> String {
    guard text.contains("#@") else { return text }
    return Self.pieces(of: text).map { piece in
      switch piece {
      case .plain(let text): return text
      case .reference(let name, let text):
        guard let part = parts[name] else { return text }
        if let number = numbers[name] { return "%#@\(number)@" }
        let number = numbers.count + 1
        numbers[name] = number
        pending.append((number, part))
        return "%#@\(number)@"
      }
    }.joined()
  }

  private enum Piece {
    case plain(String)
    case reference(name: String, text: String)
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var plain = ""
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      plain += rest[..<percent]
      let after = rest[rest.index(after: percent)...]
      let position = after.prefix { $0.isNumber }
      var mark = after.dropFirst(position.count)
      if !position.isEmpty, mark.first == "$" { mark = mark.dropFirst() }
      let name = mark.dropFirst("#@".count).prefix { $0 != "@" && $0 != "%" }
      let end = mark.dropFirst("#@".count + name.count)
      guard mark.hasPrefix("#@"), !name.isEmpty, end.first == "@" else {
        // '%%' is a plain percent sign.
        let length = after.first == "%" ? 2 : 1
        plain += rest[percent...].prefix(length)
        rest = rest[percent...].dropFirst(length)
        continue
      }
      if !plain.isEmpty { pieces.append(.plain(plain)) }
      plain = ""
      rest = end.dropFirst()
      pieces.append(.reference(name: String(name), text: String(text[percent..<rest.startIndex])))
    }
    plain += rest
    if !plain.isEmpty { pieces.append(.plain(plain)) }
    return pieces
  }
}
