/// A path as people write it, which may end with the name of an attribute: `UpNext`, `UpNext.city`,
/// `dialog UpNext.city.Primary`, `combination UpNext(mode,city)`, `response UpNext.line`,
/// `code UpNext.success`, `enum Mode.car`, `type Stop.line`.
///
/// A backslash before a character makes it part of a name.
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

  package init(_ text: String) throws(Problem) {
    var rest = Letter.all(in: text)[...].trimmed
    var kinds: [ElementKind] = [.definition, .intent, .parameter]
    let word = rest.prefix { !$0.isSpace && !$0.is(".") }
    let after = rest[word.endIndex...]
    if let form = Self.forms.first(where: { $0.word == word.text }),
      form.kinds == [.definition] || after.first?.isSpace == true
    {
      (kinds, rest) = (form.kinds, after.dropFirst().trimmed)
    }
    let isCombination = kinds.last?.isCombination == true
    var names: [ArraySlice<Letter>] = []
    if isCombination, let open = rest.firstIndex(where: { $0.is("(") }),
      let close = rest[open...].firstIndex(where: { $0.is(")") })
    {
      let key = rest[(open + 1)..<close].split(separator: ",").map(\.trimmed)
      names = [rest[..<open].trimmed, Array(key.joined(separator: [Letter(",")]))[...]]
      rest = rest[(close + 1)...]
      guard rest.isEmpty || rest.first?.is(".") == true else { throw .afterParentheses(rest.text) }
      rest = rest.dropFirst()
    }
    if !rest.isEmpty || names.isEmpty && kinds != [.definition] {
      names += rest.split(separator: ".").map(\.trimmed)
    }
    let mayBeEmpty = isCombination && names.dropFirst().first?.isEmpty == true
    guard names.count(where: \.isEmpty) == (mayBeEmpty ? 1 : 0) else { throw .emptyName }
    self.kinds = kinds
    self.names = names.map(\.text)
  }

  /// The path of the first names; `nil` if no kind of element has that many.
  package func path(_ count: Int) -> ElementPath? {
    kinds.indices.contains(count) ? ElementPath(kinds[count], Array(names.prefix(count))) : nil
  }

  static func text(of path: ElementPath) -> String {
    let names = path.names.map { Letter.escaped($0, isKey: false) }
    let count = names.count
    let form = forms.first { $0.kinds.indices.contains(count) && $0.kinds[count] == path.kind }
    guard let form, count > 0 else { return forms[0].word }
    let text =
      path.kind.isCombination
      ? "\(names[0])(\(Letter.escaped(path.name, isKey: true)))" : names.joined(separator: ".")
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

/// A scalar of a path's text, not a character: combining marks must not hide a separator.
private struct Letter {
  let scalar: Unicode.Scalar
  /// Whether a backslash came before it.
  let isEscaped: Bool

  init(_ scalar: Unicode.Scalar, isEscaped: Bool = false) {
    (self.scalar, self.isEscaped) = (scalar, isEscaped)
  }

  var isSpace: Bool { !isEscaped && scalar.properties.isWhitespace }

  func `is`(_ separator: Unicode.Scalar) -> Bool { !isEscaped && scalar == separator }

  static func all(in text: String) -> [Letter] {
    var letters: [Letter] = []
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == "\\", !isEscaped {
        isEscaped = true
      } else {
        letters.append(Letter(scalar, isEscaped: isEscaped))
        isEscaped = false
      }
    }
    return letters
  }

  /// - Parameter isKey: Whether the name is a combination's: commas separate names.
  static func escaped(_ name: String, isKey: Bool) -> String {
    let scalars = Array(name.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      // White space inside of a name is kept.
      let isOuter =
        index == 0 || index == scalars.count - 1 || isKey
        || scalars[index - 1].properties.isWhitespace || scalars[index + 1].properties.isWhitespace
      if ["\\", ".", "(", ")"].contains(scalar) || scalar.properties.isWhitespace && isOuter {
        result.append("\\")
      }
      result.append(scalar)
    }
    return String(result)
  }
}

extension ArraySlice<Letter> {
  fileprivate var trimmed: ArraySlice<Letter> {
    guard let start = firstIndex(where: { !$0.isSpace }), let end = lastIndex(where: { !$0.isSpace }) else {
      return []
    }
    return self[start...end]
  }

  fileprivate func split(separator: Unicode.Scalar) -> [ArraySlice<Letter>] {
    split(omittingEmptySubsequences: false) { $0.is(separator) }
  }

  fileprivate var text: String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: map(\.scalar))
    return String(scalars)
  }
}
