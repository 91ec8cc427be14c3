import TestSupport
import Testing

@testable import IntentCompiler

struct NotADefinitionTests {
  @Test func `an array is found`() {
    let reports = Sample.reports(in: [#"<plist version="1.0"><array/></plist>"#])
    expectReports(reports, ["not-a-definition: an intent definition is a dictionary, but this is an array"])
  }
}
