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
}
