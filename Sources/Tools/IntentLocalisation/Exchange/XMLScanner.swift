import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// Reads the tags and texts of an XML file one by one. It reads no document type, so nothing is fetched or expanded.
struct XMLScanner {
  enum Event {
    case start(name: String, attributes: [String: String], isEmpty: Bool)
    case end(name: String)
    case text(String)
  }

  struct Problem: Error {
    var message: String
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private(set) var position = 0
  /// The bytes of the last event.
  private(set) var range = 0..<0
  private var names: [String] = []
  /// For each open element, the namespaces by prefix.
  private var namespaces: [[String: String]] = [[:]]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The next event; `nil` at the end.
  mutating func next() throws(Problem) -> Event? {
    while position < bytes.count {
      let start = position
      defer { range = start..<position }
      guard bytes[start] == UInt8(ascii: "<") else {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        position = end
        let text = try decoded(start..<end)
        if names.isEmpty {
          guard text.isBlank else {
            throw Problem(message: "there is text outside the document", range: start..<end)
          }
          continue
        }
        return .text(text)
      }
      if has("<!--") {
        try skip(to: "-->", what: "this comment has no end")
      } else if has("<![CDATA[") {
        try skip(to: "]]>", what: "this CDATA section has no end")
        return .text(String(decoding: bytes[start + 9..<position - 3], as: UTF8.self))
      } else if has("<?") {
        try skip(to: "?>", what: "this instruction has no end")
      } else if has("<!") {
        throw Problem(message: "a document type is not read; remove it", range: start..<start + 2)
      } else {
        return try tag()
      }
    }
    if let name = names.last {
      throw Problem(message: "'<\(name.shortened)>' has no closing tag", range: bytes.count..<bytes.count)
    }
    return nil
  }

  private func has(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skip(to mark: String, what: String) throws(Problem) {
    let start = position
    let mark = Array(mark.utf8)
    position += 2
    while position + mark.count <= bytes.count {
      if bytes[position] == mark[0], bytes[position..<position + mark.count].elementsEqual(mark) {
        position += mark.count
        return
      }
      position += 1
    }
    throw Problem(message: what, range: start..<start + 2)
  }

  private mutating func tag() throws(Problem) -> Event {
    let start = position
    position += 1
    let isEnd = byte == UInt8(ascii: "/")
    if isEnd { position += 1 }
    let name = word()
    guard !name.isEmpty else { throw Problem(message: "a tag has no name", range: start..<position) }
    var attributes: [String: String] = [:]
    var isEmpty = false
    while true {
      space()
      switch byte {
      case UInt8(ascii: ">"):
        position += 1
        return try finish(name, attributes, isEnd: isEnd, isEmpty: isEmpty, start)
      case UInt8(ascii: "/") where !isEnd:
        position += 1
        isEmpty = true
        guard byte == UInt8(ascii: ">") else {
          throw Problem(message: "'>' is missing", range: start..<position)
        }
      case nil:
        throw Problem(message: "this tag has no '>'", range: start..<start + 1)
      default:
        let place = position
        let key = word()
        space()
        guard !key.isEmpty, byte == UInt8(ascii: "=") else {
          throw Problem(message: "an attribute is expected here", range: place..<min(place + 1, bytes.count))
        }
        position += 1
        space()
        attributes[key] = try value()
      }
    }
  }

  private mutating func finish(
    _ name: String,
    _ attributes: [String: String],
    isEnd: Bool,
    isEmpty: Bool,
    _ start: Int
  ) throws(Problem) -> Event {
    guard isEnd else {
      let scope = scope(attributes)
      let local = Self.local(name, in: scope)
      if !isEmpty {
        names.append(name)
        namespaces.append(scope)
      }
      guard names.count <= 64 else {
        throw Problem(message: "elements are nested too deep", range: start..<position)
      }
      return .start(name: local, attributes: attributes, isEmpty: isEmpty)
    }
    guard names.popLast() == name else {
      throw Problem(
        message: "'</\(name.shortened)>' does not close the last open tag",
        range: start..<position
      )
    }
    let scope = namespaces.popLast() ?? [:]
    return .end(name: Self.local(name, in: scope))
  }

  private mutating func value() throws(Problem) -> String {
    let start = position
    guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes[(start + 1)...].firstIndex(of: quote)
    else { throw Problem(message: "the value of an attribute must be in quotes", range: start..<start) }
    position = end + 1
    return try decoded(start + 1..<end)
  }

  private mutating func word() -> String {
    let start = position
    while let byte, !ScalarText.isSpace(byte), !"<>/=\"'".utf8.contains(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func space() {
    while let byte, ScalarText.isSpace(byte) { position += 1 }
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The namespaces inside an element.
  private func scope(_ attributes: [String: String]) -> [String: String] {
    var scope = namespaces.last ?? [:]
    for (name, value) in attributes {
      if name == "xmlns" { scope[""] = value }
      if name.hasPrefix("xmlns:") { scope[String(name.dropFirst(6))] = value }
    }
    return scope
  }

  /// The name of an element of XLIFF without its prefix; a name of another namespace with a colon.
  private static func local(_ name: String, in scope: [String: String]) -> String {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let prefix = parts.count > 1 ? parts[0] : ""
    guard let namespace = scope[prefix] else { return name }
    guard namespace.isEmpty || namespace.hasPrefix("urn:oasis:names:tc:xliff:document:1.") else {
      return parts.count > 1 ? name : "\(namespace):\(name)"
    }
    return parts.last ?? name
  }

  /// Text with its references resolved.
  private func decoded(_ range: Range<Int>) throws(Problem) -> String {
    var text: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "\r") {
        text.append(UInt8(ascii: "\n"))
        index += index + 1 < range.upperBound && bytes[index + 1] == UInt8(ascii: "\n") ? 2 : 1
        continue
      }
      guard bytes[index] == UInt8(ascii: "&") else {
        if bytes[index] < 0x20, !ScalarText.isSpace(bytes[index]) {
          throw Problem(
            message: "XML cannot have this control character; remove it",
            range: index..<index + 1
          )
        }
        text.append(bytes[index])
        index += 1
        continue
      }
      let name = bytes[(index + 1)..<min(index + 12, range.upperBound)].prefix { $0 != UInt8(ascii: ";") }
      guard name.endIndex < range.upperBound, bytes[name.endIndex] == UInt8(ascii: ";"),
        let scalar = Self.scalar(String(decoding: name, as: UTF8.self))
      else {
        throw Problem(
          message: "'&' begins no reference that XLIFF has; write '&amp;'",
          range: index..<index + 1
        )
      }
      text += String(scalar).utf8
      index = name.endIndex + 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let isHex = name.hasPrefix("#x")
      let digits = name.dropFirst(isHex ? 2 : 1)
      guard name.hasPrefix("#"),
        digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
        let scalar = UInt32(digits, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init),
        XMLText.allows(String(scalar))
      else { return nil }
      return scalar
    }
  }
}
