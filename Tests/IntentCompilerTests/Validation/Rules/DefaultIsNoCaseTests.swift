import TestSupport
import Testing

@testable import IntentCompiler

struct DefaultIsNoCaseTests {
  @Test func `a misspelled case is found`() {
    let reports = Sample(parameters: [
      ["Name": "size", "Type": "Integer", "EnumType": "Mode", "Metadata": ["DefaultValue": "lagre"]]
    ]).reports()
    #expect(
      reports == [
        "default-is-no-case: the default 'lagre' is not a case of 'Mode'; it is ignored; did you mean 'large'?"
      ]
    )
  }

  @Test func `'unknown' is not a default`() {
    let reports = Sample(parameters: [
      ["Name": "size", "Type": "Integer", "EnumType": "Mode", "Metadata": ["DefaultValue": "unknown"]]
    ]).reports()
    #expect(
      reports == [
        "default-is-no-case: the default is 'unknown', which users cannot choose; it is ignored"
      ]
    )
  }
}
