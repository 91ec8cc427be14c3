import Foundation
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentLocalisation

struct StringsFixture {
  let folder: TestFolder
  private let definition: String

  /// - Parameter tables: By path: `de.lproj/Soup.strings`.
  init(_ tables: [String: String] = [:], definition: String = LocalisedFixture.soup) throws {
    folder = try TestFolder()
    self.definition = try folder.write(plist(definition), to: "Base.lproj/Soup.intentdefinition")
    for (path, text) in tables { try folder.write(text, to: path) }
  }

  func list() throws -> TextList {
    let result = CompilerCall(inputs: [definition]).run(to: .meaning)
    return TextList(try #require(result.compilation.module.files.first).definition)
  }

  func read(_ text: String, as name: String) throws -> ImportedFile {
    ImportReader.read(Array(text.utf8), path: name)
  }

  /// A catalog for an import, with one text.
  static func catalog(
    _ key: String,
    _ text: String,
    in language: String = "de",
    state: String = "translated",
    of source: String = "Order Soup"
  ) -> String {
    """
    {"sourceLanguage": "en", "strings": {"\(key)": {"localizations": {
    "en": {"stringUnit": {"state": "new", "value": "\(source)"}},
    "\(language)": {"stringUnit": {"state": "\(state)", "value": "\(text)"}}}}}}
    """
  }

  @discardableResult
  func bring(_ text: String, as name: String, locale: String? = nil, includesSame: Bool = false) throws
    -> StringsImport
  {
    let file = try read(text, as: name)
    let run = try StringsImport([file], into: try list(), locale: locale, includesSame: includesSame)
    if !run.result.hasErrors { for change in run.result.changes { #expect(change.write() == nil) } }
    return run
  }

  @discardableResult
  func sync(_ locales: [String] = [], old: String? = nil, keepStale: Bool = false) throws -> [String] {
    let old = try old.map { old in
      let path = try folder.write(plist(old), to: "old/Soup.intentdefinition")
      return try #require(CompilerCall(inputs: [path]).run(to: .meaning).compilation.module.files.first)
        .definition
    }
    let run = StringsSync(try list(), adding: locales, old: old, keepsStale: keepStale)
    for change in run.result.changes { #expect(change.write() == nil) }
    return lines(run.result.diagnostics) + run.result.changes.map { folder.short($0.path) }
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
