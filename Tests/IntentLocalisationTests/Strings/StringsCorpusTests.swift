import Foundation
import IntentDefinition
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentLocalisation

/// An unchanged export leaves every byte, and a change touches one line.
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

  @Test func `real tables are exported, imported and changed`() throws {
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
      let result = CompilerCall(inputs: [folder("Base.lproj/X.intentdefinition")]).run(to: .meaning)
      let list = TextList(try #require(result.compilation.module.files.first).definition)
      try check(list, project)
      try sync(list)
    }
  }

  private func check(_ list: TextList, _ project: Project) throws {
    for language in list.languages {
      let exports = [
        ("x.strings", StringsExport.text(of: list, in: language).text),
        ("x.xcstrings", CatalogExport.text(of: list, in: [language]).text),
      ]
      for (name, text) in exports {
        let place = "\(project.definition.lastPathComponent) \(language) \(name)"
        let run = try StringsImport([read(text, name)], into: list, locale: language)
        #expect(run.result.changes.isEmpty && run.result.diagnostics.isEmpty, "\(place)")
        try change(list, language, text, name, place)
      }
      let table = try #require(list.tables.tables.first { $0.language == language })
      let own = ImportReader.read(table.contents.bytes, path: table.path)
      #expect(try StringsImport([own], into: list, locale: language).result.changes.isEmpty)
    }
  }

  private func sync(_ list: TextList) throws {
    let run = StringsSync(list)
    #expect(run.result.diagnostics.filter { $0.severity == .error } == [])
    for change in run.result.changes {
      #expect(change.write() == nil)
      let language = try #require(list.tables.tables.first { $0.path == change.path }?.language)
      let after = Table(TableContents(path: change.path, bytes: change.bytes), language: language)
      let texts = after.texts(in: language)
      for text in list.tables.texts(in: language) where list.uses(text.id.key) && text.file == change.path {
        #expect(
          texts.contains { $0.id == text.id && $0.text.value == text.text.value && $0.state == text.state }
        )
      }
    }
    let result = CompilerCall(inputs: [list.path]).run(to: .meaning)
    let again = StringsSync(TextList(try #require(result.compilation.module.files.first).definition))
    #expect(again.result.changes.isEmpty)
  }

  private func read(_ text: String, _ name: String) -> ImportedFile {
    ImportReader.read(Array(text.utf8), path: name)
  }

  /// Expects a change of the first long translation's line alone.
  private func change(_ list: TextList, _ language: String, _ text: String, _ name: String, _ place: String)
    throws
  {
    let unit = list.units(for: [language]).first { unit in
      let value = list.translation(unit.id, in: language)?.text.value ?? ""
      return unit.id.form.isEmpty && value.count > 5 && value.allSatisfy { $0.isLetter || $0 == " " }
        && text.ranges(of: value).count == 1
    }
    guard let unit, let value = list.translation(unit.id, in: language)?.text.value else { return }
    let run = try StringsImport(
      [read(text.replacing(value, with: "X\(value)"), name)],
      into: list,
      locale: language
    )
    #expect(run.count == 1, "\(place)")
    let change = try #require(run.result.changes.first, "\(place)")
    let before = change.before.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let after = change.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    #expect(before.count == after.count, "\(place)")
    #expect(zip(before, after).count { $0 != $1 } == 1, "\(place)")
  }
}
