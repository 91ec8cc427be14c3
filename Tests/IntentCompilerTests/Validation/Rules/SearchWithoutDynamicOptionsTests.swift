import TestSupport
import Testing

@testable import IntentCompiler

struct SearchWithoutDynamicOptionsTests {
  @Test func `search without options from code is found`() {
    let reports = Sample(parameters: [["Name": "city", "Type": "String", "SupportsSearch": true]])
      .reports()
    #expect(
      reports == [
        "search-without-dynamic-options: 'city' cannot be searched, because its options do not come from code; add 'INIntentParameterSupportsDynamicEnumeration'"
      ]
    )
  }
}
