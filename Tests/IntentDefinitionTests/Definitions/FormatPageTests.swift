import Foundation
import IntentDefinition
import TestSupport
import Testing

/// `Documentation/Format.md` lists all keys. An ID's key belongs to the key of its text.
struct FormatPageTests {
  private static let containers = [
    nil, "INIntents", "INIntentParameters", "INIntentParameterMetadata", "INIntentParameterArraySizes",
    "INIntentParameterRelationship", "INIntentParameterPromptDialogs", "INIntentParameterUnsupportedReasons",
    "INIntentParameterCombinations", "INIntentResponse", "INIntentResponseCodes", "INEnums", "INEnumValues",
    "INEnumValueSynonyms", "INTypes",
  ]

  @Test(arguments: containers)
  func `each key has a line`(_ container: String?) throws {
    let page = try String(contentsOf: Repository.url("Documentation/Format.md"), encoding: .utf8)
    let names = try #require(DefinitionKeys.names(in: container.map { DefinitionKey($0) }))
    for name in names {
      let text = name.hasSuffix("ID") ? String(name.dropLast(2)) : name
      #expect(page.contains("\n| `\(text)`"), "no line for '\(name)'")
    }
  }
}
