import Testing

@testable import IntentCompiler

struct SharedNamespaceTests {
  @Test func `two files of one call with one namespace are found`() async {
    let template: Short = ["IntentDefinitionNamespace": "88xZPY", "Intents": []]
    let files = [Host(root: template).xml, Host.file(template.content("IN"))]
    #expect(
      await Host.reports(in: files) == [
        "shared-namespace: 'Host0' has the namespace '88xZPY' too; give one of the two files its own"
      ]
    )
  }

  @Test func `the template's namespace in one file is fine`() async {
    let reports = await Host(root: ["IntentDefinitionNamespace": "88xZPY"]).reports()
    #expect(reports == [])
  }
}
