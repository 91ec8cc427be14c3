import TestSupport
import Testing

@testable import IntentCompiler

struct SwiftNameCollisionTests {
  @Test func `an enum and a type of one name are found`() {
    let reports = Sample(types: [["Name": "Mode"]]).reports()
    expectReports(reports, ["swift-name-collision Mode"])
  }
}
