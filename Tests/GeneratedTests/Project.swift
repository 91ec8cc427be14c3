import Foundation
import IntentCompiler
import Testing

/// The project's folder, and what is generated in it.
enum Project {
  /// A module under `Generated/`, and what it is made of.
  struct Module: Sendable, CustomTestStringConvertible {
    var folder: String
    var inputs: [String]
    var namespace: String?
    var accessLevel: AccessLevel?
    var isSplit = false

    var testDescription: String { folder }

    /// The call that makes it, as `make generated` does through the command line.
    var call: CompilerCall {
      CompilerCall(
        inputs: inputs.map(Project.path),
        accessLevel: accessLevel,
        namespace: namespace,
        isSplit: isSplit
      )
    }
  }

  static let schemas = Module(folder: "Generated/Schemas", inputs: definitions + ["Schemas/Localised"])
  static let names = Module(folder: "Generated/Names", inputs: ["Schemas/Names"])
  static let split = Module(
    folder: "Generated/Split",
    inputs: ["Schemas/Hero.intentdefinition", "Schemas/UpNext.intentdefinition"],
    namespace: "Widgets",
    accessLevel: .package,
    isSplit: true
  )

  /// The definitions in `Schemas` itself, in the order of their names.
  private static var definitions: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path("Schemas"))) ?? []
    return names.filter { $0.hasSuffix(".intentdefinition") }.sorted().map { "Schemas/\($0)" }
  }

  /// A path in the project.
  static func path(_ relative: String) -> String {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(relative).path
  }

  static func text(_ relative: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(relative))), as: UTF8.self)
  }
}
