import Foundation
import IntentDefinition
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentLocalisation

/// A sync keeps all translations, and a second one changes nothing.
@Suite(.enabled(if: Corpus.isPresent, "the corpus of real files is not here"))
struct StringsCorpusTests {
  private struct Project {
    var definition: URL
    var tables: [URL]
  }

  private static let root = Corpus.folder

  private static let projects: [Project] = {
    let manifest =
      (try? String(contentsOf: root.appendingPathComponent("MANIFEST.tsv"), encoding: .utf8)) ?? ""
    let rows = manifest.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    var tables: [String: [URL]] = [:]
    for row in rows where row.count > 7 && row[0].hasPrefix("strings/") {
      let path = row[7].replacing("localisation of ", with: "")
      tables["\(row[1]) \(path)", default: []].append(root.appendingPathComponent(String(row[0])))
    }
    return rows.compactMap { row in
      guard row.count > 2, row[0].hasPrefix("files/"), let found = tables["\(row[1]) \(row[2])"] else {
        return nil
      }
      return Project(definition: root.appendingPathComponent(String(row[0])), tables: found)
    }
  }()

  @Test func `real tables keep their translations`() throws {
    #expect(Self.projects.count >= 5)
    for project in Self.projects {
      let folder = try TestFolder()
      try folder.write(to: "Base.lproj/X.intentdefinition")
      try Data(contentsOf: project.definition)
        .write(to: URL(fileURLWithPath: folder("Base.lproj/X.intentdefinition")))
      for table in project.tables {
        let language = table.deletingPathExtension().lastPathComponent
        let name = "\(language == "base" ? "en" : language).lproj/X.\(table.pathExtension)"
        try folder.write(to: name)
        try Data(contentsOf: table).write(to: URL(fileURLWithPath: folder(name)))
      }
      try sync(folder("Base.lproj/X.intentdefinition"))
    }
  }

  private func definition(_ path: String) throws -> Definition {
    let result = CompilerCall(inputs: [path]).run(to: .meaning)
    return try #require(result.compilation.module.files.first).definition
  }

  private func sync(_ path: String) throws {
    let definition = try definition(path)
    let before = EditableTables(path: path, name: "X")
    let result = StringsSync(definition).result
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    for change in result.changes { try Data(change.bytes).write(to: URL(fileURLWithPath: change.path)) }
    var used: Set<String> = []
    definition.forEachText { used.insert($0.text.id?.value ?? "") }
    for table in EditableTables(path: path, name: "X").tables {
      guard let language = table.language, let old = before.tables.first(where: { $0.path == table.path })
      else {
        continue
      }
      let texts = Dictionary(table.texts(in: language).map { ($0.id, $0.text.value) }) { first, _ in first }
      for text in old.texts(in: language) where used.contains(text.id.key) {
        #expect(texts[text.id] == text.text.value, "\(table.path) \(text.id.key)")
      }
    }
    #expect(StringsSync(definition).result.changes.isEmpty)
  }
}
