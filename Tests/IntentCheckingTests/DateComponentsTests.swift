import Foundation
import IntentChecking
import IntentSchema
import Testing

struct DateComponentsTests {
  private static let types = TypeTable(enums: [:], objects: [:])

  @Test func `the day of a year is written and read`() {
    guard #available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *) else { return }
    var components = DateComponents(year: 2024)
    components.dayOfYear = 60
    let plain = PlainValue(.dateComponents(components))
    #expect(plain == .object(["year": .integer(2024), "dayOfYear": .integer(60)]))
    let type = ParameterType.dateComponents(DateSettings())
    #expect(Self.types.read(plain, as: type) == ParameterReading(.dateComponents(components)))
    components.dayOfYear = 367
    #expect(Self.types.issues(in: .dateComponents(components), as: type).map(\.kind) == [.invalidDate])
  }

  @Test func `an unknown calendar is retained`() {
    let plain = PlainValue.object(["year": .integer(40), "calendar": .string("martian")])
    let reading = Self.types.read(plain, as: .dateComponents(DateSettings()))
    #expect(reading.value == .dateComponents(DateComponents(year: 40)))
    #expect(reading.issue == .partlyRead)
  }
}
