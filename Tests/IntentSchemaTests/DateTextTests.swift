import Foundation
import Testing

@testable import IntentRuntime
@testable import IntentSchema

struct DateTextTests {
  @Test(arguments: [
    (0, "2001-01-01T00:00:00Z"), (0.5, "2001-01-01T00:00:00.5Z"), (-0.25, "2000-12-31T23:59:59.75Z"),
    (-1, "2000-12-31T23:59:59Z"), (-978_307_200, "1970-01-01T00:00:00Z"),
    (730_857_600, "2024-02-29T00:00:00Z"), (-31_622_400, "2000-01-01T00:00:00Z"),
    (-63_113_904_000, "0001-01-01T00:00:00Z"), (252_423_993_599, "9999-12-31T23:59:59Z"),
    (0.000001, "2001-01-01T00:00:00.000001Z"), (774_874_512.123456, "2025-07-22T10:55:12.123456Z"),
  ])
  func `a date is written in UTC`(time: Double, text: String) {
    let date = Date(timeIntervalSinceReferenceDate: time)
    #expect(DateText.text(of: date) == text)
    #expect(DateText.date(from: text) == date)
  }

  @Test(arguments: [
    ("2024-02-29", 730_857_600), ("2024-02-29T12:30", 730_902_600), ("2024-02-29 12:30:15,5", 730_902_615.5),
    ("2024-02-29T12:30:00+02:00", 730_895_400), ("2024-02-29T12:30:00-0530", 730_922_400),
    ("2024-02-29T12:30:00+02", 730_895_400), ("2024-02-29t12:30z", 730_902_600),
    ("2016-12-31T23:59:60Z", 504_921_600),
  ])
  func `other forms of a date are read`(text: String, time: Double) {
    #expect(DateText.date(from: text) == Date(timeIntervalSinceReferenceDate: time))
  }

  @Test(arguments: [
    "", "2024", "2024-13-01", "2023-02-29", "2024-02-30", "2024-1-1", "2024-01-01T", "2024-01-01T25:00",
    "2024-01-01T10:60", "2024-01-01T10:00:00.Z", "2024-01-01T10:00:00Zulu", "٢٠٢٤-01-01",
    "2024-01-01T10:00+9",
    "+2024-01-01", "today",
  ])
  func `a text that is not a date is rejected`(text: String) {
    #expect(DateText.date(from: text) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, 1e12, -1e12, 1e300, 252_423_993_600, -63_145_699_200.5])
  func `a time outside the calendar has no text`(time: Double) {
    #expect(DateText.text(of: Date(timeIntervalSinceReferenceDate: time)) == nil)
  }

  @Test func `every digit is kept`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let date = Date(timeIntervalSinceReferenceDate: .random(in: -6e10...2e11, using: &generator))
      #expect(DateText.text(of: date).flatMap(DateText.date) == date)
      let near = Date(timeIntervalSinceReferenceDate: .random(in: -1e-3...1e-3, using: &generator))
      #expect(DateText.text(of: near).flatMap(DateText.date) == near)
    }
  }
}
