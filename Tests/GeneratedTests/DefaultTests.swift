import Foundation
import GeneratedSchemas
import IntentRuntime
import Testing

struct DefaultTests {
  @Test func `a default comes from the definition`() {
    let upNext = UpNextConfiguration()
    #expect(upNext.mirrorCalendarApp)
    #expect(upNext.titleColor == .automatic)
    #expect(ChooseHeroConfiguration().hero == .captainFern)
    #expect(EveryDefaultConfiguration().text == "Good morning")
    #expect(EveryDefaultConfiguration().timer == .seconds(90))
    #expect(EveryDefaultConfiguration().warmth == Measurement(value: 21.5, unit: .celsius))
  }

  @Test func `a Boolean without a default is false`() {
    #expect(!UpNextConfiguration().showsAllDayEvents)
  }

  @Test func `any other value without a default is nil`() {
    #expect(ChooseHeroConfiguration().pose == nil)
    #expect(NumberControlsConfiguration().tankNumber == nil)
    #expect(EveryTypeConfiguration().folder == nil)
  }

  @Test func `an array is empty even if new elements have a default`() {
    let defaults = EveryDefaultConfiguration()
    #expect(defaults.flavors.isEmpty)
    #expect(EveryDefaultConfiguration.schema.parameter(named: "flavors")?.defaultValue == .enumCase("lemon"))
  }

  @Test func `the schema has the same defaults`() {
    for type in Schemas.configurations {
      expectInitialValues(of: type)
    }
  }

  private func expectInitialValues<Configuration: GeneratedConfiguration>(of type: Configuration.Type) {
    let configuration = type.init()
    for parameter in type.schema.parameters {
      #expect(configuration.value(of: parameter.name, includingHidden: true) == parameter.initialValue)
    }
  }
}
