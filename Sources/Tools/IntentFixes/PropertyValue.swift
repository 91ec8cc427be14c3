import IntentDefinition

/// A value of a property list, which formatting writes, and which `design` changes.
package struct PropertyValue: Sendable {
  /// A value with its parts.
  package enum Contents: Sendable, Hashable {
    case dictionary([DefinitionKey: PropertyValue])
    case array([PropertyValue])
    case scalar(PropertyScalar)
  }

  package var contents: Contents
  /// Where the value was read; `nil` for a value that was made.
  let node: PropertyList.NodeID?

  private init(_ contents: Contents) {
    (self.contents, node) = (contents, nil)
  }

  package init(_ list: PropertyList, _ node: PropertyList.NodeID) {
    self.node = node
    if let scalar = list.scalar(node) {
      contents = .scalar(scalar)
    } else if list.kind(node) == .array {
      contents = .array(list.children(of: node).map { PropertyValue(list, $0) })
    } else {
      let entries = list.children(of: node).map { child in
        (DefinitionKey(list.keyName(of: child)), PropertyValue(list, child))
      }
      contents = .dictionary(Dictionary(entries) { $1 })
    }
  }

  // MARK: Making

  package static let empty = dictionary([:])

  package static func dictionary(_ entries: [DefinitionKey: PropertyValue]) -> PropertyValue {
    PropertyValue(.dictionary(entries))
  }

  package static func array(_ elements: [PropertyValue]) -> PropertyValue { PropertyValue(.array(elements)) }

  package static func scalar(_ scalar: PropertyScalar) -> PropertyValue { PropertyValue(.scalar(scalar)) }

  package static func string(_ text: String) -> PropertyValue { scalar(.string(text)) }

  package static func integer(_ number: Int) -> PropertyValue {
    scalar(.integer(PropertyListInteger(Int64(number))))
  }

  package static func boolean(_ flag: Bool) -> PropertyValue { scalar(.boolean(flag)) }

  // MARK: Reading

  /// The value of a key. Outside of dictionaries, it is `nil`, and setting it does nothing.
  package subscript(key: DefinitionKey) -> PropertyValue? {
    get {
      if case .dictionary(let entries) = contents { entries[key] } else { nil }
    }
    set {
      guard case .dictionary(var entries) = contents else { return }
      contents = .dictionary([:])
      entries[key] = newValue
      contents = .dictionary(entries)
    }
  }

  package var entries: [DefinitionKey: PropertyValue] {
    if case .dictionary(let entries) = contents { entries } else { [:] }
  }

  /// The entries in the order of files.
  var sorted: [(name: String, value: PropertyValue)] {
    entries.map { (name: $0.key.name, value: $0.value) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  package var elements: [PropertyValue] {
    if case .array(let elements) = contents { elements } else { [] }
  }

  /// `nil` for a value with parts.
  package var scalar: PropertyScalar? {
    if case .scalar(let scalar) = contents { scalar } else { nil }
  }

  package var string: String? {
    if case .string(let text)? = scalar { text } else { nil }
  }

  package var integer: Int? {
    if case .integer(let number)? = scalar { number.int } else { nil }
  }

  package var boolean: Bool? {
    if case .boolean(let flag)? = scalar { flag } else { nil }
  }
}

/// Values are equal if Xcode writes them alike, wherever they were read.
extension PropertyValue: Hashable {
  package static func == (left: PropertyValue, right: PropertyValue) -> Bool {
    left.contents == right.contents
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(contents) }
}

extension PropertyScalar: Hashable {
  package static func == (left: PropertyScalar, right: PropertyScalar) -> Bool {
    switch (left, right) {
    // Not by `String`, which takes other characters that look alike for the same.
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.integer(let left), .integer(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.data(let left), .data(let right)): left == right
    case (.real, .real), (.date, .date): left.text == right.text
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
