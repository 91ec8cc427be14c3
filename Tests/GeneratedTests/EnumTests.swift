import Foundation
import GeneratedSchemas
import IntentRuntime
import Testing

/// Placed widgets store the index, which is the raw value; files contain the name.
struct EnumTests {
  @Test func `the raw value is the index in the definition`() {
    #expect(TrainLine.allCases.map(\.rawValue) == [4, 2, 12, 7])
    #expect(TicketClass.first.rawValue == 0)
    #expect(TicketClass(rawValue: 5) == .sleeper)
    #expect(TicketClass(rawValue: 2) == nil)
  }

  @Test func `only an 'unknown' case at index 0 is dropped`() {
    #expect(TitleColor(rawValue: 0) == nil)
    #expect(SeatSide.unknown.rawValue == 9)
    #expect(NextTrainConfiguration().side == .unknown)
  }

  @Test func `titles and synonyms have their localisation keys`() {
    #expect(TrainLine.coast.localizedTitle == LocalizedText("Coast Line", key: "tx5mPL", table: "EnumGaps"))
    #expect(TrainLine.cases.schema.cases.first?.synonyms.map(\.text) == ["Seaside line", "The blue one"])
  }

  @Test func `every case of every enum survives a round trip`() throws {
    for type in Schemas.enums { try expectRoundTrip(of: type) }
  }

  private func expectRoundTrip<Enum: GeneratedEnum>(of type: Enum.Type) throws {
    let cases = Array(type.allCases)
    #expect(!cases.isEmpty)
    #expect(try JSONDecoder().decode([Enum].self, from: JSONEncoder().encode(cases)) == cases)
    #expect(cases.compactMap { Enum(rawValue: $0.rawValue) } == cases)
  }
}
