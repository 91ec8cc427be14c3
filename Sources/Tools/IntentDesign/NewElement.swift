import IntentComparison
import IntentDefinition
import IntentDiagnostics
import IntentFixes

/// Makes the title of a new element from its name.
package enum NewElement {
  /// Turns `titleColor` into "Title color".
  package static func words(_ name: String) -> String {
    var result = ""
    var last: Character?
    for character in name {
      if character.isUppercase, let last, !last.isUppercase { result += " " }
      result +=
        last == nil
        ? character.uppercased() : last?.isUppercase == true ? String(character) : character.lowercased()
      last = character
    }
    return result
  }
}

extension PropertyValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (DefinitionKey, PropertyValue)...) {
    self = .dictionary(Dictionary(firsts: elements))
  }

  static func newIntent(_ name: String) -> PropertyValue {
    [
      .intent(.category): .string("information"), .intent(.eligibleForWidgets): .boolean(true),
      // Without combinations, there is nothing to suggest.
      .intent(.ineligibleForSuggestions): .boolean(true), .intent(.name): .string(name),
      .intent(.response): [
        .response(.codes): .array([
          [.responseCode(.name): .string("success"), .responseCode(.success): .boolean(true)],
          [.responseCode(.name): .string("failure")],
        ])
      ],
      .intent(.title): .string(NewElement.words(name)), .intent(.type): .string("Custom"),
      .intent(.verb): .string("View"),
    ]
  }

  static func newType(_ name: String) -> PropertyValue {
    func property(_ name: String, _ number: Int, type: FormatType = .string, isList: Bool = false)
      -> PropertyValue
    {
      var property: PropertyValue = [
        .property(.isDefault): .boolean(true), .field(.property, .displayPriority): .integer(number),
        .field(.property, .name): .string(name), .field(.property, .tag): .integer(number),
        .field(.property, .type): .string(type.rawValue),
      ]
      if isList { property[.field(.property, .supportsMultipleValues)] = .boolean(true) }
      return property
    }
    return [
      .type(.displayName): .string(NewElement.words(name)), .type(.lastPropertyTag): .integer(99),
      .type(.name): .string(name),
      .type(.properties): .array([
        property("identifier", 1), property("displayString", 2), property("pronunciationHint", 3),
        property("alternativeSpeakableMatches", 4, type: .speakableString, isList: true),
      ]),
    ]
  }

  static func newDefinition(_ name: String) -> PropertyValue {
    [
      .definition(.enums): .array([]), .definition(.modelVersion): .string("1.2"),
      .definition(.namespace): .string(TextIDs.id(of: name)), .definition(.intents): .array([]),
      .definition(.types): .array([]),
    ]
  }
}
