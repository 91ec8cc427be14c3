/// Titles and descriptions of the fields that values consist of.
enum FieldWords {
  /// The words of a name: `Display String` for `displayString`.
  static func title(of name: String) -> String {
    if name == "url" { return "URL" }
    var title = ""
    for character in name {
      if character.isUppercase { title += " " }
      title += title.isEmpty ? character.uppercased() : String(character)
    }
    return title
  }

  /// What a field holds; empty for one whose name says it.
  static func description(of name: String) -> String { descriptions[name] ?? "" }

  private static let descriptions = [
    "identifier": "Tells the object from others of its type",
    "displayString": "What users see",
    "pronunciationHint": "How Siri says it, if it is not said as it is written",
    "alternativeSpeakableMatches": "Other words for it that Siri understands",
    "spokenPhrase": "What users say or see",
    "vocabularyIdentifier": "The identifier of the phrase in the app's vocabulary",
    "value": "The number in the unit",
    "unit": "The unit of the value",
    "amount": "The number in the currency",
    "currencyCode": "An ISO 4217 code such as EUR",
    "kind": "The kind of payment method",
    "identificationHint": "Tells the payment method from others, such as the last digits of a card",
    "displayName": "The name of the person",
    "handle": "An e-mail address or a phone number",
    "contactIdentifier": "The identifier of the person in the contacts",
    "locality": "The town",
    "countryCode": "An ISO 3166 code such as DE",
    "latitude": "Degrees north of the equator",
    "longitude": "Degrees east of Greenwich",
    "url": "A URL with its scheme, or an absolute path",
    "typeIdentifier": "The type of the file, such as public.image",
    "calendar": "The calendar that the parts belong to; gregorian if it is missing",
    "timeZone": "The name of a time zone such as Europe/Berlin",
  ]
}
