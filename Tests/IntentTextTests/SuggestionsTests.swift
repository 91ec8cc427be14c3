import Testing

@testable import IntentText

struct SuggestionsTests {
  private let name = String(repeating: "a", count: 90)

  @Test func `the suggestion is the nearest of all names, not of the first ones`() {
    var suggestions = Suggestions()
    #expect(suggestions.nearest(to: name, among: [name + "bcd", name + "b"]) == name + "b")
  }

  @Test func `there is no suggestion if there are too many names to compare`() {
    var suggestions = Suggestions()
    let candidates = Array(repeating: name + "bcd", count: 10_000) + [name + "b"]
    #expect(suggestions.nearest(to: name, among: candidates) == nil)
    #expect(!suggestions.isLookedFor(name))
  }

  @Test(arguments: [
    ("INIntentParameterEnumTipe", "INIntentParameterEnumType"),
    ("IntentParameterEnumType", "INIntentParameterEnumType"),
    ("INIntentParameterEnumtype", "INIntentParameterEnumType"), ("INEnumValuesIndex", "INEnumValueIndex"),
  ])
  func `a misspelled word of a format`(_ name: String, _ meant: String) {
    var suggestions = Suggestions()
    #expect(suggestions.misspelling(name, of: [meant, "INEnumValues"]) == meant)
  }

  @Test(arguments: [
    ("PropertyType", ["ObjectType", "EnumType"]), ("ValueIsNotWithinRange", ["ValueIsWithinRange"]),
    ("MinimumValue", ["MaximumValue", "MinimumUnit"]), ("DisplayName", ["DisplayNameID"]),
  ])
  func `another word of the format is no misspelling`(_ name: String, _ words: [String]) {
    var suggestions = Suggestions()
    #expect(suggestions.misspelling(name, of: words) == nil)
  }
}
