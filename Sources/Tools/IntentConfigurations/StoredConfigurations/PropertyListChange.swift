import IntentPlatform
import IntentSchema

/// Changes values in an XML property list. What is not changed keeps its text: order, spacing and comments.
struct PropertyListChange {
  /// The text is laid out in a way that cannot be kept.
  struct Unusual: Error {}

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The text with another value at its root.
  func text(changing root: LocatedValue, to new: PlainValue) throws -> [UInt8] {
    let range = try element(root)
    return Array(bytes[..<range.lowerBound]) + Array(try changed(root, to: new, margin: "").utf8)
      + Array(bytes[range.upperBound...])
  }

  /// The element of a value that may have changed.
  private func changed(_ old: LocatedValue, to new: PlainValue, margin: String) throws -> String {
    let range = try element(old)
    if old.plain.means(new) { return text(range) }
    switch (old.kind, new) {
    case (.object(let members), .object(let fields)) where !members.isEmpty && !fields.isEmpty:
      return try object(members, range, to: fields)
    case (.array(let elements), .array(let values)) where !elements.isEmpty && !values.isEmpty:
      return try array(elements, range, to: values)
    default: return try Self.element(of: new, margin: margin)
    }
  }

  // MARK: Members and elements

  private func object(
    _ members: [LocatedValue.Member],
    _ range: Range<Int>,
    to fields: [String: PlainValue]
  ) throws -> String {
    let keys = try members.map { member in try element(around: member.nameRange) }
    let values = try members.map { member in try element(member.value) }
    let gaps = try gaps(before: zip(keys, values).map { $0.lowerBound..<$1.upperBound }, in: range)
    let margin = Self.margin(gaps[0])
    var written: [(name: String, text: String)] = []
    for (index, member) in members.enumerated() {
      guard let value = fields[member.name] else { continue }
      let between = text(keys[index].upperBound..<values[index].lowerBound)
      written.append(
        (
          member.name,
          gaps[index] + text(keys[index]) + between + (try changed(member.value, to: value, margin: margin))
        )
      )
    }
    let isSorted = zip(members, members.dropFirst()).allSatisfy { $0.name < $1.name }
    for name in fields.keys.sorted() where !members.contains(where: { $0.name == name }) {
      guard let value = fields[name] else { continue }
      let line = "\n" + margin
      // Text in an element has no tags.
      let key = try Self.element(of: .string(name), margin: margin).replacing("string>", with: "key>")
      let text = line + key + line + (try Self.element(of: value, margin: margin))
      let place = isSorted ? written.firstIndex { $0.name > name } : nil
      written.insert((name, text), at: place ?? written.count)
    }
    return open(range, to: keys[0].lowerBound - gaps[0].utf8.count) + written.map(\.text).joined()
      + text((values.last ?? range).upperBound..<range.upperBound)
  }

  private func array(_ elements: [LocatedValue], _ range: Range<Int>, to values: [PlainValue]) throws
    -> String
  {
    let ranges = try elements.map { try element($0) }
    let gaps = try gaps(before: ranges, in: range)
    let margin = Self.margin(gaps[0])
    func same(_ pair: (LocatedValue, PlainValue)) -> Bool { pair.0.plain.means(pair.1) }
    let least = min(elements.count, values.count)
    let head = zip(elements, values).prefix(while: same).count
    let tail = min(least - head, zip(elements.reversed(), values.reversed()).prefix(while: same).count)
    var result = open(range, to: ranges[0].lowerBound - gaps[0].utf8.count)
    for (index, value) in values.enumerated() {
      let isAfter = index >= values.count - tail
      if isAfter || index < least - tail {
        let place = isAfter ? index + elements.count - values.count : index
        result += gaps[place] + (try changed(elements[place], to: value, margin: margin))
      } else {
        result += "\n" + margin + (try Self.element(of: value, margin: margin))
      }
    }
    return result + text((ranges.last ?? range).upperBound..<range.upperBound)
  }

  /// The start tag of an element.
  private func open(_ range: Range<Int>, to end: Int) -> String {
    text(range.lowerBound..<end)
  }

  /// The text before each part, from the end of the part before it; for the first, from its start tag.
  private func gaps(before parts: [Range<Int>], in range: Range<Int>) throws -> [String] {
    guard let first = parts.first,
      let tag = bytes[range.lowerBound..<first.lowerBound].firstIndex(of: Self.greater)
    else { throw Unusual() }
    var place = tag + 1
    return try parts.map { part in
      guard place <= part.lowerBound else { throw Unusual() }
      defer { place = part.upperBound }
      return text(place..<part.lowerBound)
    }
  }

  // MARK: Elements

  private static let less = UInt8(ascii: "<")
  private static let greater = UInt8(ascii: ">")

  /// The bytes of a value with its tags.
  private func element(_ value: LocatedValue) throws -> Range<Int> {
    switch value.kind {
    case .array, .object:
      guard let range = value.range else { throw Unusual() }
      return range
    case .scalar: return try element(around: value.range)
    }
  }

  /// The element whose content has a range, or that has the range itself.
  private func element(around range: Range<Int>?) throws -> Range<Int> {
    guard let range else { throw Unusual() }
    let isContent = range.lowerBound > 0 && bytes[range.lowerBound - 1] == Self.greater
    let isElement = !range.isEmpty && bytes[range.lowerBound] == Self.less
    guard !isElement else { return range }
    guard isContent, let start = bytes[..<range.lowerBound].lastIndex(of: Self.less),
      let end = bytes[range.upperBound...].firstIndex(of: Self.greater)
    else { throw Unusual() }
    return start..<end + 1
  }

  /// The element of a value as the encoder writes it, with the indentation of the line on which it begins.
  private static func element(of value: PlainValue, margin: String) throws -> String {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let text = String(decoding: try encoder.encode(PlainValue.array([value])), as: UTF8.self)
    guard let start = text.firstRange(of: "<array>\n\t"), let end = text.lastRange(of: "\n</array>") else {
      throw Unusual()
    }
    return String(text[start.upperBound..<end.lowerBound]).replacing("\n\t", with: "\n" + margin)
  }

  /// The indentation of the line that a gap ends with.
  private static func margin(_ gap: String) -> String {
    let line = gap.lastIndex(where: \.isNewline).map { gap[gap.index(after: $0)...] } ?? "\t"
    return line.allSatisfy(\.isWhitespace) ? String(line) : "\t"
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension String {
  fileprivate func lastRange(of part: String) -> Range<Index>? {
    ranges(of: part).last
  }
}
