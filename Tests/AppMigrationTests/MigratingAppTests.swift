import AppFacts
import Foundation
import IntentComparison
import TestSupport
import Testing

@testable import AppMigration

/// Apps whose Swift is given, so no program reads it.
struct MigratingAppTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func addDefinition() throws {
    let text = try String(contentsOf: Repository.url("Schemas/UpNext.intentdefinition"), encoding: .utf8)
    try folder.write(text, to: "UpNext.intentdefinition")
  }

  private func app() throws -> MigratingApp { try MigratingApp(folder.path) { _ in SwiftCode() } }

  @Test func `without Swift, nothing is read and nothing moves`() throws {
    try addDefinition()
    let app = try self.app()
    #expect(app.problems.isEmpty)
    let plan = try app.plan { _ in
      Issue.record("there is nothing to read")
      return SwiftCode()
    }
    #expect(plan.moves.isEmpty && plan.changes.isEmpty && plan.problems.isEmpty)
  }

  @Test func `a handler of an intent moves it to generated App Intents, which are compared`() throws {
    try addDefinition()
    let text = "class Handler: NSObject, UpNextIntentHandling {}\n"
    let path = try folder.write(text, to: "Handler.swift")
    var read: [[String]] = []
    let plan = try app().plan { paths in
      read.append(paths)
      guard paths == [path] else { return SwiftCode() }
      var type = TypeCode("Handler", kind: .class, at: CodeRange(path, 6, 13))
      type.range = CodeRange(path, 0, text.utf8.count)
      type.inherited = ["NSObject", "UpNextIntentHandling"]
      var file = FileCode(path, size: text.utf8.count)
      file.types = [type]
      var code = SwiftCode()
      code.files = [file]
      return code
    }
    #expect(plan.moves.map(\.className) == ["UpNextIntent"])
    #expect(plan.changes.contains { $0.words == "generated code" && $0.before == nil })
    #expect(read.count == 2, "the app's Swift, and what would be generated")
  }

  @Test func `a folder without a readable definition has problems`() throws {
    try folder.write("no property list", to: "Broken.intentdefinition")
    #expect(try !app().problems.isEmpty)
  }
}
