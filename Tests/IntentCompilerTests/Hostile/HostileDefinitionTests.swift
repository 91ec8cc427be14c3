import Foundation
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

struct HostileDefinitionTests {
  private func generate(
    _ seed: Int,
    isHarmless: Bool = false,
    _ options: GenerationOptions = GenerationOptions()
  ) throws -> (files: [GeneratedFile], errors: [Diagnostic]) {
    let bytes = try HostileDefinition.bytes(seed: seed, isHarmless: isHarmless)
    var compilation = Compiler.compile([InputFile(path: "D\(seed).intentdefinition", bytes: bytes)])
    let files = Compiler.generate(&compilation, options: options)
    return (files, compilation.diagnostics.filter { $0.severity == .error })
  }

  private func scan(_ files: [GeneratedFile]) -> SwiftScanner {
    SwiftScanner(files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined())
  }

  @Test(arguments: 0..<5)
  func `100 hostile definitions declare the same as their harmless twins`(batch: Int) throws {
    for seed in batch * 20..<(batch + 1) * 20 {
      let (files, errors) = try generate(seed)
      #expect(errors == [], "seed \(seed)")
      let scanner = scan(files)
      #expect(scanner.problems == [], "seed \(seed)")
      let twin = scan(try generate(seed, isHarmless: true).files)
      try #require(scanner.skeleton == twin.skeleton, "seed \(seed)")
      #expect(twin.problems == [] && !twin.tokens.isEmpty, "seed \(seed)")
    }
  }

  @Test(
    .enabled(if: SwiftTypeChecker.isAvailable, "there is no swiftc, or IntentRuntime is not built")
  )
  func `the Swift of twenty hostile definitions compiles`() throws {
    let files = try (0..<20).flatMap { try generate($0).files }
    #expect(files.count == 20)
    #expect(try SwiftTypeChecker()?.check(files, ["-swift-version", "6"]) == "")
  }

  @Test func `a text of a million letters is one literal, and cut in comments`() throws {
    let count = 1_000_000
    let letters = String(repeating: "a", count: count)
    let list: [String: Any] = [
      "INIntents": [["INIntentName": "Show", "INIntentTitle": letters, "INIntentDescription": letters]]
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    var compilation = Compiler.compile([InputFile(path: "Long.intentdefinition", bytes: [UInt8](data))])
    let bytes = Compiler.generate(&compilation).first?.bytes ?? []
    #expect(bytes.count > 2 * count && bytes.count < 2 * count + 10_000)
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let long = lines.filter { $0.count > 1_000 }
    #expect(long.count == 2)
    #expect(long.allSatisfy { $0.count { $0 == UInt8(ascii: "\"") } == 2 })
  }

  @Test(
    arguments: [
      "let a = \"x\u{2028}y\"", "/* a */", "let a = \"\\(b)\"", "let a = \"\"\"\nx\n\"\"\"",
      "let a = #\"x\"#",
      "let a = \"x", "func `the scanner finds invalid tokens`() { }}", "// a\u{85}b", "a ; b",
      "let a\u{202E} = 1", "`a", "let a = \"\0\"",
    ]
  )
  func scannerProblems(text: String) {
    #expect(!SwiftScanner(text).problems.isEmpty)
  }

  @Test func `the scanner counts only declarations`() {
    let scanner = SwiftScanner(
      "struct A { var `struct`: Int = 1\n case b, c }\n// struct B {}\nf(import: .init())"
    )
    #expect(scanner.problems == [])
    #expect(scanner.declarations == ["struct": 1, "var": 1, "case": 1])
  }
}
