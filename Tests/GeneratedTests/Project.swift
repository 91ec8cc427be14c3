import Foundation
import IntentAppIntents
import IntentClasses
import IntentCompiler
import Testing

enum Project {
  struct Module: Sendable, CustomTestStringConvertible {
    var folder: String
    var inputs: [String]
    var namespace: String?
    var accessLevel: AccessLevel?
    var isSplit = false
    var backends: Set<BackendName>?

    var testDescription: String { folder }

    var call: CompilerCall {
      var options = CompilerOptions()
      options.accessLevel = accessLevel
      options.namespace = namespace
      options.isSplit = isSplit
      options.backends = backends
      options.availableBackends = [
        AppIntentsBackend(), IntentClassesBackend(), IntentConversionsBackend(),
      ]
      return CompilerCall(inputs: inputs.map(Project.path), options: options)
    }
  }

  static let schemas = Module(
    folder: "Generated/Schemas",
    inputs: definitions + ["Schemas/Localised"],
    backends: [.appIntents]
  )
  static let intents = Module(
    folder: "Generated/Intents",
    inputs: [
      "Schemas/EveryType.intentdefinition", "Schemas/OrderLunch.intentdefinition",
      "Schemas/UpNext.intentdefinition",
    ],
    namespace: "Plain",
    backends: [.configuration, .intents]
  )
  static let split = Module(
    folder: "Generated/Split",
    inputs: ["Schemas/Hero.intentdefinition", "Schemas/UpNext.intentdefinition"],
    namespace: "Widgets",
    accessLevel: .package,
    isSplit: true
  )

  private static var definitions: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path("Schemas"))) ?? []
    return names.filter { $0.hasSuffix(".intentdefinition") }.sorted().map { "Schemas/\($0)" }
  }

  static func path(_ relative: String) -> String {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(relative).path
  }

  static func text(_ relative: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(relative))), as: UTF8.self)
  }
}
