import TestSupport
import Testing

@testable import IntentCompiler

struct OptionsOfBooleanTests {
  @Test func `options of a switch are found`() {
    let reports = Sample(parameters: [
      ["Name": "isLarge", "Type": "Boolean", "SupportsDynamicEnumeration": true]
    ]).reports()
    expectReports(
      reports,
      [
        "options-of-boolean Sample.isLarge: 'isLarge' is a switch, so it cannot take options "
          + "from code; remove the key"
      ]
    )
  }
}
