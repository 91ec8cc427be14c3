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

  private static func issues(_ plain: PlainValue) -> [String] {
    types.issues(reading: plain, as: .dateComponents(DateSettings())).map(\.description)
  }

  /// `test_bounds.py` asks the same of a release, which has less of Foundation.
  @Test(arguments: ["Europe/Berlin", "GMT", "GMT+0200", "GMT-05:30", "America/Argentina/Ushuaia", "CET"])
  func `a time zone is a time zone`(name: String) {
    let plain = PlainValue.object(["year": .integer(2024), "timeZone": .string(name)])
    #expect(Self.issues(plain) == [])
  }

  @Test(arguments: [
    "Europe/Berlim", "europe/berlin", "Europe//London", "GMT+99:99", "+02:00", "Mars", "", "../../etc/passwd",
  ])
  func `anything else is none`(name: String) {
    let plain = PlainValue.object(["year": .integer(2024), "timeZone": .string(name)])
    #expect(Self.issues(plain) == ["'timeZone' takes a time zone such as 'Europe/Berlin', not '\(name)'"])
  }

  @Test func `months and days of another calendar are not judged`() {
    let fields: [String: PlainValue] = [
      "year": .integer(5784), "month": .integer(13), "calendar": .string("hebrew"),
    ]
    #expect(Self.issues(.object(fields)) == [])
    #expect(Self.issues(.object(["month": .integer(13)])) == ["'month' takes 1 to 12, not 13"])
  }
}
