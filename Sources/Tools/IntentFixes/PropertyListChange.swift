import IntentDefinition
import IntentDiagnostics

/// The list is binary, or its layout can't be preserved.
package struct UnusualPropertyList: Error {}

/// Writes a changed value into the XML that it was read from. Unchanged parts keep their order, spacing and
/// comments.
package struct PropertyListChange: Sendable {
  private let list: PropertyList
  /// The value before the change.
  package let value: PropertyValue

  package init(_ list: PropertyList) {
    self.list = list
    value = PropertyValue(list, list.root)
  }

  /// The text before the change.
  package var original: [UInt8] { list.source.bytes }

  /// The text with a changed value. Throws ``UnusualPropertyList`` if the text can't keep its layout.
  package func text(holding new: PropertyValue) throws -> [UInt8] {
    let range = try range(list.root)
    let text = try changed(value, to: new, margin: "")
    return keepingLineEnds(Array(original[..<range.lowerBound]) + text.utf8 + original[range.upperBound...])
  }

  /// Ends new lines with CRLF, as all others in the file.
  private func keepingLineEnds(_ text: [UInt8]) -> [UInt8] {
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    let ends = original.indices.filter { original[$0] == lineFeed }
    guard !ends.isEmpty, ends.allSatisfy({ $0 > 0 && original[$0 - 1] == carriageReturn }) else {
      return text
    }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for byte in text {
      if byte == lineFeed, result.last != carriageReturn { result.append(carriageReturn) }
      result.append(byte)
    }
    return result
  }

  private func changed(_ old: PropertyValue, to new: PropertyValue, margin: String) throws -> String {
    if let node = old.node, old == new { return text(try range(node)) }
    switch (old.contents, new.contents) {
    case (.dictionary(let before), .dictionary(let entries)) where !before.isEmpty && !entries.isEmpty:
      return try dictionary(old, before, to: new)
    case (.array(let before), .array(let elements)) where !before.isEmpty && !elements.isEmpty:
      return try array(old, before, to: elements)
    default: return new.element(margin: margin)
    }
  }

  // MARK: Entries and elements

  /// Old entries keep the file's order, the text before them, and their keys. A new entry goes where the
  /// alphabet puts it if the file's keys are sorted, otherwise to the end.
  private func dictionary(
    _ old: PropertyValue,
    _ before: [DefinitionKey: PropertyValue],
    to new: PropertyValue
  ) throws -> String {
    let entries = before.sorted { $0.value.node ?? 0 < $1.value.node ?? 0 }
    let names = entries.map(\.key.name)
    let isSorted = zip(names, names.dropFirst()).allSatisfy { $0 < $1 }
    let nodes = try nodes(entries.map(\.value), of: old)
    let keys = try nodes.map { node in
      guard let key = list.keyRange(of: node) else { throw UnusualPropertyList() }
      return key
    }
    let parts = try zip(keys, nodes).map { try $0.lowerBound..<range($1).upperBound }
    return try element(old, parts) { gaps, margin in
      var written: [(name: String, text: String)] = []
      for (index, entry) in entries.enumerated() {
        guard let value = new[entry.key] else { continue }
        let start = text(keys[index].lowerBound..<(try range(nodes[index]).lowerBound))
        let text = gaps[index] + start + (try changed(entry.value, to: value, margin: margin))
        written.append((names[index], text))
      }
      for (name, value) in new.sorted where before[DefinitionKey(name)] == nil {
        let line = "\n" + margin
        let text = "\(line)<key>\(XMLText.escaped(name))</key>\(line)\(value.element(margin: margin))"
        let index = isSorted ? written.firstIndex { $0.name > name } : nil
        written.insert((name, text), at: index ?? written.count)
      }
      return written.map(\.text)
    }
  }

  private func array(
    _ old: PropertyValue,
    _ before: [PropertyValue],
    to elements: [PropertyValue]
  ) throws -> String {
    let parts = try nodes(before, of: old).map(range)
    return try element(old, parts) { gaps, margin in
      try zip(elements, Self.indices(of: elements, among: before)).map { element, index in
        guard let index else { return "\n\(margin)\(element.element(margin: margin))" }
        return gaps[index] + (try changed(before[index], to: element, margin: margin))
      }
    }
  }

  /// The index that each element had. A new element gets the index of an equal one.
  private static func indices(of elements: [PropertyValue], among old: [PropertyValue]) -> [Int?] {
    let read = Dictionary(firsts: old.indices.map { (old[$0].node, $0) })
    var known = elements.map { element in element.node.flatMap { read[$0] } }
    guard known.contains(nil) else { return known }
    let taken = Set(known)
    var free: [PropertyValue: [Int]] = [:]
    for index in old.indices.reversed() where !taken.contains(index) {
      free[old[index], default: []].append(index)
    }
    for index in elements.indices where known[index] == nil {
      known[index] = free[elements[index]]?.popLast()
    }
    return known
  }

  /// - Parameter contents: Takes the text before each part, and the parts' indentation.
  private func element(
    _ value: PropertyValue,
    _ parts: [Range<Int>],
    contents: (_ gaps: [String], _ margin: String) throws -> [String]
  ) throws -> String {
    guard let node = value.node, let content = list.contentRange(of: node), let last = parts.last else {
      throw UnusualPropertyList()
    }
    var offset = content.lowerBound
    let gaps = try parts.map { part in
      guard offset <= part.lowerBound else { throw UnusualPropertyList() }
      defer { offset = part.upperBound }
      return text(offset..<part.lowerBound)
    }
    let range = try range(node)
    return text(range.lowerBound..<content.lowerBound) + (try contents(gaps, Self.margin(gaps[0]))).joined()
      + text(last.upperBound..<range.upperBound)
  }

  // MARK: Text

  /// - Throws: `UnusualPropertyList` if a key repeats.
  private func nodes(_ parts: [PropertyValue], of value: PropertyValue) throws -> [PropertyList.NodeID] {
    let nodes = parts.compactMap(\.node)
    guard let node = value.node, nodes.count == list.childCount(of: node) else { throw UnusualPropertyList() }
    return nodes
  }

  private func range(_ node: PropertyList.NodeID) throws -> Range<Int> {
    guard let range = list.range(of: node) else { throw UnusualPropertyList() }
    return range
  }

  private static func margin(_ gap: String) -> String {
    let line = gap.lastIndex(where: \.isNewline).map { gap[gap.index(after: $0)...] } ?? "\t"
    return line.allSatisfy(\.isWhitespace) ? String(line) : "\t"
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: original[range], as: UTF8.self)
  }
}
