import IntentDiagnostics
import IntentSchema

/// Changes JSON text. Unchanged parts keep their order, spacing and number notation.
package struct JSONEditor {
  private let bytes: [UInt8]
  private let root: JSONTree
  private var layout: JSONLayout

  /// - Parameter layout: For new values where the text sets no example.
  package init(_ bytes: [UInt8], _ root: JSONTree, layout: JSONLayout = JSONLayout()) {
    (self.bytes, self.root, self.layout) = (bytes, root, layout)
    guard let first = root.members?.first else { return }
    let margin = Self.lastLine(text(root.range.lowerBound + 1..<first.keyRange.lowerBound))
    if let margin, !margin.isEmpty { self.layout.indentation = String(margin) }
    if bytes.contains(UInt8(ascii: "\r")) { self.layout.newline = "\r\n" }
  }

  /// - Parameter names: The order of new members.
  package func text(holding new: PlainValue, names: [String] = []) -> [UInt8] {
    Array(bytes[..<root.range.lowerBound])
      + changed(root, root.plain, to: new, names: names, in: layout, margin: "").utf8
      + bytes[root.range.upperBound...]
  }

  private func changed(
    _ old: JSONTree,
    _ plain: PlainValue,
    to new: PlainValue,
    names: [String] = [],
    in layout: JSONLayout,
    margin: String
  ) -> String {
    if plain.means(new) { return text(old.range) }
    switch (plain, new) {
    case (.object(let before), .object(let fields)) where !before.isEmpty && !fields.isEmpty:
      return object(old, before, to: fields, names: names)
    case (.array(let before), .array(let values)) where !before.isEmpty && !values.isEmpty:
      return array(old, before, to: values, in: layout)
    default: return layout.text(of: new, names: names, margin: margin)
    }
  }

  // MARK: Members and elements

  /// Old members keep their order and whitespace; a new one follows the member that precedes it in `names`.
  private func object(
    _ object: JSONTree,
    _ before: [String: PlainValue],
    to fields: [String: PlainValue],
    names: [String]
  ) -> String {
    let members = object.members ?? []
    let ranges = members.map { $0.keyRange.lowerBound..<$0.value.range.upperBound }
    var parts = JSONParts(ranges, in: object.range, of: bytes)
    var inside = layout
    if let first = members.first {
      let colon = text(first.keyRange.upperBound..<first.value.range.lowerBound)
      if !colon.contains(where: \.isNewline) { inside.colon = colon }
    }
    parts.lay(out: &inside)
    var groups: [String: [String]] = [:]
    var firsts: [String] = []
    var previous: String?
    for name in inside.order(of: fields, names: names, after: members.map(\.key)) {
      if before[name] != nil {
        groups[name] = (previous == nil ? firsts : []) + [name]
        previous = name
      } else if let previous {
        groups[previous]?.append(name)
      } else {
        firsts.append(name)
      }
    }
    let written = previous == nil ? firsts : members.flatMap { groups[$0.key] ?? [] }
    let indices = Dictionary(firsts: zip(members.map(\.key), members.indices))
    let texts = written.map { name -> JSONParts.Part in
      let value = fields[name] ?? .null
      guard let index = indices[name], let plain = before[name] else {
        return parts.new(inside.member(name, value, margin: parts.margin))
      }
      let member = members[index]
      let key = text(member.keyRange.lowerBound..<member.value.range.lowerBound)
      return parts.old(
        index,
        text: key + changed(member.value, plain, to: value, in: inside, margin: parts.margin)
      )
    }
    return parts.text("{", texts, "}")
  }

  private func array(
    _ array: JSONTree,
    _ before: [PlainValue],
    to values: [PlainValue],
    in layout: JSONLayout
  ) -> String {
    let elements = array.elements
    var parts = JSONParts(elements.map(\.range), in: array.range, of: bytes)
    var inside = layout
    parts.lay(out: &inside)
    // Follow the last old element's style if it is an object on one line.
    var fresh = inside
    if let last = elements.last, last.members != nil, !text(last.range).contains(where: \.isNewline) {
      fresh.indentation = nil
    }
    let written = zip(values, values.oldIndices(among: before)).map { value, index in
      guard let index else { return parts.new(fresh.text(of: value, margin: parts.margin)) }
      return parts.old(
        index,
        text: changed(elements[index], before[index], to: value, in: inside, margin: parts.margin)
      )
    }
    return parts.text("[", written, "]")
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  static func lastLine(_ text: String) -> Substring? {
    text.lastIndex(where: \.isNewline).map { text[text.index(after: $0)...] }
  }
}

extension [PlainValue] {
  /// Maps each value to the old element that it replaces. Equal elements at the start and the end stay; the
  /// values between them replace old elements in order.
  package func oldIndices(among old: [PlainValue]) -> [Int?] {
    let least = Swift.min(old.count, count)
    let head = zip(old, self).prefix { $0.means($1) }.count
    let tail = Swift.min(least - head, zip(old.reversed(), reversed()).prefix { $0.means($1) }.count)
    return indices.map { index in
      if index >= count - tail { return index + old.count - count }
      return index < least - tail ? index : nil
    }
  }
}

/// The members or elements of a changed object or list, with the whitespace around the old ones, which stays.
private struct JSONParts {
  /// One member or element, as it will be written.
  struct Part {
    var text: String
    /// The whitespace before the part; `nil` for the usual one.
    var lead: String?
    /// The whitespace before the comma.
    var end = ""
  }

  /// The indentation of parts on lines of their own.
  private(set) var margin = ""
  private var leads: [String] = []
  private var ends: [String] = []
  private let close: String
  private var usual = " "

  init(_ ranges: [Range<Int>], in whole: Range<Int>, of bytes: [UInt8]) {
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var offset = whole.lowerBound + 1
    for range in ranges {
      var lead = offset..<range.lowerBound
      if !leads.isEmpty, let comma = bytes[lead].firstIndex(of: UInt8(ascii: ",")) {
        ends.append(text(offset..<comma))
        lead = comma + 1..<range.lowerBound
      }
      leads.append(text(lead))
      offset = range.upperBound
    }
    ends.append("")
    close = text(offset..<whole.upperBound - 1)
  }

  mutating func lay(out layout: inout JSONLayout) {
    if let line = JSONEditor.lastLine(leads[0]) {
      margin = String(line)
      // Leave out empty lines before the first part.
      usual = layout.newline + line
    } else {
      // The text between two parts may also contain a skipped duplicate key.
      usual =
        leads.dropFirst().first { $0.allSatisfy(\.isWhitespace) }
        ?? (layout.colon.last?.isWhitespace == true ? " " : "")
      layout.indentation = nil
      layout.comma = "," + usual
    }
  }

  func old(_ index: Int, text: String) -> Part {
    Part(text: text, lead: index == 0 ? nil : leads[index], end: ends[index])
  }

  func new(_ text: String) -> Part {
    Part(text: text)
  }

  func text(_ open: String, _ parts: [Part], _ close: String) -> String {
    var result = open
    for (index, part) in parts.enumerated() {
      result += index == 0 ? leads[0] : "," + (part.lead ?? usual)
      result += part.text
      if index < parts.count - 1 { result += part.end }
    }
    return result + self.close + close
  }
}
