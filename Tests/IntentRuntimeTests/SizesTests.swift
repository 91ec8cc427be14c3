import IntentRuntime
import Testing

@Suite struct SizesTests {
  let configuration = UpNextConfiguration(mirrorCalendarApp: false, calendars: [.home, .work])

  @Test func aSmallWidgetShowsTheFirstOnesThatFit() {
    #expect(configuration.elements(of: \.calendars, for: .systemSmall) == [.home])
    #expect(configuration.elements(of: \.calendars, for: .systemMedium) == [.home, .work])
    #expect(configuration.calendars == [.home, .work])
  }

  @Test func aSizeThatIsNotListedHasNoMaximum() {
    #expect(UpNextConfiguration.maximumCount(of: "calendars", for: .systemMedium) == 4)
    #expect(UpNextConfiguration.maximumCount(of: "calendars", for: .systemLarge) == nil)
    #expect(configuration.elements(of: \.calendars, for: .systemLarge) == [.home, .work])
  }

  @Test func aHiddenParameterHasNoElements() {
    var configuration = configuration
    configuration.mirrorCalendarApp = true
    #expect(configuration.elements(of: \.calendars, for: .systemLarge) == [])
  }
}
