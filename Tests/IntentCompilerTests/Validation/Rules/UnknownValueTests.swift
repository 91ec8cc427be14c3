import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownValueTests {
  @Test(
    arguments: [
      ("Verb", "Veiw"), ("Category", "infromation"), ("Category", "Create"),
    ]
  )
  func `an intent's words are compared with those that are known`(key: String, word: String) {
    expectReports(
      Sample(intent: .dictionary([(key, .string(word))])).reports(),
      ["unknown-value Sample"],
      of: word
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
    expectReports(host.reports(), ["unknown-value Sample.added0"], of: type)
  }

  @Test(arguments: ["1.3", "1,2"])
  func `an unknown version is always reported`(version: String) {
    expectReports(
      Sample(root: ["IntentDefinitionModelVersion": .string(version)]).reports(),
      ["unknown-value INIntentDefinitionModelVersion"],
      of: version
    )
  }

  @Test func `a word unlike the known ones may be valid`() {
    let host = Sample(
      parameters: [["Type": "String", "Metadata": ["KeyboardType": "emailaddress"]]],
      intent: ["Verb": "Toggle", "Category": "navigation"]
    )
    #expect(host.reports() == [])
  }

  @Test func `the fix puts in the word`() {
    let fixed = Sample(intent: ["Verb": "Veiw"]).fixed()
    #expect(fixed.contains("<string>View</string>"))
  }
}
