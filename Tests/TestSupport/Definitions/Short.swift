/// Keys of a dictionary omit the prefix that follows from their position, except those that start with `=`.
package enum Short: Sendable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case data
  case array([Short])
  case dictionary([(String, Short)])
  case raw(String)

  package func xml(_ prefix: String) -> String {
    switch self {
    case .string(let text): "<string>\(text)</string>"
    case .integer(let number): "<integer>\(number)</integer>"
    case .real(let number): "<real>\(number)</real>"
    case .boolean(let flag): flag ? "<true/>" : "<false/>"
    case .data: "<data></data>"
    case .array(let values):
      "<array>\n\(values.map { $0.xml(Self.singular(prefix)) }.joined(separator: "\n"))\n</array>"
    case .dictionary: "<dict>\n\(content(prefix))\n</dict>"
    case .raw(let text): text
    }
  }

  /// Omits the dictionary's tags.
  package func content(_ prefix: String) -> String {
    switch self {
    case .dictionary(let entries):
      return entries.map { key, value in
        if key.hasPrefix("=") {
          return "<key>\(key.dropFirst())</key>\n\(value.xml(Self.singular(prefix)))"
        }
        if case .raw(let text) = value { return text }
        return "<key>\(prefix)\(key)</key>\n\(value.xml(prefix + key))"
      }.joined(separator: "\n")
    case .raw(let text):
      return text
    default:
      return ""
    }
  }

  /// The other entries win.
  package func merging(_ other: Short) -> Short {
    guard case .dictionary(let own) = self, case .dictionary(let new) = other else { return self }
    let keys = Set(new.map(\.0))
    return .dictionary(own.filter { !keys.contains($0.0) } + new)
  }

  private static func singular(_ key: String) -> String {
    // Both kinds of combinations have the same keys.
    if key == "INIntentManagedParameterCombinations" { return "INIntentParameterCombination" }
    if key.hasSuffix("ies") { return key.dropLast(3) + "y" }
    return key.hasSuffix("s") ? String(key.dropLast()) : key
  }
}

extension Short: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .string(value) }
}

extension Short: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self = .integer(value) }
}

extension Short: ExpressibleByFloatLiteral {
  package init(floatLiteral value: Double) { self = .real(value) }
}

extension Short: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension Short: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Short...) { self = .array(elements) }
}

extension Short: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, Short)...) { self = .dictionary(elements) }
}
