import IntentCompiler
import IntentPlatform

struct ReferenceScan: Sendable {
  typealias Name = ModuleNamesInUse.Name

  struct Found: Sendable {
    fileprivate(set) var declared: Set<Name> = []
    fileprivate var referred: Set<Name> = []
    fileprivate var isUnclear = false

    var mustBeParsed: Bool { isUnclear || !referred.isSubset(of: declared) }

    mutating func formUnion(_ other: Found) {
      declared.formUnion(other.declared)
      referred.formUnion(other.referred)
      isUnclear = isUnclear || other.isUnclear
    }
  }

  private let names: Set<Name>
  private let ids: Set<String>
  private var firstBytes = [Bool](repeating: false, count: 256)

  init(_ names: Set<Name>, _ ids: Set<String>) {
    (self.names, self.ids) = (names, ids)
    for word in names.map(\.name) + ids {
      if let first = word.utf8.first { firstBytes[Int(first)] = true }
    }
  }

  func callAsFunction(_ bytes: [UInt8]) -> Found {
    var found = Found()
    bytes.withUnsafeBufferPointer { found.isUnclear = !scan($0, &found) }
    return found
  }

  /// Returns `false` for comments, CDATA sections, entities and spaces in tags, which need a parser.
  private func scan(_ text: UnsafeBufferPointer<UInt8>, _ found: inout Found) -> Bool {
    var index = 0
    var key: Range<Int>?
    var hasRoot = false
    while let start = Self.find("<", in: text, from: index) {
      index = start + 1
      if Self.has("<key", at: start, in: text) {
        guard let content = Self.content(of: "key", at: start, in: text) else { return false }
        key = content
        index = content.upperBound + "</key>".utf8.count
        continue
      }
      if Self.has("<string>", at: start, in: text) {
        guard let content = Self.content(of: "string", at: start, in: text) else { return false }
        index = content.upperBound + "</string>".utf8.count
        if !content.isEmpty, firstBytes[Int(text[content.lowerBound])], !add(content, of: key, text, &found) {
          return false
        }
      } else if Self.has("<string", at: start, in: text) {
        guard Self.has("<string/>", at: start, in: text) else { return false }
      } else if Self.has("<!", at: start, in: text) {
        guard Self.has("<!DOCTYPE plist PUBLIC ", at: start, in: text),
          let end = Self.find(">", in: text, from: start),
          !text[start..<end].contains(UInt8(ascii: "["))
        else { return false }
        index = end
      } else if Self.has("<plist", at: start, in: text) {
        hasRoot = true
      }
      key = nil
    }
    return hasRoot
  }

  private func add(
    _ content: Range<Int>,
    of key: Range<Int>?,
    _ text: UnsafeBufferPointer<UInt8>,
    _ found: inout Found
  ) -> Bool {
    let word = String(decoding: text[content], as: UTF8.self)
    guard !ids.contains(word) else { return false }
    guard let key = key.map({ text[$0] }) else { return true }
    for isEnum in [true, false] {
      let name = Name(isEnum: isEnum, name: word)
      guard names.contains(name) else { continue }
      if key.elementsEqual((isEnum ? "INEnumName" : "INTypeName").utf8) {
        found.declared.insert(name)
      } else if key.reversed().starts(with: (isEnum ? "EnumType" : "ObjectType").utf8.reversed()) {
        found.referred.insert(name)
      }
    }
    return true
  }

  private static func find(
    _ byte: Unicode.Scalar,
    in text: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to end: Int? = nil
  ) -> Int? {
    let end = end ?? text.count
    guard let base = text.baseAddress, start < end,
      let found = memchr(base + start, Int32(byte.value), end - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private static func has(_ word: StaticString, at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = text.baseAddress, text.count - start >= word.utf8CodeUnitCount else { return false }
    return memcmp(base + start, word.utf8Start, word.utf8CodeUnitCount) == 0
  }

  /// Returns `nil` for an element with children or character references.
  private static func content(
    of element: String,
    at start: Int,
    in text: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    let first = start + element.utf8.count + 2
    guard first <= text.count, text[first - 1] == UInt8(ascii: ">"),
      let end = find("<", in: text, from: first),
      has("</", at: end, in: text), text[(end + 2)...].starts(with: element.utf8),
      has(">", at: end + 2 + element.utf8.count, in: text)
    else { return nil }
    var index = first
    while let mark = find("&", in: text, from: index, to: end) {
      guard text[mark + 1] != UInt8(ascii: "#") else { return nil }
      index = mark + 1
    }
    return first..<end
  }
}
