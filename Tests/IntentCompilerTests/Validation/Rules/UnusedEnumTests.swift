import TestSupport
import Testing

@testable import IntentCompiler

/// sindresorhus/Actions and carlosefonseca/SpotActions have one.
struct UnusedEnumTests {
  @Test func `an enum that nothing refers to is found`() {
    let reports = Sample(enums: [["Name": "Colour", "Values": [["Name": "red", "Index": 1]]]]).reports(
      lints: [.unusedEnum])
    expectReports(reports, ["unused-enum Colour: the enum 'Colour' is not used"])
  }

  @Test func `a parameter's is used`() {
    let reports = Sample().reports(lints: [.unusedEnum])
    #expect(reports == [])
  }
}
