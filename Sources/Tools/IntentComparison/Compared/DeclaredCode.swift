/// What generated Swift declares for code that uses it.
///
/// The Swift is intentc's own: a declaration is a line, and the lines of a block are indented more than its first.
struct DeclaredCode: Sendable {
  /// How code names a declaration.
  struct Name: Sendable, Hashable, Comparable {
    /// The type that it is a member of; empty for a type of a module.
    var owner: String
    /// With the labels of arguments: `handle(intent:)`.
    var name: String

    static func < (left: Name, right: Name) -> Bool {
      (left.owner, left.name) < (right.owner, right.name)
    }
  }

  /// A declaration. Those that differ only in types have one name.
  struct Declaration: Sendable, Hashable {
    /// What follows the name: types, and what a type inherits from.
    var signature: String
    /// Whether a type that conforms to a protocol has it.
    var isRequirement = false
    /// Whether a type that conforms may leave it out.
    var isOptional = false
  }

  private(set) var declarations: [Name: Set<Declaration>] = [:]

  init(_ swift: [UInt8]) {
    var scopes: [(indentation: Int, path: String, keyword: String)] = []
    for line in String(decoding: swift, as: UTF8.self).split(separator: "\n") {
      let text = line.drop { $0 == " " }
      let indentation = line.utf8.count - text.utf8.count
      while let last = scopes.last, last.indentation >= indentation { scopes.removeLast() }
      guard scopes.last.map({ Self.types.contains($0.keyword) }) ?? true,
        let (keyword, name, declaration) = Self.declaration(text, inProtocol: scopes.last?.keyword == "protocol")
      else {
        // Nothing inside of a body is seen by other code.
        if text.hasSuffix("{") { scopes.append((indentation, "", "")) }
        continue
      }
      let owner = scopes.last?.path ?? ""
      let path = owner.isEmpty ? name : "\(owner).\(name)"
      if text.hasSuffix("{") { scopes.append((indentation, path, keyword)) }
      if keyword != "extension" {
        declarations[Name(owner: owner, name: name), default: []].insert(declaration)
      }
    }
  }

  /// The same declarations, in which types have other names.
  func renaming(_ names: [String: String]) -> DeclaredCode {
    guard !names.isEmpty else { return self }
    var result = self
    result.declarations = [:]
    for (name, declarations) in declarations {
      result.declarations[name] = Set(
        declarations.map { declaration in
          var declaration = declaration
          declaration.signature = Self.renaming(declaration.signature, names)
          return declaration
        }
      )
    }
    return result
  }

  private static func renaming(_ text: String, _ names: [String: String]) -> String {
    var result = ""
    var rest = text[...]
    for word in identifiers(text) {
      result += rest[..<word.startIndex] + (names[String(word)] ?? String(word))
      rest = rest[word.endIndex...]
    }
    return result + rest
  }

  /// The identifiers of a text, in order.
  static func identifiers(_ text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// The class of an enum or object type: the other type resolves parameters of it.
  var typeName: String? {
    declarations.keys.filter(\.owner.isEmpty).map(\.name).min { ($0.count, $0) < ($1.count, $1) }
  }

  private static let types: Set<String> = ["class", "enum", "extension", "protocol", "struct"]
  private static let modifiers: Set<String> = [
    "convenience", "final", "internal", "mutating", "nonisolated", "override", "package", "public", "static",
  ]

  /// Takes a line apart.
  ///
  /// - Returns: `nil` if other code does not see it, or if it is another form of a declaration: the method with a
  ///   completion beside an asynchronous one.
  private static func declaration(
    _ line: Substring,
    inProtocol: Bool
  ) -> (keyword: String, name: String, Declaration)? {
    var rest = line
    var isOptional = false
    while true {
      if rest.first == "@" {
        rest = rest.drop { $0 != " " && $0 != "(" }
        if rest.first == "(" { rest = rest.dropFirst(parentheses(rest).count) }
        rest = rest.drop { $0 == " " }
        continue
      }
      let word = rest.prefix { $0 != " " }
      let after = rest.dropFirst(word.count).drop { $0 == " " }
      switch word {
      case "optional": isOptional = true
      case "class" where after.hasPrefix("func ") || after.hasPrefix("var "): break
      case _ where modifiers.contains(String(word)) || word.hasSuffix("(set)"): break
      case "class", "enum", "extension", "protocol", "struct", "case", "func", "let", "typealias", "var":
        let name = after.prefix { $0.isLetter || $0.isNumber || "_`.".contains($0) }
        return finish(String(word), name, after.dropFirst(name.count))
      case _ where word.hasPrefix("init"):
        return finish("init", word.prefix { $0.isLetter }, rest.dropFirst("init".count))
      default: return nil
      }
      rest = after
    }

    func finish(_ keyword: String, _ name: Substring, _ end: Substring) -> (String, String, Declaration)? {
      var end = end
      if end.hasSuffix(" {") { end.removeLast(2) }
      if end.hasSuffix("}"), let brace = end.firstIndex(of: "{") { end = end[..<brace] }
      guard !end.contains("@escaping") || !inProtocol else { return nil }
      var name = String(name).replacing("`", with: "")
      // The number of a case is nothing that code names.
      if keyword == "case" { end = end.hasPrefix(" = ") ? "" : end }
      if keyword == "func" || keyword == "init" { name += labels(of: end) }
      while end.last == " " { end.removeLast() }
      return (
        keyword, name,
        Declaration(signature: String(end), isRequirement: inProtocol, isOptional: isOptional)
      )
    }
  }

  /// The text from a parenthesis to the one that closes it.
  private static func parentheses(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text[...index] }
    }
    return text
  }

  /// The labels of arguments: `(for:searchTerm:)`.
  private static func labels(of end: Substring) -> String {
    guard let start = end.firstIndex(of: "(") else { return "" }
    var labels = ""
    var depth = 0
    var isLabel = true
    var label = ""
    for character in parentheses(end[start...]) {
      switch character {
      case "(", "[", "<":
        depth += 1
        if depth == 1 { continue }
      case ")", "]", ">": depth -= 1
      case "," where depth == 1: (isLabel, label) = (true, "")
      case ":" where depth == 1 && isLabel:
        labels += label.drop { $0 == " " }.prefix { $0 != " " } + ":"
        isLabel = false
      default: break
      }
      if isLabel, depth == 1, character != "," { label.append(character) }
    }
    return "(\(labels))"
  }
}
