import IntentDefinition
import IntentDiagnostics

/// Also a `.strings` file in property list format.
struct PropertyListTable: Sendable {
  let contents: TableContents
  let diagnostics: [Diagnostic]
  private let list: PropertyList?
  private var edits = TextEdits()
  private var firsts: [String] = []

  init(_ contents: TableContents) {
    let source: SourceText
    (list, source, diagnostics) = StringsDictionary.list(contents.bytes, path: contents.path)
    self.contents = TableContents(
      path: contents.path,
      bytes: contents.bytes,
      exists: contents.exists,
      source: source
    )
  }

  /// A binary file can't be edited.
  var isBinary: Bool { list?.isBinary == true }

  var changedText: [UInt8]? {
    if let list, !firsts.isEmpty { return filled(list) }
    return edits.isEmpty ? nil : edits.applied(to: contents.source.bytes)
  }

  var texts: [TableText] {
    guard let list else { return [] }
    return list.children(of: list.root).flatMap { texts(of: $0, list.keyName(of: $0), []) }
  }

  private func texts(of node: Int, _ key: String, _ form: [String]) -> [TableText] {
    guard let list else { return [] }
    if let text = list.string(node) {
      let located = Located(text, at: list.contentRange(of: node) ?? list.range(of: node))
      let id = TableText.ID(key: key, form: form)
      return [TableText(id: id, text: located, state: .translated, file: contents.path)]
    }
    guard list.kind(node) == .dictionary else { return [] }
    return list.children(of: node).flatMap { child -> [TableText] in
      let name = list.keyName(of: child)
      return StringsDictionary.ruleKeys.contains(name) ? [] : texts(of: child, key, form + [name])
    }
  }

  /// Returns `false` if the text has no place, such as a form of a text without forms.
  mutating func set(_ id: TableText.ID, to text: String) -> Bool {
    guard let list else { return false }
    var node = list.root
    let path = [id.key] + id.form
    for (depth, name) in path.enumerated() {
      if let child = Self.child(name, of: node, in: list) {
        node = child
      } else {
        return depth == path.count - 1 && insert(name, text, into: node, of: list)
      }
    }
    guard let old = list.string(node), let range = list.range(of: node) else { return false }
    if old != text { edits.replace(range, with: "<string>\(XMLText.escaped(text))</string>") }
    return true
  }

  mutating func remove(_ keys: Set<String>) {
    guard let list else { return }
    for child in list.children(of: list.root) where keys.contains(list.keyName(of: child)) {
      if let range = list.entryRange(of: child) { edits.replace(range, with: "") }
    }
  }

  private static func child(_ name: String, of node: Int, in list: PropertyList) -> Int? {
    guard list.kind(node) == .dictionary else { return nil }
    return list.children(of: node).first { list.keyName(of: $0) == name }
  }

  /// Inserts a text after the others, with their indentation.
  private mutating func insert(_ name: String, _ text: String, into node: Int, of list: PropertyList) -> Bool
  {
    let children = list.children(of: node).filter {
      !StringsDictionary.ruleKeys.contains(list.keyName(of: $0))
    }
    if node == list.root, children.isEmpty, !isBinary {
      firsts.append("\n\t<key>\(XMLText.escaped(name))</key>\n\t<string>\(XMLText.escaped(text))</string>")
      return true
    }
    guard list.kind(node) == .dictionary, let last = children.last, let key = list.keyRange(of: last),
      let value = list.range(of: last)
    else { return false }
    let bytes = list.source.bytes
    func space(before position: Int) -> String {
      let start = bytes[..<position].lastIndex { !ScalarText.isSpace($0) }.map { $0 + 1 } ?? 0
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    let entry =
      space(before: key.lowerBound) + "<key>\(XMLText.escaped(name))</key>"
      + space(before: value.lowerBound) + "<string>\(XMLText.escaped(text))</string>"
    edits.insert(entry, at: value.upperBound)
    return true
  }

  private func filled(_ list: PropertyList) -> [UInt8]? {
    guard let range = list.range(of: list.root) else { return nil }
    let bytes = list.source.bytes
    let texts = firsts.joined() + "\n"
    var edits = edits
    if let content = list.contentRange(of: list.root) {
      let end = bytes[content].lastIndex { !ScalarText.isSpace($0) }.map { $0 + 1 } ?? content.lowerBound
      edits.replace(end..<content.upperBound, with: texts)
    } else {
      edits.replace(range, with: "<dict>\(texts)</dict>")
    }
    return edits.applied(to: bytes)
  }
}
