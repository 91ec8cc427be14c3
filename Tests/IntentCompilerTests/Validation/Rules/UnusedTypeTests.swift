import TestSupport
import Testing

@testable import IntentCompiler

/// home-assistant/iOS and carlosefonseca/SpotActions have one.
struct UnusedTypeTests {
  @Test func `an object type that nothing refers to is found`() {
    let reports = Sample(types: [["Name": "Station"]]).reports(lints: [.unusedType])
    expectReports(reports, ["unused-type Station: the object type 'Station' is not used"])
  }

  @Test func `a parameter's is used`() {
    let reports = Sample().reports(lints: [.unusedType])
    #expect(reports == [])
  }
}
