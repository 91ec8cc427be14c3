import IntentDiagnostics

/// A part of a `.xcstrings` that has the wrong type, so that its texts cannot be read.
package struct CatalogueDamage {
  /// What is wrong.
  package let message: String
  /// The bytes of that part.
  package let range: Range<Int>

  /// `nil` if the value of the key has the right types.
  package init?(_ member: LocatedJSON.Member) {
    guard let (key, form, found) = Self.wrong(in: member.value) else { return nil }
    let name = member.key.shortened
    message = "\(key) of '\(name)' in a string catalogue should be \(form), not \(found.words)"
    range = found.range
  }

  private typealias Wrong = (key: String, form: String, found: LocatedJSON)

  private static func wrong(in entry: LocatedJSON) -> Wrong? {
    guard entry.members != nil else { return ("the value", "an object", entry) }
    return wrong(in: entry["localizations"], "'localizations'", eachBy: text)
  }

  /// The damage in one text, or in one of its forms.
  private static func text(_ text: LocatedJSON) -> Wrong? {
    if let unit = text["stringUnit"] {
      guard unit.members != nil else { return ("'stringUnit'", "an object", unit) }
      for key in ["state", "value"] {
        if let value = unit[key], value.string == nil { return ("'\(key)'", "a string", value) }
      }
    }
    return wrong(in: text["variations"], "'variations'") { wrong(in: $0, "it", eachBy: Self.text) }
      ?? wrong(in: text["substitutions"], "'substitutions'", eachBy: Self.text)
  }

  /// The damage in an object whose members are objects.
  private static func wrong(
    in object: LocatedJSON?,
    _ name: String,
    eachBy check: (LocatedJSON) -> Wrong?
  ) -> Wrong? {
    guard let object else { return nil }
    guard let members = object.members else { return (name, "an object", object) }
    for member in members {
      guard member.value.members != nil else {
        return ("'\(member.key.shortened)'", "an object", member.value)
      }
      if let wrong = check(member.value) { return wrong }
    }
    return nil
  }
}
