import Foundation
import GeneratedSchemas
import GeneratedSplit
import IntentRuntime
import Testing

struct NameTests {
  @Test func `a namespace contains all declarations`() async throws {
    struct Provider: Widgets.UpNextOptionsProvider {
      func provideCalendarsOptionsCollection(
        for configuration: Widgets.UpNextConfiguration
      ) -> OptionsCollection<Widgets.CalendarItem> {
        [Widgets.CalendarItem(identifier: "1", displayString: "Work")]
      }
    }
    let adapter = Widgets.UpNextConfiguration.OptionsAdapter(Provider())
    let options = try await adapter.options(of: "calendars", searchTerm: nil, for: .init())
    #expect(options?.options.map(\.displayString) == ["Work"])
    #expect(Widgets.ChooseHeroConfiguration().hero == Widgets.Hero.captainFern)
    #expect(Widgets.UpNextConfiguration.schema == UpNextConfiguration.schema)
  }
}
