import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownValueTests {
  @Test(
    arguments: [
      ("Verb", "Veiw", "View"), ("Category", "infromation", "information"), ("Category", "Create", "create"),
    ]
  )
  func `an intent's words are compared with those that are known`(key: String, word: String, known: String) {
    expectReports(
      Sample(intent: .dictionary([(key, .string(word))])).reports(),
      ["unknown-value Sample: unknown \(key.lowercased()) '\(word)'; did you mean '\(known)'?"]
    )
  }

  @Test(
    arguments: [
      ("String", ["KeyboardType": "EmialAddress"]), ("Placemark", ["Type": "Nmae"]),
      ("Person", ["Type": "Contacts"]),
    ] as [(String, Short)]
  )
  func `the settings of a type too`(type: String, metadata: Short) {
    let host = Sample(parameters: [["Type": .string(type), "Metadata": metadata]])
    expectReports(host.reports(), ["unknown-value Sample.added0"])
  }

  @Test(arguments: ["1.3", "1,2"])
  func `an unknown version is always reported`(version: String) {
    expectReports(
      Sample(root: ["IntentDefinitionModelVersion": .string(version)]).reports(),
      ["unknown-value INIntentDefinitionModelVersion"]
    )
  }

  @Test func `a word unlike the known ones may be valid`() {
    let host = Sample(
      parameters: [["Type": "String", "Metadata": ["KeyboardType": "emailaddress"]]],
      intent: ["Verb": "Toggle", "Category": "navigation"]
    )
    #expect(host.reports() == [])
  }
}
