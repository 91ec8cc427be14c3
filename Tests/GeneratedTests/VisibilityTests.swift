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

  @Test func `HasAnyValue`() {
    var configuration = VisibleByPresenceConfiguration()
    #expect(visible(configuration) == ["stop", "note", "destination"])
    configuration.stop = TravelStop(identifier: "1", displayString: "Quay")
    configuration.note = "Bring water"
    configuration.destination = PlacemarkValue("Home")
    #expect(
      visible(configuration) == ["stop", "platform", "note", "noteIsPinned", "destination", "walkingMinutes"]
    )
  }

  @Test func `EnumHasExactValue`() {
    #expect(shown(VisibleByChoiceConfiguration(transport: .train)) == ["seatRow", "bringsBicycle"])
    #expect(shown(VisibleByChoiceConfiguration(transport: .ferry)) == ["cabin", "bringsBicycle"])
    #expect(shown(VisibleByChoiceConfiguration(transport: .walk)) == [])
  }

  @Test func `BooleanHasExactValue`() {
    #expect(VisibleByChoiceConfiguration(isReturn: true).isVisible(\.returnDay))
    #expect(!VisibleByChoiceConfiguration(isReturn: true).isVisible(\.onwardPlan))
    #expect(!VisibleByChoiceConfiguration(isReturn: false).isVisible(\.returnDay))
    #expect(VisibleByChoiceConfiguration(isReturn: false).isVisible(\.onwardPlan))
  }

  @Test(arguments: [
    (0, ["quietCoach", "windowSeats", "seatingWish"]),
    (1, ["firstTraveller", "quietCoach", "windowSeats"]),
    (2, ["leader", "firstTraveller", "quietCoach", "windowSeats", "seatingWish"]),
    (3, ["leader", "firstTraveller", "quietCoach", "seatingWish", "reservedTable"]),
    (6, ["leader", "firstTraveller", "seatingWish", "reservedTable"]),
    (9, ["leader", "firstTraveller", "seatingWish"]),
    (10, ["leader", "firstTraveller", "groupFare", "seatingWish"]),
  ])
  func `integer predicates`(travellers: Int, expected: [String]) {
    #expect(shown(VisibleByIntegerConfiguration(travellers: travellers)) == expected)
  }

  @Test(arguments: [
    (0.0, ["handLuggage", "underSeat", "contents"]),
    (4.5, ["hasLuggage", "handLuggage", "underSeat", "contents"]),
    (7.5, ["hasLuggage", "handLuggage"]),
    (8.0, ["hasLuggage", "contents"]),
    (10.0, ["hasLuggage", "contents", "wheels"]),
    (19.5, ["hasLuggage", "contents", "wheels"]),
    (20.5, ["hasLuggage", "contents"]),
    (23.0, ["hasLuggage", "needsHelp", "extraFee", "contents"]),
  ])
  func `decimal predicates`(kilograms: Double, expected: [String]) {
    #expect(shown(VisibleByDecimalConfiguration(kilograms: kilograms)) == expected)
  }

  @Test func `text contains`() {
    var configuration = VisibleByContentConfiguration()
    configuration.stationName = "Central Airport"
    #expect(configuration.isVisible(\.isCentral))
    #expect(!configuration.isVisible(\.isRequestStop))
    #expect(configuration.isVisible(\.airportGate))
    configuration.stationName = "Mill Lane"
    #expect(!configuration.isVisible(\.isCentral))
    #expect(configuration.isVisible(\.isRequestStop))
    #expect(!configuration.isVisible(\.airportGate))
  }

  @Test func `object identifier contains`() {
    var configuration = VisibleByContentConfiguration()
    configuration.stop = TravelStop(identifier: "ferry-4-night", displayString: "Harbour")
    #expect(configuration.isVisible(\.nightService))
    #expect(configuration.isVisible(\.harbour))
    configuration.stop = TravelStop(identifier: "bus-9", displayString: "night ferry")
    #expect(!configuration.isVisible(\.nightService))
    #expect(!configuration.isVisible(\.harbour))
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

  /// Leaves out parameters that depend on `isReturn`.
  private func shown(_ configuration: some GeneratedConfiguration) -> [String] {
    configuration.visibleParameters().filter { $0.visibility != nil && $0.visibility?.parent != "isReturn" }
      .map(\.name)
  }
}
