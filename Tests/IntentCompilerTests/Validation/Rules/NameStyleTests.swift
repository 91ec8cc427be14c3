import TestSupport
import Testing

@testable import IntentCompiler

struct NameStyleTests {
  @Test func `names unlike Swift's are found`() {
    let reports = Sample(
      parameters: [
        ["Name": "stop_id", "Type": "String"], ["Name": "City", "Type": "String"],
        ["Name": "ID", "Type": "String"],
      ],
      types: [["Name": "song"]]
    ).reports(lints: [.nameStyle])
    #expect(
      reports == [
        "name-style: 'stop_id' joins its words with '_', '-' or spaces, unlike other names in Swift; rename it in 'intentc.json', or here before the first release",
        "name-style: 'City' begins with an uppercase letter, unlike other names in Swift; rename it in 'intentc.json', or here before the first release",
        "name-style: 'song' begins with a lowercase letter, unlike other names in Swift; rename it in 'intentc.json', or here before the first release",
      ]
    )
  }
}
