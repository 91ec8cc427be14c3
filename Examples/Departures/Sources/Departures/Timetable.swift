import Foundation
import IntentRuntime

/// The stations, offered as options.
struct Timetable: DeparturesOptionsProvider {
  static let stations = [
    Station(identifier: "mill", displayString: "Mill Road", lineName: "River Line"),
    Station(identifier: "dock", displayString: "Old Dock", lineName: "River Line"),
    Station(identifier: "park", displayString: "Park Gate", lineName: "Hill Line"),
  ]

  func provideStationOptionsCollection(
    for configuration: DeparturesConfiguration,
    searchTerm: String?
  ) async throws -> OptionsCollection<Station> {
    let found = Self.stations.filter { station in
      guard let searchTerm, !searchTerm.isEmpty else { return true }
      return station.displayString.localizedStandardContains(searchTerm)
    }
    let lines = Set(found.compactMap(\.lineName)).sorted()
    return OptionsCollection(
      sections: lines.map { line in
        OptionsCollection.Section(line, found.filter { $0.lineName == line })
      }
    )
  }

  func defaultStation(for configuration: DeparturesConfiguration) async throws -> Station? {
    Self.stations.first
  }
}
