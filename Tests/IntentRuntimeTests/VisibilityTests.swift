import IntentChecking
import IntentRuntime
import RuntimeSamples
import Testing

struct VisibilityTests {
  @Test func `a hidden parameter reads as absent and keeps its value`() {
    var configuration = UpNextConfiguration(mirrorCalendarApp: false, calendars: [.home])
    #expect(configuration.isVisible(\.calendars))
    #expect(configuration.value(of: "calendars") == [CalendarItem.home].parameterValue)

    configuration.mirrorCalendarApp = true
    #expect(!configuration.isVisible(\.calendars))
    #expect(configuration.value(of: "calendars") == nil)
    #expect(configuration.value(of: "calendars", includingHidden: true) == [CalendarItem.home].parameterValue)
    #expect(configuration.calendars == [.home])
    #expect(configuration.values()["calendars"] == nil)
    #expect(
      configuration.visibleParameters().map(\.name) == ["mirrorCalendarApp", "look", "lines", "warmth"]
    )
  }

  @Test func `a name answers for the parameter, and an unknown name has no answer`() {
    let configuration = UpNextConfiguration(mirrorCalendarApp: true)
    let byName: Bool? = configuration.isVisible("calendars")
    #expect(byName == false)
    #expect(configuration.isVisible("mirrorCalendarApp") == true)
    #expect(configuration.isVisible("tpyo") == nil)
    #expect(configuration.visibility(of: "tpyo") == nil)
    #expect(configuration.whyHidden("tpyo") == nil)
    #expect(configuration.value(of: "tpyo") == nil)
  }

  @Test func `what is not a parameter shows`() {
    #expect(UpNextConfiguration().isVisible(\.retained))
  }

  @Test func `a configuration explains why a parameter is hidden`() {
    var configuration = SearchConfiguration(scope: .all, calendar: .home)
    let rule = VisibilityRule("calendar", .hasAnyValue)
    #expect(configuration.visibility(of: "detail") == .hiddenWithParent(rule))
    #expect(configuration.whyHidden("limit") == "'limit' shows only while 'scope' is 'some' or 'default'")
    #expect(
      configuration.whyHidden("detail")
        == "'detail' shows only while 'calendar' has a value, and 'calendar' is itself hidden"
    )
    configuration.scope = .some
    #expect(configuration.visibility(of: "detail") == .visible)
    #expect(configuration.whyHidden("detail") == nil)
    configuration.limit = 3
    #expect(configuration.whyHidden("calendar") == "'calendar' shows only while 'limit' is greater than 3")
  }
}
