import Testing

@testable import IntentCompiler

struct DepfileTests {
  @Test func `all outputs depend on all inputs`() {
    #expect(
      Depfile.text(outputs: ["out/A.swift", "out/B.swift"], inputs: ["A.intentdefinition", "intentc.json"])
        == """
        out/A.swift out/B.swift: \\
          A.intentdefinition \\
          intentc.json

        """
    )
  }

  @Test(arguments: [
    ("a b", "a\\ b"), ("a#b", "a\\#b"), ("a$b", "a$$b"), ("a\\ b", "a\\\\\\ b"), ("a\\b", "a\\b"),
  ])
  func `special characters of make are escaped`(path: String, escaped: String) {
    #expect(Depfile.text(outputs: [path], inputs: []) == "\(escaped):\n")
  }

  @Test func `a line break cannot be expressed`() {
    #expect(Depfile.text(outputs: ["a"], inputs: ["b\nc"]) == nil)
  }
}
