/// A path as people write it, which may end with the name of an attribute: `UpNext`, `UpNext.city`,
/// `dialog UpNext.city.Primary`, `combination UpNext(mode,city)`, `response UpNext.line`,
/// `code UpNext.success`, `enum Mode.car`, `type Stop.line`.
///
/// A name with a point or a parenthesis can't be written; no known definition has one.
package struct PathText: Sendable, Hashable {
  /// Why a text isn't a path.
  package enum Problem: Error {
    case emptyName
    /// Text follows the parentheses; contains this text.
    case afterParentheses(String)
  }

  /// The kinds of elements that a path identifies, by how many names follow its word.
  private static let forms: [(word: String, kinds: [ElementKind])] = [
    ("definition", [.definition]), ("intent", [.definition, .intent]),
    ("parameter", [.definition, .intent, .parameter]),
    ("dialog", [.definition, .intent, .parameter, .dialog]),
    ("reason", [.definition, .intent, .parameter, .reason]),
    ("combination", [.definition, .intent, .combination]),
    ("managed", [.definition, .intent, .managedCombination]),
    ("response", [.definition, .response, .responseParameter]),
    ("code", [.definition, .intent, .responseCode]),
    ("enum", [.definition, .enumeration, .enumCase]), ("type", [.definition, .type, .property]),
  ]

  private let kinds: [ElementKind]
  package let names: [String]

  /// Reads a path. Throws for an empty name, and for text that no path has. The named elements need not
  /// exist.
  package init(_ text: String) throws(Problem) {
    var rest = text.trimmed
    var kinds: [ElementKind] = [.definition, .intent, .parameter]
    let word = rest.prefix { !$0.isWhitespace && $0 != "." }
    let after = rest.dropFirst(word.count)
    if let form = Self.forms.first(where: { $0.word == word }),
      form.kinds == [.definition] || after.first?.isWhitespace == true
    {
      (kinds, rest) = (form.kinds, after.dropFirst().trimmed)
    }
    let isCombination = kinds.last?.isCombination == true
    var names: [String] = []
    if isCombination, let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let key = rest[open..<close].dropFirst().split(separator: ",", omittingEmptySubsequences: false)
      names = [rest[..<open].trimmed, key.map(\.trimmed).joined(separator: ",")]
      rest = String(rest[close...].dropFirst())
      guard rest.isEmpty || rest.first == "." else { throw .afterParentheses(rest) }
      rest = String(rest.dropFirst())
    }
    if !rest.isEmpty || names.isEmpty && kinds != [.definition] {
      names += rest.split(separator: ".", omittingEmptySubsequences: false).map(\.trimmed)
    }
    let mayBeEmpty = isCombination && names.dropFirst().first?.isEmpty == true
    guard names.count(where: \.isEmpty) == (mayBeEmpty ? 1 : 0) else { throw .emptyName }
    self.kinds = kinds
    self.names = names
  }

  /// The path of the first names; `nil` if no kind of element has that many.
  package func path(_ count: Int) -> ElementPath? {
    kinds.indices.contains(count) ? ElementPath(kinds[count], Array(names.prefix(count))) : nil
  }

  static func text(of path: ElementPath) -> String {
    let names = path.names
    let count = names.count
    let form = forms.first { $0.kinds.indices.contains(count) && $0.kinds[count] == path.kind }
    guard let form, count > 0 else { return forms[0].word }
    let text = path.kind.isCombination ? "\(names[0])(\(path.name))" : names.joined(separator: ".")
    let isPlain = path.kind == .intent || path.kind == .parameter
    return isPlain && (try? PathText(text))?.path(count) == path ? text : "\(form.word) \(text)"
  }
}

extension ElementPath {
  /// The path as people read and type it: `UpNext.city`, `enum Mode.car`. ``PathText`` reads it.
  package var text: String { PathText.text(of: self) }

  /// `nil` if the text does not name an element.
  package init?(_ text: String) {
    guard let read = try? PathText(text), let path = read.path(read.names.count) else { return nil }
    self = path
  }

  /// The names on the way to the element. Inside a response, `response` follows the intent's name.
  package var ways: [String] {
    let isOfResponse = [.response, .responseParameter, .responseCode].contains(kind)
    return isOfResponse ? Array(names.prefix(1)) + ["response"] + names.dropFirst() : names
  }
}
