import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

struct BaselineCheckTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(Sample().xml, to: "App/Host.intentdefinition")
  }

  private func check() throws -> [String] {
    let call = CompilerCall(inputs: [folder("App/Host.intentdefinition")])
    let found = BaselineCheck.check(folder("App/intentc.baseline.json"), against: call)
    return found.diagnostics.map {
      "\(folder.short($0.location?.file ?? "")): \($0.severity) \($0.rule.name)"
    }
  }

  @Test func `a breaking change is a warning at its new location, and other changes are silent`() throws {
    let (text, _, problems) = BaselineCall.run([folder("App")], options: CompilerOptions())
    #expect(problems == [])
    #expect(
      BaselineCall.write(try #require(text), to: folder("App/intentc.baseline.json"), inputs: []) == nil
    )
    #expect(try check() == [])
    var changed = Sample(parameters: [["Name": "color", "Tag": 20, "Type": "String"]])
    changed.intent = ["Name": "Example"]
    try folder.write(changed.xml, to: "App/Host.intentdefinition")
    #expect(try check() == ["App/Host.intentdefinition: warning intent-renamed"])
  }

  @Test func `an invalid baseline is an error`() throws {
    try folder.write("{}", to: "App/intentc.baseline.json")
    #expect(try check() == ["App/intentc.baseline.json: error invalid-baseline"])
  }
}
