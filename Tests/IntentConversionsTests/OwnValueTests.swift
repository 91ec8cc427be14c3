import IntentConversions
import Testing

struct OwnValueTests {
  private let plain = ["a", "b"]

  @Test func `an unchanged element is the intent's own value`() {
    #expect(plain.intentValue([1, 2], at: 1, of: "b") == 2)
  }

  @Test(arguments: [(1, "c"), (0, "b"), (2, "b"), (-1, "a")])
  func `a changed element, or one at another place, is not`(index: Int, element: String) {
    #expect(plain.intentValue([1, 2], at: index, of: element) == nil)
  }

  @Test func `a list of another length has no own values`() {
    #expect(plain.intentValue([1], at: 0, of: "a") == nil)
    #expect(plain.intentValue(nil as [Int]?, at: 0, of: "a") == nil)
    #expect(plain.intentValue([1, 2], at: 0, of: nil) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e15, -1e15])
  func `no duration has such a number of seconds`(_ seconds: Double) {
    #expect(Duration(intentSeconds: seconds) == nil)
  }

  @Test func `a number of seconds is a duration`() {
    #expect(Duration(intentSeconds: 1.5) == .milliseconds(1_500))
    #expect(Duration(intentSeconds: -60) == .seconds(-60))
  }
}
