import IntentDefinition
import IntentDiagnostics

/// Writes a property list in Xcode's form for definitions.
///
/// The list is indented with tabs, and the keys of every dictionary are sorted by code points. Values in another
/// notation, such as character references or hexadecimal integers, are normalised.
struct CanonicalWriter {
  private let list: PropertyList
  private let dropped: String?
  private var bytes: [UInt8] = []

  /// The formatted list, as UTF-8.
  ///
  /// - Parameter dropped: A key that is left out.
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

  /// One value of a list, without indent.
  static func write(_ list: PropertyList, _ node: PropertyList.NodeID) -> [UInt8] {
    var writer = CanonicalWriter(list)
    writer.write(node, depth: 0)
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
    case .string:
      startLine(depth, "<string>")
      list.withText(node) { append(escaping: $0) }
      endLine("</string>")
    case .integer: line(depth, "<integer>\(list.integer(node)?.description ?? "0")</integer>")
    case .real: line(depth, "<real>\(Self.text(of: list.real(node) ?? 0))</real>")
    case .boolean: line(depth, list.boolean(node) == true ? "<true/>" : "<false/>")
    case .date: line(depth, "<date>\(CanonicalDate.text(of: list.date(node)))</date>")
    case .data: writeData(list.data(node) ?? [], depth)
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
    // Most keys are sorted already. Sorting is stable for equal keys.
    if !zip(entries, entries.dropFirst()).allSatisfy({ !precedes($1, $0) }) {
      entries.sort(by: precedes)
    }
    for entry in entries {
      startLine(depth + 1, "<key>")
      list.keys.withName(list.key(of: entry)) { append(escaping: $0) }
      endLine("</key>")
      write(entry, depth: depth + 1)
    }
    line(depth, "</dict>")
  }

  /// Whether a key sorts before another. UTF-8 bytes sort in the same order as code points.
  private func precedes(_ left: PropertyList.NodeID, _ right: PropertyList.NodeID) -> Bool {
    list.keys.withName(list.key(of: left)) { left in
      list.keys.withName(list.key(of: right)) { left.lexicographicallyPrecedes($0) }
    }
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

  /// Base64 is on separate lines with the tag's indent, at most eight tabs, and wrapped at 76 columns, where a tab
  /// counts as eight.
  private mutating func writeData(_ data: [UInt8], _ depth: Int) {
    line(depth, "<data>")
    let text = Base64.text(of: data)
    let indent = min(depth, 8)
    let width = 76 - indent * 8
    var start = 0
    while start < text.count {
      let end = min(start + width, text.count)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "\t"), count: indent))
      bytes.append(contentsOf: text[start..<end])
      bytes.append(UInt8(ascii: "\n"))
      start = end
    }
    line(depth, "</data>")
  }

  /// A whole real has no decimal point, except for zero.
  private static func text(of real: Double) -> String {
    if real.isNaN { return "nan" }
    if real.isInfinite { return real < 0 ? "-infinity" : "+infinity" }
    let text = real.description
    return real == 0 || !text.hasSuffix(".0") ? text : String(text.dropLast(2))
  }

  // MARK: Bytes

  private mutating func line(_ depth: Int, _ text: String) {
    startLine(depth, text)
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func startLine(_ depth: Int, _ text: String) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "\t"), count: depth))
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func endLine(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    var rest = text[...]
    while let index = rest.firstIndex(where: { Self.escape($0) != nil }) {
      bytes.append(contentsOf: rest[..<index])
      bytes.append(contentsOf: (Self.escape(rest[index]) ?? "").utf8)
      rest = rest[(index + 1)...]
    }
    bytes.append(contentsOf: rest)
  }

  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    // An unescaped one would be read as a line feed.
    case UInt8(ascii: "\r"): "&#13;"
    default: nil
    }
  }
}
