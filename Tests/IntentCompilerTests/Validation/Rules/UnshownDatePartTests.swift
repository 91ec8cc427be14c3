import TestSupport
import Testing

@testable import IntentCompiler

struct UnshownDatePartTests {
  private func reports(_ metadata: Short) -> [String] {
    Sample(parameters: [["Name": "alarm", "Type": "DateComponents", "Metadata": metadata]]).reports()
  }

  @Test func `a part that people enter but never see is found`() {
    expectReports(
      reports(["DateStyle": "No", "TimeStyle": "Short"]),
      [
        "unshown-date-part Sample.alarm: people enter a date and a time here, but see only the time; for a time "
          + "alone, add 'INIntentParameterMetadataType' with 'Time'"
      ]
    )
    expectReports(reports(["DateStyle": "Full", "TimeStyle": "No"]), ["unshown-date-part Sample.alarm"])
  }

  @Test func `a date with a stated type is fine`() {
    #expect(reports(["DateStyle": "No", "TimeStyle": "Short", "Type": "Time"]) == [])
    #expect(reports(["DateStyle": "No", "TimeStyle": "Short", "Type": "DateTime"]) == [])
  }

  @Test func `a date that shows both parts is fine`() {
    #expect(reports(["DateStyle": "Short"]) == [])
  }
}
