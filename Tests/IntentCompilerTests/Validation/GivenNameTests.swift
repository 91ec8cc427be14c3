import Testing

@testable import IntentCompiler

@Suite struct GivenNameTests {
  @Test(arguments: ["city", "City2", "_city", "straße", "季節", "class"])
  func `a name has letters and digits`(name: String) {
    #expect(GivenName.problem(name) == nil)
  }

  @Test(arguments: [
    "", "two words", "1st", "a,b", "a.b", "a-b", "_", "a</key>", "${a}", "a\n", "\u{202E}a",
    String(repeating: "a", count: 201),
  ])
  func `what cannot be written everywhere is no name`(name: String) {
    #expect(GivenName.problem(name)?.hasSuffix("use letters and digits, with a letter first") == true)
  }
}
