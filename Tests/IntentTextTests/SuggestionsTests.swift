import Testing

@testable import IntentText

struct SuggestionsTests {
  private let name = String(repeating: "a", count: 90)

  @Test func `the suggestion is the nearest of all names, not of the first ones`() {
    #expect(Suggestions.nearest(to: name, among: [name + "bcd", name + "b"]) == name + "b")
  }

  @Test(arguments: [
    ("INIntentParameterEnumTipe", "INIntentParameterEnumType"),
    ("IntentParameterEnumType", "INIntentParameterEnumType"),
    ("INIntentParameterEnumtype", "INIntentParameterEnumType"), ("INEnumValuesIndex", "INEnumValueIndex"),
  ])
  func `a misspelled word of a format`(_ name: String, _ meant: String) {
    #expect(Suggestions.misspelling(name, of: [meant, "INEnumValues"]) == meant)
  }

  @Test(arguments: [
    ("PropertyType", ["ObjectType", "EnumType"]), ("ValueIsNotWithinRange", ["ValueIsWithinRange"]),
    ("MinimumValue", ["MaximumValue", "MinimumUnit"]), ("DisplayName", ["DisplayNameID"]),
  ])
  func `another word of the format is no misspelling`(_ name: String, _ words: [String]) {
    #expect(Suggestions.misspelling(name, of: words) == nil)
  }
}
