import IntentDefinition
import IntentDiagnostics

/// A table in property list format that can be changed: a `.stringsdict`, or a `.strings` file in that
/// format.
struct PropertyListTable: Sendable {
  let contents: TableContents
  let diagnostics: [Diagnostic]
  private let list: PropertyList?
  private var edits = TextEdits()
  private var firsts: [String] = []

  init(_ contents: TableContents) {
    let source: SourceText
    (list, source, diagnostics) = StringsDictionary.list(contents.bytes, path: contents.path)
    self.contents = TableContents(path: contents.path, bytes: contents.bytes, source: source)
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

  mutating func set(_ key: String, to text: String) {
    guard let list else { return }
    let children = Array(list.children(of: list.root))
    guard let child = children.first(where: { list.keyName(of: $0) == key }) else {
      return insert(key, text, after: children.last, of: list)
    }
    guard let old = list.string(child), old != text, let range = list.range(of: child) else { return }
    edits.replace(range, with: "<string>\(XMLText.escaped(text))</string>")
  }

  mutating func remove(_ keys: Set<String>) {
    guard let list else { return }
    for child in list.children(of: list.root) where keys.contains(list.keyName(of: child)) {
      if let range = list.entryRange(of: child) { edits.replace(range, with: "") }
    }
  }

  /// Inserts a text with the others' indentation.
  private mutating func insert(_ key: String, _ text: String, after last: Int?, of list: PropertyList) {
    guard let last else {
      firsts.append("\n\t<key>\(XMLText.escaped(key))</key>\n\t<string>\(XMLText.escaped(text))</string>")
      return
    }
    guard let keyRange = list.keyRange(of: last), let value = list.range(of: last) else { return }
    let bytes = list.source.bytes
    func space(before position: Int) -> String {
      let start = bytes[..<position].lastIndex { !ScalarText.isSpace($0) }.map { $0 + 1 } ?? 0
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    let entry =
      space(before: keyRange.lowerBound) + "<key>\(XMLText.escaped(key))</key>"
      + space(before: value.lowerBound) + "<string>\(XMLText.escaped(text))</string>"
    edits.insert(entry, at: value.upperBound)
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
