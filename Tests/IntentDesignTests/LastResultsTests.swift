import IntentComparison
import TestSupport
import Testing

@testable import IntentDesign

struct LastResultsTests {
  @Test func `a result is found once, until newer ones take its place`() {
    let results = LastResults<Int, Int>(limit: 2)
    var found: [Int] = []
    for input in [1, 2, 1, 3, 1, 2] {
      let value = results(input) {
        found.append(input)
        return input * 10
      }
      #expect(value == input * 10)
    }
    #expect(found == [1, 2, 3, 2])
  }

  @Test func `settings that change on the disk count in the next comparison`() throws {
    let folder = try TestFolder()
    var document = try DesignDocument(folder.write(Sample().xml, to: "Sample.intentdefinition"))
    try document.apply(.remove(DesignPath("Sample.name")))
    #expect(try document.verdict()?.accepted.count == 0)
    let accepted =
      #"{"path": "Sample.name", "rule": "parameter-removed", "reason": "Rare.", "release": "1.0"}"#
    try folder.write("{\"accepted\": [\(accepted)]}", to: "intentc.json")
    #expect(try document.verdict()?.accepted.count == 1)
  }
}
