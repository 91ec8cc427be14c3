import IntentSchema

/// Changes values in a JSON text. What is not changed keeps its text: order, spacing, and the notation of numbers.
struct JSONChange {
  /// The text is laid out in a way that cannot be kept, such as a comma too many.
  struct Unusual: Error {}

  private let bytes: [UInt8]
  private var layout = JSONLayout()

  /// - Parameters:
  ///   - bytes: The text.
  ///   - root: Its value.
  init(_ bytes: [UInt8], _ root: LocatedValue) {
    self.bytes = bytes
    guard case .object(let members) = root.kind, let range = root.range, let first = members.first?.nameRange
    else { return }
    let margin = Self.lastLine(text(range.lowerBound + 1..<first.lowerBound))
    if let margin, !margin.isEmpty { layout.indentation = String(margin) }
    if bytes.contains(UInt8(ascii: "\r")) { layout.newline = "\r\n" }
  }

  /// The text with another value at its root.
  func text(changing root: LocatedValue, to new: PlainValue, names: [String]) throws -> [UInt8] {
    guard let range = root.range else { throw Unusual() }
    return Array(bytes[..<range.lowerBound])
      + Array(try changed(root, to: new, names: names, in: layout, margin: "").utf8)
      + Array(bytes[range.upperBound...])
  }

  /// The text of a value that may have changed.
  private func changed(
    _ old: LocatedValue,
    to new: PlainValue,
    names: [String] = [],
    in layout: JSONLayout,
    margin: String
  ) throws -> String {
    guard let range = old.range else { throw Unusual() }
    if old.plain.means(new) { return text(range) }
    switch (old.kind, new) {
    case (.object(let members), .object(let fields)) where !members.isEmpty && !fields.isEmpty:
      return try object(members, range, to: fields, names: names)
    case (.array(let elements), .array(let values)) where !elements.isEmpty && !values.isEmpty:
      return try array(elements, range, to: values, in: layout)
    default: return layout.text(of: new, names: names, margin: margin)
    }
  }

  // MARK: Members and elements

  private func object(
    _ members: [LocatedValue.Member],
    _ range: Range<Int>,
    to fields: [String: PlainValue],
    names: [String]
  ) throws -> String {
    let ranges = try members.map { member -> Range<Int> in
      guard let start = member.nameRange?.lowerBound, let end = member.value.range?.upperBound else {
        throw Unusual()
      }
      return start..<end
    }
    var parts = try JSONParts(ranges, in: range, of: bytes)
    var inside = layout
    if let first = members.first, let name = first.nameRange, let value = first.value.range {
      let colon = text(name.upperBound..<value.lowerBound)
      if !colon.contains(where: \.isNewline) { inside.colon = colon }
    }
    parts.lay(out: &inside)
    var written: [(name: String, part: JSONParts.Part)] = []
    for (index, member) in members.enumerated() {
      guard let value = fields[member.name], let name = member.nameRange, let old = member.value.range else {
        continue
      }
      let text = try changed(member.value, to: value, in: inside, margin: parts.margin)
      written.append(
        (member.name, parts.old(index, text: self.text(name.lowerBound..<old.lowerBound) + text))
      )
    }
    // A new member follows the one that precedes it in the order.
    var previous: String?
    let order = JSONLayout.order(of: fields, names: names)
    for (place, name) in order.enumerated() {
      defer { previous = name }
      guard !written.contains(where: { $0.name == name }), let value = fields[name] else { continue }
      let part = parts.new(inside.member(name, value, margin: parts.margin))
      let after = previous.flatMap { name in written.firstIndex { $0.name == name } }.map { $0 + 1 }
      let next = order[place...].lazy.compactMap { name in written.firstIndex { $0.name == name } }.first
      written.insert((name, part), at: after ?? next ?? written.count)
    }
    return parts.text("{", written.map(\.part), "}")
  }

