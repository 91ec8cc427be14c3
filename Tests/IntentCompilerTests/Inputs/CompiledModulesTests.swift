import IntentDefinition
import IntentPlatform
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

@Suite struct CompiledModulesTests {
  let folder: TestFolder
  private let compiled = Guarded<[[String]]>([])

  init() throws {
    folder = try TestFolder()
    for name in ["A", "B", "C"] { try folder.write(text(name), to: "\(name)/\(name).intentdefinition") }
  }

  private func text(_ name: String, enumeration: String? = nil) -> String {
    let type = enumeration.map { "<key>INIntentParameterEnumType</key><string>\($0)</string>" } ?? ""
    return """
      <plist version="1.0"><dict><key>INIntents</key><array><dict><key>INIntentName</key><string>\(name)</string>
      <key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>a</string>
      <key>INIntentParameterTag</key><integer>1</integer>\(type)
      <key>INIntentParameterType</key><string>\(type.isEmpty ? "String" : "Integer")</string></dict></array>
      </dict></array></dict></plist>
      """
  }

  private var options: CompilerOptions {
    var options = CompilerOptions()
    options.splitsModules = true
    options.furtherCheck = { [compiled] module, _ in
      compiled.withLock { $0.append(module.files.map(\.definition.name)) }
      return ([], [])
    }
    return options
  }

  private func run(_ former: inout CompiledModules) -> (
    errors: [Diagnostic], compiled: [[String]], structs: [String]
  ) {
    compiled.withLock { $0 = [] }
    var driver = CompilerDriver(options, reusing: former)
    let result = driver.run(Inputs.read([folder.path]), to: .code)
    former = driver.former ?? CompiledModules()
    let errors = result.diagnostics.filter { $0.severity == .error }
    let lines = result.files.flatMap { String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n") }
    let structs = lines.compactMap {
      $0.firstMatch(of: /^(?:nonisolated )?((?:\w+ )?struct \w+)/).map { String($0.output.1) }
    }
    return (errors, compiled.withLock { $0 }, structs)
  }

  @Test func `only the module of a changed definition is compiled again`() throws {
    var former = CompiledModules()
    #expect(run(&former).compiled == [["A"], ["B"], ["C"]])
    #expect(run(&former).compiled == [])
    try folder.write(text("B", enumeration: "None"), to: "B/B.intentdefinition")
    let changed = run(&former)
    #expect(changed.compiled == [["B"]])
    #expect(changed.errors.map(\.rule.name) == ["unknown-enum"])
    try folder.write(text("D"), to: "B/D.intentdefinition")
    #expect(run(&former).compiled == [["B", "D"]])
  }

  @Test func `a table belongs to the module of its folder`() throws {
    var former = CompiledModules()
    _ = run(&former)
    former.forget(folder("C/de.lproj/C.strings"))
    #expect(run(&former).compiled == [["C"]])
  }

  @Test func `a changed setting compiles its module again, and holds`() throws {
    var former = CompiledModules()
    #expect(
      run(&former).structs == [
        "public struct AConfiguration", "public struct BConfiguration", "public struct CConfiguration",
      ]
    )
    for access in ["package", "internal", "public"] {
      try folder.write("{\"accessLevel\": \"\(access)\"}", to: "A/intentc.json")
      let changed = run(&former)
      #expect(changed.compiled == [["A"]])
      #expect(changed.errors == [])
      #expect(changed.structs.first == (access == "internal" ? "" : "\(access) ") + "struct AConfiguration")
      #expect(
        changed.structs.dropFirst() == ["public struct BConfiguration", "public struct CConfiguration"]
      )
      let same = run(&former)
      #expect(same.compiled == [])
      #expect(same.structs == changed.structs)
    }
  }

  @Test func `modules that refer to each other are compiled together`() throws {
    let owner = """
      <plist version="1.0"><dict><key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string>
      <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>unknown</string></dict>
      <dict><key>INEnumValueIndex</key><integer>1</integer><key>INEnumValueName</key><string>big</string></dict>
      </array></dict></array></dict></plist>
      """
    try folder.write(owner, to: "A/A.intentdefinition")
    try folder.write(text("C", enumeration: "Size"), to: "C/C.intentdefinition")
    var former = CompiledModules()
    let first = run(&former)
    #expect(first.compiled == [["A"], ["B"], ["C"], ["A", "C"]])
    #expect(first.errors.isEmpty)
    try folder.write(owner.replacing("Size", with: "Height"), to: "A/A.intentdefinition")
    let second = run(&former)
    #expect(second.compiled == [["A"]])
    #expect(second.errors.map(\.rule.name) == ["unknown-enum"])
    try folder.write(owner, to: "A/A.intentdefinition")
    #expect(run(&former).errors.isEmpty)
  }
}
