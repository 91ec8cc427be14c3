import Testing

@testable import IntentCompiler

struct UnknownKeyTests {
  @Test func `a misspelt key is found, and nothing that follows from it`() async {
    let reports = await Host(intent: ["Title": .raw("<key>INIntentTitel</key><string>Sample</string>")])
      .reports()
    #expect(
      reports == [
        "unknown-key: there is no key 'INIntentTitel' here; did you mean 'INIntentTitle'?"
      ]
    )
  }

  @Test func `a misspelt list is one report, and one error so that no code is made`() async {
    let reports = await Host(root: ["Enums": .raw("<key>INEnum</key><array/>")]).reports()
    #expect(
      reports == [
        "unknown-enum: there is no enum 'Mode'; add it to 'INEnums', or pass the file that defines it too",
        "unknown-key: there is no key 'INEnum' here; did you mean 'INEnums'?",
      ]
    )
  }
}
