import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentPlatform
import IntentRuntime
import IntentSchema

/// A value that can be written into a property list in place of an old one.
package protocol PropertyListContents {
  init(_ list: PropertyList, _ node: PropertyList.NodeID)
  var members: [String: Self]? { get }
  var items: [Self]? { get }
  /// Whether either text can stand for the other.
  func means(_ other: Self) -> Bool
  /// Maps each value to the old element that it replaces, if any.
  static func places(of values: [Self], among old: [Self]) -> [Int?]
  /// Writes an XML element, with the indentation `margin` in its first line.
  func element(margin: String) throws -> String
}

/// The list is binary, or its layout can't be preserved.
package struct UnusualPropertyList: Error {}

/// Changes values in XML. Unchanged parts keep their order, spacing and comments.
package struct PropertyListChange<Value: PropertyListContents> {
  private let list: PropertyList

  package init(_ list: PropertyList) {
    self.list = list
  }

  package func text(holding new: Value) throws -> [UInt8] {
    let range = try range(list.root)
    let text = try changed(list.root, Value(list, list.root), to: new, margin: "")
    let bytes = list.source.bytes
    return Array(bytes[..<range.lowerBound]) + text.utf8 + bytes[range.upperBound...]
  }

  private func changed(
    _ node: PropertyList.NodeID,
    _ old: Value,
    to new: Value,
    margin: String
  ) throws -> String {
    if old.means(new) { return text(try range(node)) }
    if let before = old.members, let fields = new.members, !before.isEmpty, !fields.isEmpty {
      return try object(node, before, to: fields)
    }
    if let before = old.items, let values = new.items, !before.isEmpty, !values.isEmpty {
      return try array(node, before, to: values)
    }
    return try new.element(margin: margin)
  }

  // MARK: Members and elements

  private func object(
    _ node: PropertyList.NodeID,
    _ before: [String: Value],
    to fields: [String: Value]
  ) throws -> String {
    let values = Array(list.children(of: node))
    let keys = try values.map { value in
      guard let key = list.keyRange(of: value) else { throw UnusualPropertyList() }
      return key
    }
    let names = values.map { list.keyName(of: $0) }
    guard names.count == before.count else { throw UnusualPropertyList() }
    let isSorted = zip(names, names.dropFirst()).allSatisfy { $0 < $1 }
    let parts = try zip(keys, values).map { try $0.lowerBound..<range($1).upperBound }
    return try element(node, parts) { gaps, margin in
      var written: [(name: String, text: String)] = []
      for (index, name) in names.enumerated() {
        guard let value = fields[name], let old = before[name] else { continue }
        let start = text(keys[index].lowerBound..<(try range(values[index]).lowerBound))
        let text = gaps[index] + start + (try changed(values[index], old, to: value, margin: margin))
        written.append((name, text))
      }
      for name in fields.keys.sorted() where before[name] == nil {
        guard let value = fields[name] else { continue }
        let line = "\n" + margin
        let key = "<key>\(XMLText.escaped(name))</key>"
        let text = line + key + line + (try value.element(margin: margin))
        let place = isSorted ? written.firstIndex { $0.name > name } : nil
        written.insert((name, text), at: place ?? written.count)
      }
      return written.map(\.text)
    }
  }

  private func array(
    _ node: PropertyList.NodeID,
    _ before: [Value],
    to values: [Value]
  ) throws -> String {
    let elements = Array(list.children(of: node))
    return try element(node, elements.map(range)) { gaps, margin in
      try zip(values, Value.places(of: values, among: before)).map { value, place in
        guard let place else { return "\n" + margin + (try value.element(margin: margin)) }
        return gaps[place] + (try changed(elements[place], before[place], to: value, margin: margin))
      }
    }
  }

  /// - Parameter contents: Takes the text before each part, and the parts' indentation.
  private func element(
    _ node: PropertyList.NodeID,
    _ parts: [Range<Int>],
    contents: (_ gaps: [String], _ margin: String) throws -> [String]
  ) throws -> String {
    let range = try range(node)
    guard let first = parts.first, let last = parts.last,
      let tag = list.source.bytes[range.lowerBound..<first.lowerBound].firstIndex(of: UInt8(ascii: ">"))
    else { throw UnusualPropertyList() }
    var place = tag + 1
    let gaps = try parts.map { part in
      guard place <= part.lowerBound else { throw UnusualPropertyList() }
      defer { place = part.upperBound }
      return text(place..<part.lowerBound)
    }
    return text(range.lowerBound..<tag + 1) + (try contents(gaps, Self.margin(gaps[0]))).joined()
      + text(last.upperBound..<range.upperBound)
  }

  // MARK: Elements

  private func range(_ node: PropertyList.NodeID) throws -> Range<Int> {
    guard let range = list.range(of: node) else { throw UnusualPropertyList() }
    return range
  }

  private static func margin(_ gap: String) -> String {
    let line = gap.lastIndex(where: \.isNewline).map { gap[gap.index(after: $0)...] } ?? "\t"
    return line.allSatisfy(\.isWhitespace) ? String(line) : "\t"
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: list.source.bytes[range], as: UTF8.self)
  }
}

extension PlainValue: PropertyListContents {
  package init(_ list: PropertyList, _ node: PropertyList.NodeID) { self = list.plain(node) }

  package var members: [String: PlainValue]? { if case .object(let fields) = self { fields } else { nil } }

  package var items: [PlainValue]? { if case .array(let elements) = self { elements } else { nil } }

  package static func places(of values: [PlainValue], among old: [PlainValue]) -> [Int?] {
    values.places(among: old)
  }

  package func element(margin: String) throws -> String {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let text = String(decoding: try encoder.encode(PlainValue.array([self])), as: UTF8.self)
    guard let start = text.firstRange(of: "<array>\n\t"), let end = text.ranges(of: "\n</array>").last else {
      throw UnusualPropertyList()
    }
    return String(text[start.upperBound..<end.lowerBound]).replacing("\n\t", with: "\n" + margin)
  }
}

extension PropertyList {
  /// Null stands for a value with a reported problem. If a key repeats, the last value wins.
  func plain(_ node: NodeID) -> PlainValue {
    let value: PlainValue? =
      switch kind(node) {
      // Property lists lack null, so encoders write `$null`.
      case .string: string(node).map { $0 == "$null" ? .null : .string($0) }
      case .integer: integer(node).map { $0.int.map { .integer($0) } ?? .largeInteger($0.magnitude) }
      case .real: real(node).map { $0.isFinite ? PlainValue(decimal: $0) : PlainValue(number: $0) }
      case .boolean: boolean(node).map { .boolean($0) }
      case .date: date(node).map { .date($0) }
      case .data: data(node).map { .data(Data($0)) }
      case .array: .array(children(of: node).map { plain($0) })
      case .dictionary: .object(Dictionary(children(of: node).map { (keyName(of: $0), plain($0)) }) { $1 })
      }
    return value ?? .null
  }
}
