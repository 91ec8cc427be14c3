import Testing

@testable import IntentCompiler

struct DefaultIsNoCaseTests {
  @Test func `a misspelt case is found`() async {
    let reports = await Host(parameters: [
      ["Name": "size", "Type": "Integer", "EnumType": "Mode", "Metadata": ["DefaultValue": "lagre"]]
    ]).reports()
    #expect(
      reports == [
        "default-is-no-case: the default 'lagre' is no case of 'Mode', so there is none now; did you mean 'large'?"
      ]
    )
  }

  @Test func `unknown is no default`() async {
    let reports = await Host(parameters: [
      ["Name": "size", "Type": "Integer", "EnumType": "Mode", "Metadata": ["DefaultValue": "unknown"]]
    ]).reports()
    #expect(
      reports == [
        "default-is-no-case: the default is 'unknown', which nobody can choose; there is none now"
      ]
    )
  }
}
