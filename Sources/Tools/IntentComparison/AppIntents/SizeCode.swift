import IntentSchema

/// How many values an array takes in a widget size: `IntentCollectionSize`.
struct SizeCode: Equatable {
  var minimum: Int
  var maximum: Int

  /// - Returns: `nil` if the expression is not a constant.
  init?(_ value: CodeValue) {
    switch value {
    // A literal means exactly so many.
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

  /// The sizes by widget family; `nil` if the expression is not a constant.
  static func sizes(_ value: CodeValue) -> [ConfigurationFamily: SizeCode]? {
    guard case .dictionary(let entries) = value else {
      guard let size = SizeCode(value) else { return nil }
      return Dictionary(uniqueKeysWithValues: ConfigurationFamily.allCases.map { ($0, size) })
    }
    var result: [ConfigurationFamily: SizeCode] = [:]
    for entry in entries {
      guard let name = entry.key.member, let size = SizeCode(entry.value) else { return nil }
      // A family that definitions do not know has no size there.
      if let family = ConfigurationFamily(rawValue: name) { result[family] = size }
    }
    return result
  }
}
