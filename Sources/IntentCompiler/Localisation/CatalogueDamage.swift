/// What stands in a `.xcstrings` in place of a text, so that nobody knows what is read there.
struct CatalogueDamage {
  let message: String
  /// The bytes that it stands in.
  let range: Range<Int>

  /// `nil` where the texts of a key are where they belong, or there are none.
  init?(_ member: LocatedJSON.Member) {
    guard let (key, form, found) = Self.wrong(in: member.value) else { return nil }
    let name = Comparison.shortened(member.key)
    message = "\(key) of '\(name)' in a string catalogue is \(form), not \(found.words)"
    range = found.range
  }

  private static func wrong(in entry: LocatedJSON) -> (key: String, form: String, found: LocatedJSON)? {
    guard entry.members != nil else { return ("the value", "an object", entry) }
    guard let localizations = entry["localizations"] else { return nil }
    guard let languages = localizations.members else {
      return ("'localizations'", "an object", localizations)
    }
    for language in languages {
      guard language.value.members != nil else {
        return ("'\(Comparison.shortened(language.key))'", "an object", language.value)
      }
      for key in ["stringUnit", "variations"] {
        guard let value = language.value[key], value.members == nil else { continue }
        return ("'\(key)'", "an object", value)
      }
      guard let text = language.value["stringUnit"]?["value"], text.string == nil else { continue }
      return ("'value'", "a string", text)
    }
    return nil
  }
}
