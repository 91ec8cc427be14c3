import Foundation
import GeneratedSchemas
import GeneratedSplit
import IntentRuntime
import Testing

// Imported one by one, because the module declares `String`, `Int`, `Data` and more.
import struct GeneratedNames.KeywordNamesConfiguration
import struct GeneratedNames.TypeNamesConfiguration
import struct GeneratedNames.daily_planConfiguration
import struct GeneratedNames.天气Configuration

struct NameTests {
  @Test func `keywords can be names of parameters`() throws {
    var configuration = KeywordNamesConfiguration()
    configuration.`default` = 1
    configuration.self_ = 2
    configuration.`init` = "three"
    configuration.Type_ = "four"
    #expect(configuration.value(of: "default") == .integer(1))
    #expect(configuration.value(of: "self") == .integer(2))
    #expect(configuration.value(of: "init") == .string("three"))
    #expect(configuration.value(of: "Type") == .string("four"))
    try configuration.setValue(.integer(5), of: "class")
    #expect(configuration.`class` == 5)
  }

  @Test func `names from Swift and Foundation cause no conflict`() {
    let configuration = TypeNamesConfiguration()
    #expect(configuration.theString == .second)
    #expect(configuration.theInt == .second)
    #expect(configuration.oneURL == nil)
    #expect(configuration.value(of: "theOptional") == .enumCase("second"))
  }

  @Test func `an invalid identifier becomes a valid one`() {
    #expect(daily_planConfiguration.schema.name == "daily plan")
    #expect(daily_planConfiguration()._2nd_colour == .🦊)
    #expect(天气Configuration.schema.name == "天气")
  }

  @Test func `texts of a definition cannot inject code`() {
    let values = daily_planConfiguration().values()
    #expect(values["étage"] == .string("\"\"\"\n#\"\\(x)\"#\n\"\"\""))
    #expect(daily_planConfiguration()._raw_ == "*/ } #endif //")
    #expect(daily_planConfiguration()._x_ == #"\(fatalError())"#)
  }

  @Test func `configurations are named after their classes`() {
    #expect(GeneratedSchemas.Configuration.schema.className == "ConfigurationIntent")
    #expect(ConfigurationSmall.schema.className == "ConfigurationSmallIntent")
    #expect(RestockIntentConfiguration.schema.className == "RestockIntentIntent")
    #expect(CMBrewCoffeeConfiguration.schema.className == "CMBrewCoffeeIntent")
  }

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
