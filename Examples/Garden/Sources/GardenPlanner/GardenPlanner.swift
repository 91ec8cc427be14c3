public import GardenIntents
public import IntentRuntime

/// Offers the plants of a garden, and finds those that need water.
public struct GardenPlanner: WateringPlanOptionsProvider {
  /// How many days each plant goes without water, by identifier.
  public var daysWithoutWater: [String: Int]

  public init(daysWithoutWater: [String: Int]) {
    self.daysWithoutWater = daysWithoutWater
  }

  public func providePlantsOptionsCollection(
    for configuration: WateringPlanConfiguration
  ) async throws -> OptionsCollection<Plant> {
    OptionsCollection(
      daysWithoutWater.keys.sorted().map { Plant(identifier: $0, displayString: $0.capitalized) }
    )
  }

  /// The plants of a widget that must be watered today.
  public func thirstyPlants(
    _ configuration: WateringPlanConfiguration,
    in family: ConfigurationFamily,
    daysSinceWater: Int
  ) -> [Plant] {
    configuration.elements(of: \.plants, for: family).filter {
      (daysWithoutWater[$0.identifier] ?? configuration.season.patience) <= daysSinceWater
    }
  }
}
