import IntentDefinition

/// A property list as Swift literals with marked locations: `⟦1⟧…⟦/1⟧` inside a text or a key, and
/// ``marked(_:)`` around a whole value.
package indirect enum Plist: Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([Plist])
  case dictionary([(String, Plist)])
  case xml(String)

  package static let noData = Plist.xml("<data></data>")

  package static func real(_ text: String) -> Plist {
    .xml("<real>\(text)</real>")
  }

  package func marked(_ mark: Int) -> Plist {
    .xml("⟦\(mark)⟧\(xml)⟦/\(mark)⟧")
  }

  package func adding(_ other: Plist) -> Plist {
    guard case .dictionary(let entries) = self, case .dictionary(let more) = other else { return self }
    return .dictionary(entries + more)
  }

  package func prefixed(_ prefix: String) -> Plist {
    guard case .dictionary(let entries) = self else { return self }
    return .dictionary(
      entries.map { key, value in
        // A mark stays outside the key that it marks.
        guard key.hasPrefix("⟦"), let end = key.firstIndex(of: "⟧") else { return (prefix + key, value) }
        let name = key[key.index(after: end)...]
        return (key[...end] + prefix + name, value)
      }
    )
  }

  package var xml: String {
    switch self {
    case .string(let text): "<string>\(XMLText.escaped(text))</string>"
    case .integer(let number): "<integer>\(number)</integer>"
    case .boolean(let flag): flag ? "<true/>" : "<false/>"
    case .array(let values): "<array>\(values.map(\.xml).joined())</array>"
    case .dictionary(let entries):
      "<dict>\(entries.map { "<key>\(XMLText.escaped($0.0))</key>\($0.1.xml)\n" }.joined())</dict>"
    case .xml(let text): text
    }
  }
}

extension Plist: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int) { self = .integer(number) }
  package init(booleanLiteral flag: Bool) { self = .boolean(flag) }
  package init(floatLiteral number: Double) { self = .xml("<real>\(number)</real>") }
  package init(arrayLiteral values: Plist...) { self = .array(values) }
  package init(dictionaryLiteral entries: (String, Plist)...) { self = .dictionary(entries) }
}
