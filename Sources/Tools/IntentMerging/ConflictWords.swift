import IntentComparison
import IntentDefinition

/// The words for what two versions changed in different ways.
enum ConflictWords {
  /// A sentence such as `default is 'red' here and 'blue' there`.
  static func sentence(_ key: PropertyValue.Key, _ versions: VersionsOfValue) -> String {
    let isCombination = [versions.ours, versions.theirs].contains { $0?.isCombination ?? false }
    let name = isCombination ? "combination '\(key.name)'" : name(of: key)
    switch (versions.ours, versions.theirs) {
    case (nil, let theirs?):
      return "\(name) is removed here and \(theirs.isScalar ? theirs.words : "changed") there"
    case (let ours?, nil):
      return "\(name) is \(ours.isScalar ? ours.words : "changed") here and removed there"
    case (let ours?, let theirs?) where ours.isScalar && theirs.isScalar:
      let (our, their) = Comparison.shortened(ours.words, theirs.words)
      return "\(name) is \(our) here and \(their) there"
    default: return "\(name) is changed here and there in different ways"
    }
  }

  private static let prefixes = [
    "INIntentParameterMetadata", "INIntentResponseParameterMetadata", "INTypePropertyMetadata",
    "INIntentParameterPromptDialog", "INIntentParameterUnsupportedReason", "INIntentParameterArraySize",
    "INIntentParameterRelationship", "INIntentParameterCombination", "INIntentResponseParameter",
    "INIntentResponseCode", "INIntentParameter", "INTypeProperty", "INEnumValueSynonym", "INEnumValue",
    "INIntentDefinition", "INIntentResponse", "INIntent", "INEnum", "INType",
  ]

  /// The name of a key in words; a key that is not of the format stays as it is.
  private static func name(of key: PropertyValue.Key) -> String {
    let name = key.name
    let isFollowed = { (prefix: String) in name.dropFirst(prefix.count).first?.isUppercase == true }
    guard let prefix = prefixes.first(where: { name.hasPrefix($0) && isFollowed($0) }) else {
      return "'\(name)'"
    }
    var rest = String(name.dropFirst(prefix.count))
    if rest == "DefaultValue" { return "default" }
    let isID = rest.hasSuffix("ID") && rest != "ID"
    if isID { rest.removeLast(2) }
    let words = rest.reduce(into: "") { words, character in
      words += character.isUppercase && !words.isEmpty ? " \(character.lowercased())" : character.lowercased()
    }
    return isID ? "ID of \(words)" : words
  }
}

extension PropertyValue {
  /// Whether the value has no parts.
  var isScalar: Bool {
    if case .scalar = self { true } else { false }
  }

  /// Whether the value is what a combination of parameters says.
  fileprivate var isCombination: Bool {
    entries.keys.contains { $0.name.hasPrefix("INIntentParameterCombination") }
  }

  /// The value in a sentence.
  var words: String {
    switch self {
    case .dictionary, .array: String(decoding: text, as: UTF8.self)
    case .scalar(.string, _): "'\(string ?? "")'"
    case .scalar(.boolean, let bytes): bytes.elementsEqual("<true/>".utf8) ? "true" : "false"
    case .scalar(.data, _): "data"
    case .scalar(_, let bytes):
      String(decoding: bytes, as: UTF8.self).replacing(/<[^>]*>/, with: "")
    }
  }
}
