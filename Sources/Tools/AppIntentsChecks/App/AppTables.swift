import AppProjects
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation

/// The tables of an app's texts. Reads each when a check first asks for its name.
final class AppTables {
  /// The texts of a table or catalog in one language.
  struct Texts {
    let texts: LanguageTexts
    /// Whether a catalog says that its texts are in this language.
    let isSource: Bool
    let source: SourceText
    let isComplete: Bool

    var language: String { texts.language }
  }

  private let paths: [String: [String]]
  private let project: AppProject?
  /// The texts of tables that were read, by the path of a table.
  private var known: [String: [Texts]] = [:]

  init(_ paths: [String], _ project: AppProject?) {
    self.paths = Dictionary(grouping: paths) { path in String(FilePath.name(of: path).prefix { $0 != "." }) }
    self.project = project
  }

  /// The tables of a name in the targets with these indices. Without a project, all tables of the name.
  func texts(named name: String, in targets: Set<Int>) -> [Texts] {
    (paths[name] ?? []).filter { contains($0, targets) }.flatMap(texts)
  }

  /// The languages of the targets' tables of any name.
  func languages(in targets: Set<Int>) -> Set<String> {
    var found: Set<String> = []
    for path in paths.values.joined() where contains(path, targets) {
      if let language = FilePath.language(ofFolder: FilePath.folder(of: path)), TableLanguage.isName(language)
      {
        found.insert(language)
      } else if path.hasSuffix(".xcstrings") {
        found.formUnion(texts(in: path).filter { !$0.texts.isEmpty }.map(\.language))
      }
    }
    return found
  }

  /// The tables that reports name, as sources.
  func sources(of reported: Set<String>) -> [SourceText] {
    known.keys.filter(reported.contains).sorted().compactMap { known[$0]?.first?.source }
  }

  private func contains(_ path: String, _ targets: Set<Int>) -> Bool {
    guard let project else { return true }
    return project.owners(of: FilePath.shortened(path)).contains { targets.contains($0.index) }
  }

  private func texts(in path: String) -> [Texts] {
    if let found = known[path] { return found }
    let found = Self.read(path)
    known[path] = found
    return found
  }

  private static func read(_ path: String) -> [Texts] {
    guard let bytes = try? FileSystem.readRegular(path, limit: TableSearch.sizeLimit) else { return [] }
    if path.hasSuffix(".xcstrings") {
      let source = SourceText(path: path, bytes: bytes)
      let (catalog, problems) = StringCatalog.read(source)
      return (catalog.languages + [catalog.sourceTexts].compactMap(\.self)).map { texts in
        Texts(
          texts: texts,
          isSource: texts.language == catalog.sourceLanguage,
          source: source,
          isComplete: problems.isEmpty
        )
      }
    }
    guard path.hasSuffix(".strings"), let language = FilePath.language(ofFolder: FilePath.folder(of: path))
    else {
      return []
    }
    let (table, problems) = StringsTable.read(bytes, path: path)
    var texts = LanguageTexts(language)
    texts.add(table)
    let isComplete = !problems.contains { $0.severity == .error }
    return [Texts(texts: texts, isSource: false, source: table.source, isComplete: isComplete)]
  }
}
