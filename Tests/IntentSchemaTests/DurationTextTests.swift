import Testing

@testable import IntentRuntime
@testable import IntentSchema

struct DurationTextTests {
  @Test(arguments: [
    (Duration.zero, "PT0S"), (.seconds(90), "PT90S"), (.milliseconds(1_500), "PT1.5S"),
    (.milliseconds(-500), "-PT0.5S"), (.seconds(-3_600), "-PT3600S"), (.nanoseconds(1), "PT0.000000001S"),
    (Duration(secondsComponent: 1, attosecondsComponent: 1), "PT1.000000000000000001S"),
  ])
  func `a duration is written in seconds`(duration: Duration, text: String) {
    #expect(DurationText.text(of: duration) == text)
    #expect(DurationText.duration(from: text) == duration)
  }

  @Test(arguments: [
    ("P1W", 604_800.0), ("P1DT1H1M1S", 90_061), ("PT1.5H", 5_400), ("P1Y", 31_536_000), ("P1M", 2_592_000),
    ("PT1M", 60), ("pt2m", 120), ("P0,5D", 43_200),
  ])
  func `other units are read`(text: String, seconds: Double) {
    #expect(DurationText.duration(from: text) == .seconds(seconds))
  }

  @Test(arguments: [
    "", "P", "PT", "P1DT", "90", "PT90", "PT1X", "P1S", "PT1D", "PTS", "PT.5S", "--PT1S", "PT1T1S",
    "PT99999999999999999999S", "P9223372036854775807Y", "PT9223372036854775807S",
  ])
  func `a text that is not a duration is rejected`(text: String) {
    #expect(DurationText.duration(from: text) == nil)
  }
}
