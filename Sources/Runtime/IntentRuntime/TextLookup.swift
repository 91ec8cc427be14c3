#if Foundation
  public import Foundation
#endif

extension TextLookup {
  /// A text with values in place of its placeholders, such as `${total}` or `${order.payment}`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - values: The values by name. A placeholder without a value becomes nothing.
  public func callAsFunction(_ text: LocalizedText, _ values: [String: ParameterValue?]) -> String {
    var result = ""
    var rest = self(text)[...]
    while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      result += rest[..<start.lowerBound]
      let parts = rest[start.upperBound..<end].split(separator: ".", maxSplits: 1).map(String.init)
      let value = parts.first.flatMap { values[$0] ?? nil }
      result += value.map { Self.words($0, parts.dropFirst().first) } ?? ""
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// A value, or the property of an object, as people read it.
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
    /// A lookup in a bundle that contains the definition's `.strings` files, in the user's language.
    public init(_ bundle: Bundle) {
      let path = bundle.bundlePath
      self.init { key, table in
        // If a bundle does not have a text, it returns the given value.
        let none = "\u{0}"
        let text = Bundle(path: path)?.localizedString(forKey: key, value: none, table: table)
        return text == none ? nil : text
      }
    }
  }
#endif
