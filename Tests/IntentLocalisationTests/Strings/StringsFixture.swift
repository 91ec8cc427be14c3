import Foundation
import IntentDefinition
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentLocalisation

struct StringsFixture {
  let folder: TestFolder
  private let path: String

  static let emptyCatalog =
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}\n"

  /// - Parameter tables: By path: `de.lproj/Soup.strings`.
  init(_ tables: [String: String] = [:], definition: String = LocalisedFixture.soup) throws {
    folder = try TestFolder()
    path = try folder.write(plist(definition), to: "Base.lproj/Soup.intentdefinition")
    for (path, text) in tables { try folder.write(text, to: path) }
  }

  var tables: EditableTables { EditableTables(path: path, name: "Soup") }

  func definition(_ path: String? = nil) throws -> Definition {
    let result = CompilerCall(inputs: [path ?? self.path]).run(to: .meaning)
    return try #require(result.compilation.module.files.first).definition
  }

  /// - Parameter old: The definition before it changed.
  @discardableResult
  func sync(old: String? = nil) throws -> [String] {
    let old = try old.map { try definition(folder.write(plist($0), to: "old/Soup.intentdefinition")) }
    let result = StringsSync(try definition(), old: old).result
    for change in result.changes { try write(change.bytes, to: folder.short(change.path)) }
    return lines(result.diagnostics) + result.changes.map { folder.short($0.path) }
  }

  func lines(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { diagnostic in
      let file = diagnostic.location.map { folder.short($0.file) } ?? "-"
      return "\(diagnostic.severity) \(diagnostic.rule.name) \(file): \(diagnostic.message)"
    }
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: folder(name))))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try folder.write(to: name)
    try Data(bytes).write(to: URL(fileURLWithPath: folder(name)))
  }
}
