import IntentDefinition
import IntentFixes

package enum PropertyValue: Sendable, Hashable {
  case dictionary([DefinitionKey: PropertyValue])
  case array([PropertyValue])
  /// A string's text, or an element such as `<integer>1</integer>`.
  case scalar(PropertyList.Kind, [UInt8])

  package static let empty = PropertyValue.dictionary([:])

  /// Outside of dictionaries, returns `nil`, and setting does nothing.
  package subscript(key: DefinitionKey) -> PropertyValue? {
    get {
      if case .dictionary(let entries) = self { entries[key] } else { nil }
    }
    set {
      guard case .dictionary(var entries) = self else { return }
      self = .empty
      entries[key] = newValue
      self = .dictionary(entries)
    }
  }

  package var entries: [DefinitionKey: PropertyValue] {
    if case .dictionary(let entries) = self { entries } else { [:] }
  }

  /// The entries in the order of files.
  var sorted: [(name: String, value: PropertyValue)] {
    entries.map { (name: $0.key.name, value: $0.value) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  package var elements: [PropertyValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  package var string: String? {
    guard case .scalar(.string, let bytes) = self else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  package var integer: Int? {
    guard case .scalar(.integer, let bytes) = self else { return nil }
    return Int(String(decoding: content(of: bytes), as: UTF8.self))
  }

  package static func string(_ text: String) -> PropertyValue {
    .scalar(.string, Array(text.utf8))
  }

  package static func integer(_ number: Int) -> PropertyValue {
    .scalar(.integer, Array("<integer>\(number)</integer>".utf8))
  }

  package static func boolean(_ flag: Bool) -> PropertyValue {
    .scalar(.boolean, Array((flag ? "<true/>" : "<false/>").utf8))
  }

  private func content(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    guard let start = bytes.firstIndex(of: UInt8(ascii: ">")),
      let end = bytes.lastIndex(of: UInt8(ascii: "<")), start < end
    else { return [] }
    return bytes[(start + 1)..<end]
  }
}

extension PropertyValue {
  package init(_ list: PropertyList, _ node: PropertyList.NodeID) {
    switch list.kind(node) {
    case .dictionary:
      var entries: [DefinitionKey: PropertyValue] = [:]
      for child in list.children(of: node) {
        entries[DefinitionKey(list.keyName(of: child))] = PropertyValue(list, child)
      }
      self = .dictionary(entries)
    case .array: self = .array(list.children(of: node).map { PropertyValue(list, $0) })
    case .string: self = .string(list.string(node) ?? "")
    case let kind: self = .scalar(kind, CanonicalForm.element(node, of: list))
    }
  }

  package var text: [UInt8] {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\">".utf8)
    write(to: &bytes)
    return bytes + "</plist>".utf8
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .dictionary:
      bytes += "<dict>".utf8
      for (name, value) in sorted {
        bytes += "<key>\(XMLText.escaped(name))</key>".utf8
        value.write(to: &bytes)
      }
      bytes += "</dict>".utf8
    case .array(let elements):
      bytes += "<array>".utf8
      for element in elements { element.write(to: &bytes) }
      bytes += "</array>".utf8
    case .scalar(.string, _): bytes += "<string>\(XMLText.escaped(string ?? ""))</string>".utf8
    case .scalar(_, let text): bytes += text
    }
  }
}

extension PropertyValue {
  /// Older ancestors disagree on the value, so both sides count as changed.
  static let contested = string("conflict of common ancestors")

  /// One older ancestor removed the element and another changed it.
  var withContest: PropertyValue {
    var element = self
    element[DefinitionKey("intentc merge")] = .contested
    return element
  }
}

struct VersionsOfValue {
  var base: PropertyValue?
  /// Is called "here" in sentences.
  var ours: PropertyValue?
  /// Is called "there" in sentences.
  var theirs: PropertyValue?
  var released: PropertyValue?

  subscript(key: DefinitionKey) -> VersionsOfValue {
    VersionsOfValue(base: base?[key], ours: ours?[key], theirs: theirs?[key], released: released?[key])
  }
}
