import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownEnumTests {
  @Test func `a misspelled enum is found, and nothing that follows from it`() {
    let reports = Sample(parameters: [
      ["Name": "size", "Type": "Integer", "EnumType": "Mdoe", "Metadata": ["DefaultValue": "small"]]
    ]).reports()
    expectReports(reports, ["unknown-enum Sample.size: there is no enum 'Mdoe'; did you mean 'Mode'?"])
  }
}
