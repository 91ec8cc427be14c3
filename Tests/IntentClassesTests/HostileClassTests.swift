import Foundation
import TestSupport
import Testing

@testable import IntentClasses
@testable import IntentCompiler

struct HostileClassTests {
  private static func generate(_ seed: Int, isHarmless: Bool = false) throws -> [GeneratedFile] {
    let bytes = try HostileDefinition.bytes(seed: seed, isHarmless: isHarmless)
    var compilation = Compiler.compile([InputFile(path: "D\(seed).intentdefinition", bytes: bytes)])
    let options = GenerationOptions(namespace: "Plain\(seed)", backends: [.configuration, .intents])
    return Compiler.generate(
      &compilation,
      options: options,
      backends: [IntentClassesBackend(), IntentConversionsBackend()]
    )
  }

  private func scan(_ files: [GeneratedFile]) -> SwiftScanner {
    let text = files.dropFirst().map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    // The scanner knows no directives and no key paths.
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return SwiftScanner(
      lines.joined(separator: "\n").replacing("@", with: "").replacing("\\.", with: ".")
    )
  }

  @Test(arguments: 0..<3)
  func `300 hostile definitions declare the same as their harmless twins`(batch: Int) throws {
    var count = 0
    for seed in batch * 100..<(batch + 1) * 100 {
      let files = try Self.generate(seed)
      let twins = try Self.generate(seed, isHarmless: true)
      guard !files.isEmpty, !twins.isEmpty else { continue }
      count += 1
      let (scanner, twin) = (scan(files), scan(twins))
      #expect(scanner.problems == [], "seed \(seed)")
      try #require(scanner.declarations == twin.declarations, "seed \(seed)")
    }
    #expect(count > 90)
  }

  @Test(
    .enabled(if: SwiftTypeChecker.isAvailable, "there is no swiftc, or IntentRuntime is not built")
  )
  func `the classes of forty hostile definitions parse, and what is plain compiles`() throws {
    let files = try (0..<40).flatMap { try Self.generate($0) }
    #expect(files.count > 100)
    #expect(try SwiftTypeChecker()?.check(files, ["-swift-version", "6"]) == "")
  }
}
