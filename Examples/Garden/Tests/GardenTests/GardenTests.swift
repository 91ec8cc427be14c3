import GardenIntents
import GardenPlanner
import IntentRuntime
import Testing

struct GardenTests {
  let planner = GardenPlanner(daysWithoutWater: ["fern": 1, "cactus": 20, "basil": 1, "ivy": 4])

  @Test func `the planner offers every plant of the garden`() async throws {
    let options = try await planner.providePlantsOptionsCollection(for: WateringPlanConfiguration())
    #expect(options.options.map(\.displayString) == ["Basil", "Cactus", "Fern", "Ivy"])
  }

  @Test func `a small widget shows only the first plant`() async throws {
    var configuration = WateringPlanConfiguration()
    configuration.plants = try await planner.providePlantsOptionsCollection(for: configuration).options.map(
      \.value
    )
    #expect(
      planner.thirstyPlants(configuration, in: .systemSmall, daysSinceWater: 1).map(\.identifier) == ["basil"]
    )
    #expect(
      planner.thirstyPlants(configuration, in: .systemMedium, daysSinceWater: 1).map(\.identifier)
        == ["basil", "fern"]
    )
  }

  @Test func `the title is in the language of the person`() {
    #expect(
      ["Watering Plan", "Gießplan", "Plan d’arrosage"].contains(WateringPlanConfiguration.localisedTitle)
    )
  }

  @Test func `each family in the definition has a maximum`() {
    #expect(WateringPlanConfiguration.maximumCount(of: "plants", for: .systemLarge) == 6)
    #expect(WateringPlanConfiguration.maximumCount(of: "plants", for: .systemExtraLarge) == nil)
  }
}
