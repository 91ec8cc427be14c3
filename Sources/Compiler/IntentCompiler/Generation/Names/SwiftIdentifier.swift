import IntentSchema

/// Makes valid Swift identifiers, and puts keywords into backticks.
package enum SwiftIdentifier {
  /// Replaces each run of invalid characters with `_`.
  package static func make(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = ""
    var isReplacing = false
    for scalar in text.unicodeScalars {
      if isBody(scalar) {
        if result.isEmpty, !isHead(scalar) { result = "_" }
        result.unicodeScalars.append(scalar)
        isReplacing = false
      } else if !isReplacing {
        result += "_"
        isReplacing = true
      }
    }
    return result.isEmpty || result == "_" ? "__" : result
  }

  // A fast check, because almost all names are plain.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, first > UInt8(ascii: "9"), text != "_" else { return false }
    return text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
  }

  static func isUsualType(_ name: String) -> Bool {
    let name = unquoted(name).utf8.drop { $0 == UInt8(ascii: "_") }
    return name.first.map { $0 < UInt8(ascii: "a") || $0 > UInt8(ascii: "z") } ?? true
      && name.allSatisfy { $0 < 0x80 }
  }

  /// Whether swift-format accepts the name, and the names of methods that are derived from it.
  static func isUsualMember(_ name: String) -> Bool {
    guard let first = name.utf8.first, first > UInt8(ascii: "Z") else { return false }
    return name.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "_") }
  }

  package static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  package static func unquoted(_ name: String) -> String {
    name.first == "`" ? String(name.dropFirst().dropLast()) : name
  }

  /// Quotes the name of a type where necessary, and also contextual keywords that can precede a type.
  package static func quotedType(_ name: String) -> String {
    typeModifiers.contains(name) ? "`\(name)`" : quoted(name)
  }

  private static let typeModifiers: Set<String> = [
    "any", "async", "borrowing", "consuming", "each", "isolated", "nonisolated", "sending", "some",
  ]

  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case 0x00...0x7F: false
    default: isBody(scalar) && !isCombining(scalar.value)
    }
  }

  private static func isCombining(_ value: UInt32) -> Bool {
    switch value {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  /// Invisible joiners and fillers, which Swift allows.
  private static func isBlank(_ value: UInt32) -> Bool {
    switch value {
    case 0x034F, 0x115F...0x1160, 0x17B4...0x17B5, 0x200C...0x200D, 0x3164, 0xFE00...0xFE0F, 0xFFA0: true
    default: false
    }
  }

  /// Swift's ranges, without characters that are invisible or change the direction of text.
  private static func isBody(_ scalar: Unicode.Scalar) -> Bool {
    guard !PlainText.isHidden(scalar), !isBlank(scalar.value) else { return false }
    return switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case 0x00A8, 0x00AA, 0x00AF, 0x00B2...0x00B5, 0x00B7...0x00BA, 0x00BC...0x00BE: true
    case 0x00C0...0x00D6, 0x00D8...0x00F6, 0x00F8...0x034E, 0x0350...0x061B: true
    case 0x061D...0x167F, 0x1681...0x180D, 0x180F...0x1FFF: true
    case 0x203F...0x2040, 0x2054, 0x2070...0x20FF, 0x2100...0x218F, 0x2460...0x24FF: true
    case 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F: true
    case 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44: true
    case 0xFE47...0xFEFE, 0xFF00...0xFFF8: true
    case 0x10000...0xDFFFD: scalar.value & 0xFFFF <= 0xFFFD
    default: false
    }
  }
}

/// Names that generated code can't use, even in backticks.
package enum ReservedNames {
  /// Modules, names that a generated options adapter declares, and words that are special even in backticks.
  static let types: Set<String> = [
    "AdaptedConfiguration", "Any", "AppIntents", "AppKit", "CoreLocation", "Foundation",
    "FoundationEssentials",
    "IntentRuntime", "IntentSchema", "OptionsAdapter", "Provider", "Self", "Swift", "UIKit",
    "UniformTypeIdentifiers",
  ]

  /// Names that a nested type can't have, because `Space.Type` is a metatype.
  static let nestedTypes: Set<String> = ["Protocol", "Type"]

  /// Some would shadow a module, and the others mean something else in Swift.
  private static let members = modules.union(["Protocol", "Type", "hashValue", "self"])

  /// Modules that generated code names in expressions, where a member would shadow them.
  package static let modules: Set<String> = [
    "AppIntents", "CoreLocation", "Foundation", "IntentRuntime", "Swift", "UniformTypeIdentifiers",
  ]

  package static let parameters = members.union(["OptionsAdapter", "retained"])

  package static let properties = members.union([
    "alternativeSpeakableMatches", "displayString", "identifier", "pronunciationHint", "retained",
  ])

  static let cases = members.union([
    "AllCases", "CodingKeys", "ParameterElement", "RawValue", "allCases", "cases", "init", "rawValue",
  ])
}
