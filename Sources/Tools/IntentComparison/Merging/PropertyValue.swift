import IntentDefinition
import IntentFixes

/// A property list's values, which merging and `design` change.
package enum PropertyValue: Sendable, Hashable {
  case dictionary([DefinitionKey: PropertyValue])
  case array([PropertyValue])
  /// The bytes between the tags, without escapes. Values are equal only if their bytes are.
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

  /// `nil` for a value with parts.
  package var content: (kind: PropertyList.Kind, text: String)? {
    guard case .scalar(let kind, let bytes) = self else { return nil }
    return (kind, String(decoding: bytes, as: UTF8.self))
  }

  package var string: String? { text(of: .string) }

  package var integer: Int? { text(of: .integer).flatMap { Int($0) } }

  package var boolean: Bool? { text(of: .boolean).map { $0 == "true" } }

  private func text(of kind: PropertyList.Kind) -> String? {
    content.flatMap { $0.kind == kind ? $0.text : nil }
  }

  package static func scalar(_ kind: PropertyList.Kind, text: String) -> PropertyValue {
    .scalar(kind, Array(text.utf8))
  }

  package static func string(_ text: String) -> PropertyValue { .scalar(.string, text: text) }

  package static func integer(_ number: Int) -> PropertyValue { .scalar(.integer, text: "\(number)") }

  package static func boolean(_ flag: Bool) -> PropertyValue { .scalar(.boolean, text: "\(flag)") }
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
    case let kind: self = .scalar(kind, text: CanonicalForm.text(of: node, in: list))
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
    case .scalar(let kind, let text): bytes += kind.element(String(decoding: text, as: UTF8.self)).utf8
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

/// A value in all versions of a merge; `nil` where a version lacks it.
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
