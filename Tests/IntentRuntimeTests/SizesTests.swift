import IntentRuntime
import RuntimeSamples
import Testing

struct SizesTests {
  let configuration = UpNextConfiguration(mirrorCalendarApp: false, calendars: [.home, .work])

  @Test func `a size that is not listed has no maximum`() {
    #expect(UpNextConfiguration.maximumCount(of: "calendars", for: .systemMedium) == 4)
    #expect(UpNextConfiguration.maximumCount(of: "calendars", for: .systemLarge) == nil)
    #expect(configuration.elements(of: \.calendars, for: .systemLarge) == [.home, .work])
  }

  @Test func `a hidden parameter has no elements`() {
    var configuration = configuration
    configuration.mirrorCalendarApp = true
    #expect(configuration.elements(of: \.calendars, for: .systemLarge) == [])
  }
}
