import IntentAppIntents
import IntentClasses
import IntentCompiler
import TestSupport
import Testing

/// Swift would warn if anything that refers to a deprecated intent were not deprecated.
struct DeprecationTests {
  private static let deprecated = Sample(intent: ["Deprecated": true, "Configurable": true])

  private static func code(_ host: Sample, _ backends: Set<BackendName>) -> String {
    let inputs = [InputFile(path: "Test.intentdefinition", bytes: Array(host.xml.utf8))]
    var compilation = Compiler.compile(inputs)
    let files = Compiler.generate(
      &compilation,
      // A class and a plain type of one name cannot be in one module.
      options: GenerationOptions(namespace: backends.count > 1 ? "Plain" : nil, backends: backends),
      backends: [IntentClassesBackend(), IntentConversionsBackend(), AppIntentsBackend()]
    )
    #expect(!compilation.hasErrors)
    return files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  private static func marked(_ code: String) -> [String] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].contains("@available(*, deprecated)") }.compactMap { index in
      lines[index...].first { $0.first { $0 != " " } != "@" }.map { line in
        let words = line.split(separator: " ").drop {
          ["nonisolated", "public", "final", "static"].contains($0)
        }
        return words.prefix(2).joined(separator: " ").replacing(":", with: "").replacing("Plain.", with: "")
      }
    }
  }

  @Test func `plain Swift`() {
    #expect(
      Self.marked(Self.code(Self.deprecated, [.configuration])) == [
        "struct SampleConfiguration", "protocol SampleOptionsProvider", "extension SampleOptionsProvider",
        "extension SampleConfiguration",
      ]
    )
  }

  @Test func `classes, and what converts them`() {
    let code = Self.code(Self.deprecated, [.intents])
    #expect(Self.marked(code) == ["class SampleIntent", "protocol SampleIntentHandling"])
    let both = Set(Self.marked(Self.code(Self.deprecated, [.configuration, .intents])))
    #expect(
      both.isSuperset(of: [
        "class SampleIntent", "protocol SampleIntentHandling", "extension SampleConfiguration",
        "extension SampleIntent", "struct SampleHandlerOptions",
      ])
    )
  }

  @Test func `App Intents, but no entity that others may use`() {
    let marked = Set(Self.marked(Self.code(Self.deprecated, [.configuration, .appIntents])))
    #expect(
      marked.isSuperset(of: [
        "struct SampleAppIntent", "struct SampleOptionsSource", "protocol SamplePerformer",
        "struct SamplePerformerSource", "struct SampleItemQuery", "var defaultQuery",
      ])
    )
    #expect(!marked.contains("struct ItemAppEntity"))
  }

  @Test func `nothing else is`() {
    for backends in [[.configuration, .intents], [.configuration, .appIntents]] as [Set<BackendName>] {
      #expect(!Self.code(Sample(), backends).contains("deprecated)"))
    }
  }
}
