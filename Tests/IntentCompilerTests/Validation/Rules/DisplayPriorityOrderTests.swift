import TestSupport
import Testing

@testable import IntentCompiler

struct DisplayPriorityOrderTests {
  @Test func `the first that is out of order is found`() {
    let reports = Sample(parameters: [
      ["Name": "start", "Type": "String", "DisplayPriority": 3],
      ["Name": "end", "Type": "String", "DisplayPriority": 2],
    ]).reports(lints: [.displayPriorityOrder])
    expectReports(reports, ["display-priority-order Sample.start"])
  }
}
