import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension LanguageServer {
  /// The keys and values that fit at a place.
  func completion(_ parameters: LocatedJSON?) throws(ResponseError) -> JSONTree {
    guard let place = try place(parameters), let list = place.read.list, let file = place.read.file else {
      return []
    }
    let bytes = place.document.text.bytes
    guard let written = CompletionPlace(bytes, at: place.offset) else { return [] }
    let shift = TextShift(from: place.document.file, to: place.read.bytes)
    let start = shift(written.start + OpenDocument.mark.count)
    let tree = TreePlace(list, at: start)
    let range = place.document.text.range(written.range, client.encoding)
    switch written.kind {
    case .key, .element:
      let current = written.kind == .key ? String(decoding: bytes[written.range], as: UTF8.self) : nil
      return .array(
        keys(at: tree, besides: current).map { key in
          let text = written.kind == .key ? key : "<key>\(key)</key>"
          return item(key, kind: 10, text, range)
        }
      )
    case .string(let key):
      let values = CompletionValues(module: place.read.module, definition: file.definition)
      return .array(
        values.values(ofKey: key ?? tree.arrayKey ?? "", at: start).map { value in
          item(value, kind: 12, XMLText.escaped(value), range)
        }
      )
    }
  }

  /// The keys that the dictionary at a place can have and does not have yet.
  private func keys(at place: TreePlace, besides current: String?) -> [String] {
    guard let dictionary = place.dictionary, let known = DefinitionKeys.names(in: place.container) else {
      return []
    }
    var present = Set(place.list.children(of: dictionary).map(place.list.keyName(of:)))
    if let current { present.remove(current) }
    return known.filter { !present.contains($0) }
  }

  private func item(_ label: String, kind: Int, _ text: String, _ range: JSONTree) -> JSONTree {
    [
      "label": .string(visibleText(label)), "kind": .integer(kind), "filterText": .string(text),
      "textEdit": ["range": range, "newText": .string(text)],
    ]
  }
}
