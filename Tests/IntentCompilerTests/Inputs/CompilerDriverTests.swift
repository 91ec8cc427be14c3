import IntentDefinition
import IntentPlatform
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

/// Each folder is a module, with settings of its own.
@Suite struct CompilerDriverTests {
  let folder: TestFolder
  private let compiled = Guarded<[[String]]>([])

  init() throws {
    folder = try TestFolder()
    for name in ["A", "B", "C"] { try folder.write(text(name), to: "\(name)/\(name).intentdefinition") }
  }

  private func text(_ name: String, enumeration: String? = nil) -> String {
    let type: Plist = enumeration.map { ["EnumType": .string($0)] } ?? [:]
    let a = parameter("a", enumeration == nil ? "String" : "Integer", type.adding(["Tag": 1]))
    return plist(definition(intents: [intent(.string(name), [a])]).xml)
  }

  private var options: CompilerOptions {
    var options = CompilerOptions()
    options.splitsModules = true
    options.furtherChecks = [
      { [compiled] modules in
        compiled.withLock { $0 += modules.map { $0.schema.files.map(\.definition.name) } }
        return ([], FurtherFindings())
      }
    ]
    return options
  }

  private func run() -> (errors: [Diagnostic], structs: [String]) {
    let result = CompilerDriver.run(Inputs.read([folder.path]), options, to: .code)
    let lines = result.files.flatMap { String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n") }
    let structs = lines.compactMap {
      $0.firstMatch(of: /^(?:nonisolated )?((?:\w+ )?struct \w+)/).map { String($0.output.1) }
    }
    return (result.diagnostics.filter { $0.severity == .error }, structs)
  }

  @Test func `settings hold for their module alone`() throws {
    try folder.write("{\"accessLevel\": \"package\"}", to: "A/intentc.json")
    let result = run()
    #expect(result.errors == [])
    #expect(
      result.structs == [
        "package struct AConfiguration", "public struct BConfiguration", "public struct CConfiguration",
      ]
    )
  }

  @Test func `a type that may be declared in a file with damage is not reported`() throws {
    try folder.write(text("A", enumeration: "Mode"), to: "A/A.intentdefinition")
    #expect(run().errors.map(\.rule) == [.unknownEnum])
    try folder.write(String(text("B").dropLast(10)), to: "B/B.intentdefinition")
    #expect(Set(run().errors.map(\.rule)) == [.notAPropertyList])
  }

  @Test func `modules that refer to each other are compiled together`() throws {
    let owner = plist(definition(enums: [enumeration("Size", ["unknown", "big"])]).xml)
    try folder.write(owner, to: "A/A.intentdefinition")
    try folder.write(text("C", enumeration: "Size"), to: "C/C.intentdefinition")
    #expect(run().errors.isEmpty)
    #expect(compiled.withLock { $0 } == [["A", "C"], ["B"]])
    try folder.write(owner.replacing("Size", with: "Height"), to: "A/A.intentdefinition")
    #expect(run().errors.map(\.rule.name) == ["unknown-enum"])
  }
}
