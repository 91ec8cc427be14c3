import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownValueTests {
  @Test(
    arguments: [
      (["Verb": "Veiw"], "unknown verb 'Veiw'; did you mean 'View'?"),
      (["Category": "infromation"], "unknown category 'infromation'; did you mean 'information'?"),
      (["Category": "Create"], "unknown category 'Create'; did you mean 'create'?"),
    ] as [(Short, String)]
  )
  func `an intent's words are compared with those that are known`(intent: Short, message: String) {
    #expect(Sample(intent: intent).reports() == ["unknown-value: \(message)"])
  }

  @Test(
    arguments: [
      ("String", ["KeyboardType": "EmialAddress"], "keyboard 'EmialAddress'; did you mean 'EmailAddress'?"),
      ("Placemark", ["Type": "Nmae"], "kind 'Nmae'; did you mean 'Name'?"),
      ("Person", ["Type": "Contacts"], "kind 'Contacts'; did you mean 'Contact'?"),
    ] as [(String, Short, String)]
  )
  func `the settings of a type too`(type: String, metadata: Short, message: String) {
    let host = Sample(parameters: [["Type": .string(type), "Metadata": metadata]])
    #expect(host.reports() == ["unknown-value: unknown \(message)"])
  }

  @Test(arguments: [
    ("1.3", "; the known versions are 1.0, 1.1, 1.2"), ("1,2", "; did you mean '1.2'?"),
  ])
  func `an unknown version is always reported`(version: String, end: String) {
    #expect(
      Sample(root: ["IntentDefinitionModelVersion": .string(version)]).reports() == [
        "unknown-value: unknown format version '\(version)'; it is read as 1.2\(end)"
      ]
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
