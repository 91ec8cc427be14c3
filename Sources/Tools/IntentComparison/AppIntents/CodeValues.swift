import AppFacts
import IntentSchema

extension CodeValue {
  /// The text that people see for a string or a localized text, such as `LocalizedStringResource("id", defaultValue: "Red")`.
  package var shownText: String? {
    guard let call else { return text }
    if let words = call.argument("defaultValue")?.value.text { return words }
    let labels: Set<String> = ["title", "name", "stringLiteral", "localized"]
    return call.arguments.first { $0.label.map(labels.contains) ?? true }?.value.shownText
  }
}

extension ArraySize {
  fileprivate init?(_ value: CodeValue) {
    switch value {
    case .integer(let count): self.init(minimum: count, maximum: count)
    case .call(let call):
      if case .integer(let count)? = call.argument("exactly")?.value {
        self.init(minimum: count, maximum: count)
      } else if case .integer(let least)? = call.argument("min")?.value,
        case .integer(let most)? = call.argument("max")?.value
      {
        self.init(minimum: least, maximum: most)
      } else {
        return nil
      }
    default: return nil
    }
  }

  static func sizes(_ value: CodeValue) -> [ConfigurationFamily: ArraySize]? {
    guard case .dictionary(let entries) = value else {
      guard let size = ArraySize(value) else { return nil }
      return Dictionary(uniqueKeysWithValues: ConfigurationFamily.allCases.map { ($0, size) })
    }
    var result: [ConfigurationFamily: ArraySize] = [:]
    for entry in entries {
      guard let name = entry.key.member, let size = ArraySize(entry.value) else { return nil }
      if let family = ConfigurationFamily(rawValue: name) { result[family] = size }
    }
    return result
  }
}
