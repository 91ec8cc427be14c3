import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

struct SharedNamespaceTests {
  @Test func `two files of one call with one namespace are found`() async {
    let template: Short = ["IntentDefinitionNamespace": "88xZPY", "Intents": [Host.intent]]
    let other: Short = ["Name": "Other", "TitleID": "tOther", "DescriptionID": "dOther"]
    let second: Short = ["IntentDefinitionNamespace": "88xZPY", "Intents": [Host.intent.merging(other)]]
    let files = [Host(root: template).xml, Host.file(second.content("IN"))]
    #expect(
      await Host.reports(in: files) == [
        "shared-namespace: 'Host0' also has the namespace '88xZPY'; give each file its own"
      ]
    )
  }

  @Test func `the template's namespace in one file is fine`() async {
    let reports = await Host(root: ["IntentDefinitionNamespace": "88xZPY"]).reports()
    #expect(reports == [])
  }

  @Test func `two modules of one call are compared, and each file is reported once`() async throws {
    let folder = try TemporaryFolder()
    for (index, path) in ["a/One", "a/Two", "b/Three"].enumerated() {
      let intent = Host.intent.merging(["Name": "Sample\(index)"])
      let root: Short = ["IntentDefinitionNamespace": "88xZPY", "Intents": [intent]]
      try folder.write(Host.file(root.content("IN")), to: "\(path).intentdefinition")
    }
    try folder.write(#"{"rules": {"shared-namespace": "error"}}"#, to: "b/intentc.json")
    var options = CompilerOptions()
    options.splitsModules = true
    let result = CompilerCall(inputs: [folder.path], options: options).run()
    let found = result.diagnostics.filter { $0.rule == .sharedNamespace }
    #expect(
      found.map { "\(folder.short($0.location?.file ?? "")) \($0.severity) \($0.message.prefix(5))" } == [
        "a/Two.intentdefinition warning 'One'", "b/Three.intentdefinition error 'One'",
      ]
    )
  }
}
