import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentLocalisation
import IntentSchema
import IntentText

extension LanguageServer {
  func completion(_ parameters: JSONTree?) throws(ResponseError) -> JSONTree {
    guard let position = try position(parameters), let list = position.read.list,
      let file = position.read.file
    else { return [] }
    let bytes = position.document.text.bytes
    guard let written = TypedText(bytes, at: position.offset) else { return [] }
    let shift = TextShift(from: position.document.file, to: position.read.bytes)
    let start = shift(written.start + OpenDocument.mark.count)
    let tree = TreeBranch(list, at: start)
    let range = position.document.text.range(written.range, client.encoding)
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
      let values = CompletionValues(module: position.read.module, definition: file.definition)
      return .array(
        values.values(ofKey: DefinitionKey(key ?? tree.arrayKey ?? ""), at: start).map { value in
          item(value, kind: 12, XMLText.escaped(value), range)
        }
      )
    }
  }

  private func keys(at branch: TreeBranch, besides current: String?) -> [String] {
    guard let dictionary = branch.dictionary,
      let form = ElementForm.of(branch.container)
    else {
      return []
    }
    var present = Set(branch.list.children(of: dictionary).map(branch.list.keyName(of:)))
    if let current { present.remove(current) }
    return form.keys.map(\.name).filter { !present.contains($0) }
  }

  private func item(_ label: String, kind: Int, _ text: String, _ range: JSONTree) -> JSONTree {
    [
      "label": .string(visibleText(label)), "kind": .integer(kind), "filterText": .string(text),
      "textEdit": ["range": range, "newText": .string(text)],
    ]
  }
}

/// What the user types at an offset of an XML file: a key, a string or an element, and the range to replace.
struct TypedText {
  /// What is typed there.
  enum Kind: Equatable {
    case key
    /// Between other elements. The typed text may begin a tag.
    case element
    /// The text of a `<string>`. `key` is the key before it; `nil` in a list.
    case string(key: String?)
  }

  let kind: Kind
  let range: Range<Int>
  let start: Int

  init?(_ bytes: [UInt8], at offset: Int) {
    let (less, greater) = (UInt8(ascii: "<"), UInt8(ascii: ">"))
    let before = bytes[..<min(offset, bytes.count)]
    let open = before.lastIndex(of: less)
    let close = before.lastIndex(of: greater)
    func end(from start: Int) -> Int {
      bytes[start...].firstIndex { $0 == less || $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }
    if let open, open > close ?? -1 {
      guard !bytes[open..<before.endIndex].contains(UInt8(ascii: "/")) else { return nil }
      (kind, range, start) = (.element, open..<before.endIndex, open)
      return
    }
    guard let open, let close else { return nil }
    let tag = bytes[open + 1..<close]
    if tag.elementsEqual("key".utf8) {
      (kind, range, start) = (.key, close + 1..<end(from: close + 1), open)
    } else if tag.elementsEqual("string".utf8) {
      (kind, range, start) = (
        .string(key: Self.key(before: open, in: bytes)), close + 1..<end(from: close + 1), open
      )
    } else {
      let word = before.lastIndex { $0 <= 0x20 || $0 == greater }.map { $0 + 1 } ?? 0
      (kind, range, start) = (.element, word..<before.endIndex, word)
    }
  }

  private static func key(before offset: Int, in bytes: [UInt8]) -> String? {
    var end = offset
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    let close = Array("</key>".utf8)
    guard end >= close.count, bytes[end - close.count..<end].elementsEqual(close) else { return nil }
    let area = bytes[..<(end - close.count)]
    guard let start = area.lastIndex(of: UInt8(ascii: ">")) else { return nil }
    return String(decoding: area[(start + 1)...], as: UTF8.self)
  }
}

/// The values to offer for a key, such as the names of parameters and types.
struct CompletionValues {
  let module: ModuleSchema
  let definition: Definition

  /// - Parameter key: The key of the string or of its list.
  func values(ofKey key: DefinitionKey, at offset: Int) -> [String] {
    let element = definition.site(at: offset)
    let intent = element?.intent.map { definition.intents[$0] }
    let field = element.flatMap(field)
    let parameters = intent?.parameters.compactMap(\.field.name?.value) ?? []
    switch key {
    case .intent(.type): return ["Custom", "System"]
    case .intent(.input), .intent(.keyParameter): return parameters
    case .relationship(.parentName): return parameters.filter { $0 != field?.name?.value }
    case .relationship(.predicateName): return PredicateName.known()
    case .relationship(.predicateValue), .relationship(.predicateValues):
      return cases(of: parent(of: element))
    case .metadata(.parameter, .defaultValue): return cases(of: field)
    case .arraySize(.sizeClass): return ConfigurationFamily.allCases.map(\.sizeClass)
    case .response(.output): return intent?.response?.parameters.compactMap(\.field.name?.value) ?? []
    case .field(_, .type): return FormatType.names
    case .field(_, .enumType): return module.files.flatMap { $0.definition.enums.compactMap(\.name?.value) }
    case .field(_, .objectType): return module.files.flatMap { $0.definition.types.compactMap(\.name?.value) }
    default: return []
    }
  }

  private func field(_ element: ElementSite) -> Definition.Field? {
    switch element {
    case .parameter(let i, let j): definition.intents[i].parameters[j].field
    case .responseParameter(let i, let j): definition.intents[i].response?.parameters[j].field
    case .property(let i, let j): definition.types[i].properties[j].field
    default: nil
    }
  }

  private func parent(of element: ElementSite?) -> Definition.Field? {
    guard case .parameter(let i, let j) = element else { return nil }
    let name = definition.intents[i].parameters[j].relationship?.parentName?.value
    return definition.intents[i].parameters.first { $0.field.name?.value == name }?.field
  }

  private func cases(of field: Definition.Field?) -> [String] {
    guard let name = field.flatMap(NameTable.enumeration) else { return [] }
    let enums = module.files.lazy.flatMap(\.definition.enums)
    return enums.first { $0.name?.value == name }?.cases.compactMap(\.name?.value) ?? []
  }
}
