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

/// How many elements an array may have in one widget family, from an `IntentCollectionSize`.
struct SizeCode: Equatable {
  var minimum: Int
  var maximum: Int

  init(minimum: Int, maximum: Int) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  init?(_ value: CodeValue) {
    switch value {
    case .integer(let count): (minimum, maximum) = (count, count)
    case .call(let call):
      if case .integer(let count)? = call.argument("exactly")?.value {
        (minimum, maximum) = (count, count)
      } else if case .integer(let least)? = call.argument("min")?.value,
        case .integer(let most)? = call.argument("max")?.value
      {
        (minimum, maximum) = (least, most)
      } else {
        return nil
      }
    default: return nil
    }
  }

  static func sizes(_ value: CodeValue) -> [ConfigurationFamily: SizeCode]? {
    guard case .dictionary(let entries) = value else {
      guard let size = SizeCode(value) else { return nil }
      return Dictionary(uniqueKeysWithValues: ConfigurationFamily.allCases.map { ($0, size) })
    }
    var result: [ConfigurationFamily: SizeCode] = [:]
    for entry in entries {
      guard let name = entry.key.member, let size = SizeCode(entry.value) else { return nil }
      if let family = ConfigurationFamily(rawValue: name) { result[family] = size }
    }
    return result
  }
}
