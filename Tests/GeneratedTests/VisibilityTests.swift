import Foundation
import GeneratedSchemas
import IntentChecking
import IntentRuntime
import Testing

struct VisibilityTests {
  @Test func `UpNext hides calendars while it mirrors the Calendar app`() {
    var configuration = UpNextConfiguration()
    #expect(!configuration.isVisible(\.calendars))
    #expect(
      configuration.visibility(of: "calendars")
        == .hidden(VisibilityRule("mirrorCalendarApp", .isAnyOf([.boolean(false)])))
    )
    configuration.mirrorCalendarApp = false
    #expect(configuration.isVisible(\.calendars))
    #expect(configuration.whyHidden("calendars") == nil)
  }

  @Test func `a hidden value is kept but counts as absent`() {
    var configuration = UpNextConfiguration(calendars: [CalendarItem(identifier: "1", displayString: "Work")])
    #expect(configuration.calendars.count == 1)
    #expect(configuration.value(of: "calendars") == nil)
    #expect(configuration.values()["calendars"] == nil)
    #expect(configuration.values(includingHidden: true)["calendars"] != nil)
    configuration.mirrorCalendarApp = false
    #expect(configuration.value(of: "calendars") != nil)
  }

  @Test func `a parameter is hidden with its parent`() {
    var configuration = NestedVisibilityConfiguration(minutesBefore: 20)
    #expect(
      visible(configuration)
        == ["usesAlarm", "transport", "minutesBefore", "longWaitMessage", "repeatsMessage"]
    )
    configuration.minutesBefore = 15
    #expect(visible(configuration) == ["usesAlarm", "transport", "minutesBefore"])
    #expect(
      configuration.visibility(of: "repeatsMessage")
        == .hiddenWithParent(VisibilityRule("longWaitMessage", .hasAnyValue))
    )
    configuration.usesAlarm = false
    #expect(visible(configuration) == ["usesAlarm"])
  }

  private func visible(_ configuration: some GeneratedConfiguration) -> [String] {
    configuration.visibleParameters().map(\.name)
  }
}