  private func array(
    _ elements: [LocatedValue],
    _ range: Range<Int>,
    to values: [PlainValue],
    in layout: JSONLayout
  ) throws -> String {
    let ranges = try elements.map { element throws(Unusual) in
      guard let range = element.range else { throw Unusual() }
      return range
    }
    var parts = try JSONParts(ranges, in: range, of: bytes)
    var inside = layout
    parts.lay(out: &inside)
    // A new element is written on one line if the others are.
    var fresh = inside
    if let last = ranges.last, case .object? = elements.last?.kind, !text(last).contains(where: \.isNewline) {
      fresh.indentation = nil
    }
    func same(_ pair: (LocatedValue, PlainValue)) -> Bool { pair.0.plain.means(pair.1) }
    let least = min(elements.count, values.count)
    let head = zip(elements, values).prefix(while: same).count
    let tail = min(least - head, zip(elements.reversed(), values.reversed()).prefix(while: same).count)
    // Between them, elements are changed in their places, and then added or removed.
    let changes = least - head - tail
    var written: [JSONParts.Part] = []
    for (index, value) in values.enumerated() {
      let isAfter = index >= values.count - tail
      let place = isAfter ? index + elements.count - values.count : index
      if isAfter || index < head + changes {
        written.append(
          parts.old(place, text: try changed(elements[place], to: value, in: inside, margin: parts.margin))
        )
      } else {
        written.append(parts.new(fresh.text(of: value, margin: parts.margin)))
      }
    }
    return parts.text("[", written, "]")
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text after the last line break; `nil` without one.
  static func lastLine(_ text: String) -> Substring? {
    text.lastIndex(where: \.isNewline).map { text[text.index(after: $0)...] }
  }
}

extension PlainValue {
  /// Whether two values mean the same: a whole number may be written with decimals.
  func means(_ other: PlainValue) -> Bool {
    switch (self, other) {
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.means($1) }
    case (.object(let left), .object(let right)):
      left.count == right.count && left.allSatisfy { right[$0.key].map($0.value.means) ?? false }
    case (.integer(let whole), .number(let number)), (.number(let number), .integer(let whole)):
      Int(exactly: number) == whole
    default: self == other
    }
  }
}

/// The members of an object or the elements of an array in a JSON text, with the white space between them.
struct JSONParts {
  /// A member or an element.
  struct Part {
    var text: String
    /// The white space before it; `nil` for what the others have.
    fileprivate var lead: String?
    /// The white space between it and the next comma.
    fileprivate var end = ""
  }

  /// The indentation of the parts, if each is on its own line.
  private(set) var margin = ""
  private var leads: [String] = []
  private var ends: [String] = []
  private let close: String
  private var usual = " "

  /// - Parameters:
  ///   - ranges: The bytes of each part; there is at least one.
  ///   - whole: The bytes of the object or array.
  ///   - bytes: The whole text.
  init(_ ranges: [Range<Int>], in whole: Range<Int>, of bytes: [UInt8]) throws {
    func space(_ range: Range<Int>) throws -> String {
      guard bytes[range].allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
        throw JSONChange.Unusual()
      }
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var place = whole.lowerBound + 1
    for range in ranges {
      guard place <= range.lowerBound else { throw JSONChange.Unusual() }
      var lead = place..<range.lowerBound
      if !leads.isEmpty {
        guard let comma = bytes[lead].firstIndex(of: UInt8(ascii: ",")) else { throw JSONChange.Unusual() }
        ends.append(try space(place..<comma))
        lead = comma + 1..<range.lowerBound
      }
      leads.append(try space(lead))
      place = range.upperBound
    }
    ends.append("")
    close = try space(place..<whole.upperBound - 1)
  }

  /// Takes over how these parts are separated, and tells the layout of what is written among them.
  mutating func lay(out layout: inout JSONLayout) {
    if let line = JSONChange.lastLine(leads[0]) {
      margin = String(line)
      // Without the empty lines that a part may have before it.
      usual = layout.newline + line
    } else {
      usual = leads.count > 1 ? leads[1] : layout.colon.last?.isWhitespace == true ? " " : ""
      layout.indentation = nil
      layout.comma = "," + usual
    }
  }

  /// A part of the text, perhaps with another value.
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
