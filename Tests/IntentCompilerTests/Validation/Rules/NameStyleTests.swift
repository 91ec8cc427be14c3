import TestSupport
import Testing

@testable import IntentCompiler

struct NameStyleTests {
  @Test func `names unlike Swift's are found`() {
    let reports = Sample(
      parameters: [
        ["Name": "stop_id", "Type": "String"], ["Name": "City", "Type": "String"],
        ["Name": "ID", "Type": "String"],
      ],
      types: [["Name": "song"]]
    ).reports(lints: [.nameStyle])
    expectReports(reports, ["name-style Sample.stop_id", "name-style Sample.City", "name-style song"])
  }
}
