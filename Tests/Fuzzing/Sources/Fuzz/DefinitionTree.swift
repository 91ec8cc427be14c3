@testable import IntentDefinition

indirect enum DefinitionTree {
  struct Entry {
    var key: String
    var value: DefinitionTree
  }

  case dictionary([Entry])
  case array([DefinitionTree])
  case scalar(PropertyList.Kind, String)

  init?(_ bytes: [UInt8]) {
    let reader = PropertyListReader()
    guard let list = reader.read(bytes, path: "").list else { return nil }
    self.init(list, list.root)
  }

  private init(_ list: PropertyList, _ node: PropertyList.NodeID) {
    switch list.kind(node) {
    case .dictionary:
      self = .dictionary(
        list.children(of: node).map { Entry(key: list.keyName(of: $0), value: Self(list, $0)) }
      )
    case .array: self = .array(list.children(of: node).map { Self(list, $0) })
    case .boolean:
      let isTrue = if case .boolean(true)? = list.scalar(node) { true } else { false }
      self = .scalar(.boolean, "\(isTrue)")
    case let kind: self = .scalar(kind, String(decoding: list.text(of: node), as: UTF8.self))
    }
  }

  var count: Int {
    switch self {
    case .dictionary(let entries): entries.reduce(1) { $0 + $1.value.count }
    case .array(let elements): elements.reduce(1) { $0 + $1.count }
    case .scalar: 1
    }
  }

  mutating func change(_ number: Int, _ change: (inout DefinitionTree) -> Void) {
    guard number > 0 else { return change(&self) }
    var rest = number - 1
    switch self {
    case .dictionary(var entries):
      for index in entries.indices {
        let count = entries[index].value.count
        if rest < count {
          entries[index].value.change(rest, change)
          self = .dictionary(entries)
          return
        }
        rest -= count
      }
    case .array(var elements):
      for index in elements.indices {
        let count = elements[index].count
        if rest < count {
          elements[index].change(rest, change)
          self = .array(elements)
          return
        }
        rest -= count
      }
    case .scalar: break
    }
  }

  var xml: String { "<plist>\(element)</plist>" }

  private var element: String {
    switch self {
    case .dictionary(let entries):
      "<dict>\(entries.map { "<key>\(XMLText.escaped($0.key))</key>\($0.value.element)\n" }.joined())</dict>"
    case .array(let elements): "<array>\(elements.map(\.element).joined())</array>"
    case .scalar(.boolean, let text): "<\(text)/>"
    case .scalar(let kind, let text): "<\(kind)>\(XMLText.escaped(text))</\(kind)>"
    }
  }
}
