import TestSupport
import Testing

@testable import IntentCompiler

/// carlosefonseca/SpotActions has one.
struct DefaultIsNoCaseTests {
  @Test func `a misspelled case is found`() {
    let reports = Sample(parameters: [
      ["Name": "size", "Type": "Integer", "EnumType": "Mode", "Metadata": ["DefaultValue": "lagre"]]
    ]).reports()
    expectReports(reports, ["default-is-no-case Sample.size"])
  }

  @Test func `'unknown' is another rule's, because Xcode offers it for none`() {
    let reports = Sample(parameters: [
      ["Name": "size", "Type": "Integer", "EnumType": "Mode", "Metadata": ["DefaultValue": "unknown"]]
    ]).reports()
    expectReports(reports, [])
  }
}
