/// The names in a Swift file, read without a parser, and without comments and strings. For checks that
/// only need to know whether a name is there.
package struct SwiftNames: Sendable {
  /// A declaration of a type, without generic ones.
  package struct TypeName: Sendable {
    package let name: String
    /// As written: `Intents.INExtension` are two names.
    package var inherited: [String] = []
    /// Whether it is in `#if`.
    package let isConditional: Bool
  }

  package private(set) var names: Set<String> = []
  package private(set) var types: [TypeName] = []
  /// The types in arguments such as `intent: ClockIntent.self`.
  package private(set) var intents: Set<String> = []

  package init(_ bytes: [UInt8]) {
    var (last, beforeLast, index, conditions) = ("", "", 0, 0)
    var (isInHeader, isAfterColon) = (false, false)
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        index = Self.end(ofComment: index, bytes)
      } else if byte == UInt8(ascii: "\"") {
        index = Self.end(ofString: index, bytes)
      } else if Self.isOfName(byte) {
        let start = index
        let word = bytes[index...].prefix(while: Self.isOfName)
        index = word.endIndex
        let name = String(decoding: word, as: UTF8.self)
        if start > 0, bytes[start - 1] == UInt8(ascii: "#") {
          conditions = name == "if" ? conditions + 1 : name == "endif" ? max(0, conditions - 1) : conditions
          continue
        }
        names.insert(name)
        if name == "self", beforeLast == "intent" { intents.insert(last) }
        if Self.keywords.contains(last), !["func", "var", "let"].contains(name) {
          types.append(TypeName(name: name, isConditional: conditions > 0))
          (isInHeader, isAfterColon) = (true, false)
        } else if isInHeader, isAfterColon, name != "where" {
          types[types.count - 1].inherited.append(name)
        } else {
          isInHeader = false
        }
        (beforeLast, last) = (last, name)
      } else {
        if byte == UInt8(ascii: ":"), isInHeader { isAfterColon = true }
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "<") && !isAfterColon { isInHeader = false }
        index += 1
      }
    }
  }

  private static let keywords: Set<String> = ["class", "struct", "enum", "actor", "protocol"]

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func end(ofComment start: Int, _ bytes: [UInt8]) -> Int {
    var (depth, index) = (1, start + 2)
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  /// A text in one line, or in three marks.
  private static func end(ofString start: Int, _ bytes: [UInt8]) -> Int {
    let mark = UInt8(ascii: "\"")
    let isLong = bytes[start...].starts(with: [mark, mark, mark])
    var index = start + (isLong ? 3 : 1)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == mark, !isLong || bytes[index...].starts(with: [mark, mark, mark]) {
        return index + (isLong ? 3 : 1)
      } else if !isLong, bytes[index] == UInt8(ascii: "\n") {
        return index
      } else {
        index += 1
      }
    }
    return bytes.count
  }
}
