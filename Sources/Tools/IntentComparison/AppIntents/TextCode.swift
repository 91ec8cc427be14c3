/// A text as the sources declare it: a literal, or a localised resource with a key and a table.
struct TextCode {
  var text: String
  /// What it is looked up by.
  var key: String
  /// `nil` for `Localizable`.
  var table: String?

  /// - Returns: `nil` if the expression is not a constant text.
  init?(_ value: CodeValue?) {
    switch value {
    case .string(let text): (self.text, key, table) = (text, text, nil)
    case .call(let call):
      let first = call.arguments.first { $0.label == nil || Self.labels.contains($0.label ?? "") }
      guard let inner = TextCode(first?.value) else { return nil }
      self = inner
      if let words = call.argument("defaultValue")?.value.text { text = words }
      if let name = call.argument("table")?.value.text { table = name }
    default: return nil
    }
  }

  /// The arguments that hold the text of a representation.
  private static let labels: Set<String> = ["title", "name", "stringLiteral", "localized"]
}
