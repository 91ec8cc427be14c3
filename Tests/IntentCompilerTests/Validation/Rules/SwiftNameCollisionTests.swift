import TestSupport
import Testing

@testable import IntentCompiler

struct SwiftNameCollisionTests {
  @Test func `an enum and a type of one name are found`() {
    let reports = Sample(types: [["Name": "Mode"]]).reports()
    expectReports(
      reports,
      [
        "swift-name-collision Mode: the Swift name 'Mode' is taken; rename one of the two here "
          + "or in 'intentc.json'"
      ]
    )
  }
}
