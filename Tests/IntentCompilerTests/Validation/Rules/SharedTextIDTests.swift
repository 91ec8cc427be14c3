import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

struct SharedTextIDTests {
  private static func file(_ namespace: String, _ title: Short, name: String) -> String {
    let intent = Sample.intent.merging(["Name": .string(name), "Title": title, "DescriptionID": "d\(name)"])
    let root: Short = ["IntentDefinitionNamespace": .string(namespace), "Intents": [intent]]
    return Sample.file(root.content("IN"))
  }

  @Test func `an ID with two texts is found, once a file`() {
    let files = [
      Self.file("aaaaaa", "One", name: "One"), Self.file("bbbbbb", "Two", name: "Two"),
      Self.file("cccccc", "One", name: "Three"),
    ]
    expectReports(Sample.reports(in: files, lints: [.sharedTextID]), ["shared-text-id Two"])
    #expect(Sample.reports(in: files) == [])
  }

  @Test func `a complete copy is not reported`() {
    let files = [Self.file("aaaaaa", "One", name: "One"), Self.file("aaaaaa", "Two", name: "Two")]
    #expect(Sample.reports(in: files, lints: [.sharedTextID]) == [])
  }

  @Test func `files of two modules are compared too`() throws {
    let folder = try TestFolder()
    try folder.write(Self.file("aaaaaa", "One", name: "One"), to: "a/A.intentdefinition")
    try folder.write(Self.file("bbbbbb", "Two", name: "Two"), to: "b/B.intentdefinition")
    var options = CompilerOptions()
    options.reportsLints = true
    options.splitsModules = true
    let result = CompilerCall(inputs: [folder.path], options: options).run()
    let found = result.diagnostics.filter { $0.rule == .sharedTextID }
    #expect(found.map { folder.short($0.location?.file ?? "") } == ["b/B.intentdefinition"])
    #expect(found.first?.notes.map { folder.short($0.location?.file ?? "") } == ["a/A.intentdefinition"])
  }
}
