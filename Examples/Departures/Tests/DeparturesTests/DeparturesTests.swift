import Foundation
import IntentRuntime
import Testing

@testable import Departures

struct DeparturesTests {
  @Test func `a new widget shows the provider's default station`() async throws {
    let configuration = try await Departures.newWidget(Timetable())
    #expect(
      DepartureBoard(configuration: configuration).lines == [
        "Next trains from Mill Road", "Delays from 2 minutes are shown",
      ]
    )
  }

  @Test func `the smallest delay shows only while delays are shown`() {
    var configuration = DeparturesConfiguration()
    #expect(configuration.isVisible(\.minimumDelay))
    configuration.showsDelays = false
    #expect(!configuration.isVisible(\.minimumDelay))
  }

  @Test func `a stored configuration is read back`() throws {
    let json = """
      {"station": {"identifier": "park", "displayString": "Park Gate"}, "direction": "inbound"}
      """
    let configuration = try JSONDecoder().decode(DeparturesConfiguration.self, from: Data(json.utf8))
    #expect(
      DepartureBoard(configuration: configuration).lines == [
        "Next trains from Park Gate", "Inbound only", "Delays from 2 minutes are shown",
      ]
    )
  }

  @Test func `options come in a section for each line and can be searched`() async throws {
    let adapter = DeparturesConfiguration.OptionsAdapter(Timetable())
    let all = try await adapter.options(of: "station", searchTerm: nil, for: DeparturesConfiguration())
    #expect(all?.sections.map(\.title) == ["Hill Line", "River Line"])
    let found = try await adapter.options(of: "station", searchTerm: "dock", for: DeparturesConfiguration())
    #expect(found?.options.map(\.identifier) == ["dock"])
  }
}
