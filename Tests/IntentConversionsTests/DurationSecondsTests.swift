import IntentConversions
import Testing

struct DurationSecondsTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e15, -1e15])
  func `no duration has such a number of seconds`(_ seconds: Double) {
    #expect(Duration(intentSeconds: seconds) == nil)
  }

  @Test func `a number of seconds is a duration`() {
    #expect(Duration(intentSeconds: 1.5) == .milliseconds(1_500))
    #expect(Duration(intentSeconds: -60) == .seconds(-60))
  }
}
