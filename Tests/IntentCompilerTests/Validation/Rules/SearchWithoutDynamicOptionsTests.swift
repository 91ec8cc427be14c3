import TestSupport
import Testing

@testable import IntentCompiler

struct SearchWithoutDynamicOptionsTests {
  @Test func `search without options from code is found`() {
    let reports = Sample(parameters: [["Name": "city", "Type": "String", "SupportsSearch": true]])
      .reports()
    expectReports(
      reports,
      [
        "search-without-dynamic-options Sample.city: 'city' cannot be searched, because its "
          + "options do not come from code; provide them dynamically, or turn the search off"
      ]
    )
  }
}
