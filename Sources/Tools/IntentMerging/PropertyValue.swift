import IntentDefinition

/// A value of a property list, apart from its place in a file.
enum PropertyValue: Sendable, Hashable {
  case dictionary([Key: PropertyValue])
  case array([PropertyValue])
  /// A value without parts, as its element in Xcode's form: `<string>red</string>`.
  case scalar(PropertyList.Kind, [UInt8])

  /// A key of a dictionary. Keys are the same only if their bytes are.
  struct Key: Sendable, Hashable, ExpressibleByStringLiteral {
    let bytes: [UInt8]

    init(_ name: String) { bytes = Array(name.utf8) }

    init(stringLiteral name: String) { self.init(name) }

    var name: String { String(decoding: bytes, as: UTF8.self) }
  }

  static let empty = PropertyValue.dictionary([:])

  /// The value of a key; `nil` if there is none, or this is not a dictionary. Setting it does nothing then.
  subscript(key: Key) -> PropertyValue? {
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

  /// The entries of a dictionary; empty for other values.
  var entries: [Key: PropertyValue] {
    if case .dictionary(let entries) = self { entries } else { [:] }
  }

  /// The elements of an array; empty for other values.
  var elements: [PropertyValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The text of a string; `nil` for other values.
  var string: String? {
    guard case .scalar(.string, let bytes) = self else { return nil }
    return XMLEscapes.decoded(content(of: bytes))
  }

  /// The value of an integer; `nil` for other values.
  var integer: Int? {
    guard case .scalar(.integer, let bytes) = self else { return nil }
    return Int(String(decoding: content(of: bytes), as: UTF8.self))
  }

  /// A string.
  static func string(_ text: String) -> PropertyValue {
    .scalar(.string, Array("<string>".utf8) + XMLEscapes.encoded(Array(text.utf8)) + Array("</string>".utf8))
  }

  /// An integer.
  static func integer(_ number: Int) -> PropertyValue {
    .scalar(.integer, Array("<integer>\(number)</integer>".utf8))
  }

  /// A Boolean value.
  static func boolean(_ flag: Bool) -> PropertyValue {
    .scalar(.boolean, Array((flag ? "<true/>" : "<false/>").utf8))
  }

  /// The bytes between the tags of a scalar.
  private func content(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    guard let start = bytes.firstIndex(of: UInt8(ascii: ">")),
      let end = bytes.lastIndex(of: UInt8(ascii: "<")), start < end
    else { return [] }
    return bytes[(start + 1)..<end]
  }
}
