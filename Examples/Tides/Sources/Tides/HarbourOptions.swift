import Foundation
import IntentRuntime

/// Offers the harbours as options, in a section for each coast.
struct HarbourOptions: TidesOptionsProvider {
  let office: HarbourOffice

  func provideHarbourOptionsCollection(
    for configuration: TidesConfiguration,
    searchTerm: String?
  ) async throws -> OptionsCollection<Harbour> {
    let term = searchTerm ?? ""
    let found = try await harbours().filter { term.isEmpty || $0.name.localizedStandardContains(term) }
    let coasts = ["North Coast", "South Coast", "Islands"]
    return OptionsCollection(
      sections: coasts.compactMap { coast in
        let options = found.filter { $0.coast == coast }.map(option)
        return options.isEmpty ? nil : OptionsCollection.Section(coast, options: options)
      }
    )
  }

  /// A new widget shows the first harbour.
  func defaultHarbour(for configuration: TidesConfiguration) async throws -> Harbour? {
    try await harbours().first.map(harbour)
  }

  /// Tries again if the line is busy, but not if the office is closed.
  private func harbours() async throws -> [Gauge] {
    do {
      return try await office.harbours()
    } catch HarbourOfficeError.engaged {
      return try await office.harbours()
    }
  }

  private func option(_ gauge: Gauge) -> OptionsCollection<Harbour>.Option {
    OptionsCollection.Option(
      harbour(gauge),
      identifier: gauge.id,
      displayString: gauge.name,
      subtitle: "rises \(HeightUnit.metres.text(gauge.reach * 2.6))"
    )
  }

  private func harbour(_ gauge: Gauge) -> Harbour {
    Harbour(identifier: gauge.id, displayString: gauge.name, coast: gauge.coast)
  }
}
