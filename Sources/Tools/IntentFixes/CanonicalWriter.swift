import IntentDefinition
import IntentDiagnostics
import IntentPlatform

/// Indents with tabs, sorts every dictionary's keys by code points, and normalizes other notations, such as
/// character references and hexadecimal integers.
struct CanonicalWriter {
  private let list: PropertyList
  private let dropped: String?
  private var bytes: [UInt8] = []

  static func write(_ list: PropertyList, without dropped: String? = nil) -> [UInt8] {
    var writer = CanonicalWriter(list, dropped)
    writer.bytes.reserveCapacity(list.source.bytes.count + 1024)
    writer.line(0, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    writer.line(
      0,
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">"
    )
    writer.line(0, "<plist version=\"1.0\">")
    writer.write(list.root, depth: 0)
    writer.line(0, "</plist>")
    return writer.bytes
  }

  private init(_ list: PropertyList, _ dropped: String? = nil) {
    self.list = list
    self.dropped = dropped
  }

  private mutating func write(_ node: PropertyList.NodeID, depth: Int) {
    switch list.kind(node) {
    case .dictionary: writeDictionary(node, depth)
    case .array: writeArray(node, depth)
    case let kind:
      line(depth, kind.element(Self.text(of: node, in: list, depth: depth)))
    }
  }

  /// The text between the tags of a value without parts, unescaped.
  static func text(of node: PropertyList.NodeID, in list: PropertyList, depth: Int = 0) -> String {
    switch list.kind(node) {
    case .dictionary, .array: ""
    case .string: list.string(node) ?? ""
    case .integer: list.integer(node)?.description ?? "0"
    case .real: text(of: list.real(node) ?? 0)
    case .boolean: list.boolean(node) == true ? "true" : "false"
    case .date: CanonicalDate.text(of: list.date(node))
    case .data: text(of: list.data(node) ?? [], depth)
    }
  }

  private mutating func writeDictionary(_ node: PropertyList.NodeID, _ depth: Int) {
    var entries = Array(list.children(of: node))
    if let dropped { entries.removeAll { list.keyName(of: $0) == dropped } }
    guard !entries.isEmpty else {
      line(depth, "<dict/>")
      return
    }
    line(depth, "<dict>")
    // Sorting keeps the order of equal keys.
    if !zip(entries, entries.dropFirst()).allSatisfy({ !precedes($1, $0) }) {
      entries.sort(by: precedes)
    }
    for entry in entries {
      line(depth + 1, "<key>\(XMLText.escaped(list.keyName(of: entry)))</key>")
      write(entry, depth: depth + 1)
    }
    line(depth, "</dict>")
  }

  /// UTF-8 bytes sort like code points.
  private func precedes(_ left: PropertyList.NodeID, _ right: PropertyList.NodeID) -> Bool {
    list.keyName(of: left).utf8.lexicographicallyPrecedes(list.keyName(of: right).utf8)
  }

  private mutating func writeArray(_ node: PropertyList.NodeID, _ depth: Int) {
    guard list.childCount(of: node) > 0 else {
      line(depth, "<array/>")
      return
    }
    line(depth, "<array>")
    for child in list.children(of: node) { write(child, depth: depth + 1) }
    line(depth, "</array>")
  }

  /// Indents lines like the tag, by at most eight tabs, and wraps at 76 columns. A tab counts as eight
  /// columns.
  private static func text(of data: [UInt8], _ depth: Int) -> String {
    let text = Base64.text(of: data)
    let indent = String(repeating: "\t", count: min(depth, 8))
    let width = 76 - indent.count * 8
    let lines = stride(from: 0, to: text.count, by: width).map { start in
      indent + String(decoding: text[start..<min(start + width, text.count)], as: UTF8.self) + "\n"
    }
    return "\n" + lines.joined() + String(repeating: "\t", count: depth)
  }

  /// Whole numbers other than zero have no decimal point.
  private static func text(of real: Double) -> String {
    if real.isNaN { return "nan" }
    if real.isInfinite { return real < 0 ? "-infinity" : "+infinity" }
    let text = real.description
    return real == 0 || !text.hasSuffix(".0") ? text : String(text.dropLast(2))
  }

  private mutating func line(_ depth: Int, _ text: String) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "\t"), count: depth))
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension PropertyList.Kind {
  /// The XML element of a value that has no parts.
  package func element(_ text: String) -> String {
    switch self {
    case .dictionary: "<dict/>"
    case .array: "<array/>"
    case .boolean: "<\(text)/>"
    case .string: "<string>\(XMLText.escaped(text, keepsReturns: true))</string>"
    case .integer: "<integer>\(text)</integer>"
    case .real: "<real>\(text)</real>"
    case .date: "<date>\(text)</date>"
    case .data: "<data>\(text)</data>"
    }
  }
}

/// Such as `2024-01-31T12:00:00Z`.
enum CanonicalDate {
  /// Without a date, writes the start of 2001.
  static func text(of date: Date?) -> String {
    let seconds = Int(exactly: (date?.timeIntervalSinceReferenceDate ?? 0).rounded(.down)) ?? 0
    let (day, second) = seconds.quotientAndFloorRemainder(by: 86_400)
    let (year, month, dayOfMonth) = civil(daysSince2001: day)
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))"
      + "T\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))Z"
  }

  /// Computes with a year that begins in March, so that the leap day is last.
  private static func civil(daysSince2001 days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (days + 730_791).quotientAndFloorRemainder(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int {
  fileprivate func quotientAndFloorRemainder(by divisor: Int) -> (Int, Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

/// Writes data as Base64, without Foundation.
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Pads with `=` to a multiple of four characters.
  static func text(of data: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((data.count + 2) / 3 * 4)
    for start in stride(from: 0, to: data.count, by: 3) {
      let group = data[start..<min(start + 3, data.count)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(3 - group.count) * 8
      for place in 0..<4 {
        let sextet = Int(bits >> UInt32(18 - place * 6) & 0x3F)
        text.append(place <= group.count ? alphabet[sextet] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
