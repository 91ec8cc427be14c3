import IntentCompiler
import TestSupport
import Testing

/// `Space.Type` is a metatype.
struct TypeNamedTypeTests {
  @Test(arguments: ["Type", "Protocol"])
  func `a type has the name where Swift allows it`(name: String) throws {
    let host = Sample(enums: [Sample.mode.merging(["Name": .string(name)])])
    func code(_ namespace: String?) -> String {
      var compilation = Compiler.compile([
        InputFile(path: "Test.intentdefinition", bytes: Array(host.xml.utf8))
      ])
      let files = Compiler.generate(
        &compilation,
        options: GenerationOptions(namespace: namespace),
        backends: []
      )
      return files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }
    #expect(code(nil).contains("enum \(name): Int, "))
    #expect(code("Space").contains("enum \(name)_: Int, "))
  }
}
