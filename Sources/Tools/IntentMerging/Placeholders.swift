/// The placeholders of parameters in texts: `${color}` and `${order.payment}`.
enum Placeholders {
  /// Whether a text is that of a dialog or reason, which have placeholders of their own, such as `${count}`.
  static func isDialog(_ key: PropertyValue.Key) -> Bool {
    key.name.hasPrefix("INIntentParameterPromptDialog")
      || key.name.hasPrefix("INIntentParameterUnsupportedReason")
  }

  /// A text with new names.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - names: The new names of parameters by the old ones.
  ///   - properties: The new names of properties by the old ones, by the old names of parameters.
  static func renamed(
    _ text: String,
    _ names: [String: String],
    properties: [String: [String: String]] = [:]
  ) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      result += rest[..<start.upperBound]
      rest = rest[start.upperBound...]
      let name = rest.prefix { $0 != "}" && $0 != "." && $0 != "$" }
      let tail = rest[name.endIndex...]
      let property = tail.first == "." ? tail.dropFirst().prefix { $0 != "}" && $0 != "$" } : nil
      let end = property?.endIndex ?? name.endIndex
      guard end < rest.endIndex, rest[end] == "}" else { continue }
      result += names[String(name)] ?? String(name)
      if let property { result += "." + (properties[String(name)]?[String(property)] ?? String(property)) }
      rest = rest[end...]
    }
    return result + rest
  }
}
