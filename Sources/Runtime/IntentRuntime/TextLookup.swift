#if Foundation
  public import Foundation
#endif

extension TextLookup {
  /// Replaces placeholders such as `${total}` or `${order.payment}` by values. Removes placeholders without a
  /// value.
  public func callAsFunction(_ text: LocalizedText, _ values: [String: ParameterValue?]) -> String {
    var result = ""
    var rest = self(text)[...]
    while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      result += rest[..<start.lowerBound]
      let parts = rest[start.upperBound..<end].split(separator: ".", maxSplits: 1).map { String($0) }
      let value = parts.first.flatMap { values[$0] ?? nil }
      result += value.map { Self.words($0, parts.dropFirst().first) } ?? ""
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func words(_ value: ParameterValue, _ property: String?) -> String {
    guard let property, case .object(let object) = value else { return value.displayString }
    return switch property {
    case "identifier": object.identifier
    case "displayString": object.displayString
    case "pronunciationHint": object.pronunciationHint ?? ""
    default: object.properties[property]?.displayString ?? ""
    }
  }
}

#if Foundation
  extension TextLookup {
    /// Looks in a bundle's `.strings` files.
    public init(_ bundle: Bundle) {
      let path = bundle.bundlePath
      self.init { key, table in
        let none = "\u{0}"
        let text = Bundle(path: path)?.localizedString(forKey: key, value: none, table: table)
        return text == none ? nil : text
      }
    }
  }
#endif
