import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// Reads `.strings` and `.stringsdict` files in `.lproj` folders, and an `.xcstrings` file, next to the
/// definition or next to the `.lproj` folder around it.
package struct TableSearch {
  package private(set) var languages: [LanguageTexts] = []
  /// The languages whose folders only contain other definitions' texts.
  private(set) var otherLanguages: [String] = []
  /// `nil` unless a catalog names it.
  private(set) var sourceLanguage: String?
  /// A catalog's texts, which override the definition's.
  package private(set) var sourceTexts: LanguageTexts?
  /// Whether every catalog is fully readable. If not, texts may only seem to be missing.
  package private(set) var isComplete = true
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var sources: [SourceText] = []
  private var indices: [String: Int] = [:]
  private var catalog: String?
  private let builders: [String: Set<Int>]
  /// Tables that no target builds.
  private var unbuilt: [String] = []
  let name: String
  let folders: TableFolders
  /// The folder around the `.lproj` folders; `nil` for a definition on standard input.
  private(set) var home: String?

  /// In bytes. Reading takes about twenty times as much memory, and real tables are smaller than 1 MB.
  package static let sizeLimit = 16 * 1_048_576

  /// Whether an `.lproj` folder's name is a language: not `Base`, for the definition's own texts, or `mul`,
  /// for many. Ignores case, like most Macs' file systems.
  package static func isLanguage(_ name: String) -> Bool { !["base", "mul"].contains(name.lowercased()) }

  static func language(of path: String) -> String? {
    FilePath.language(ofFolder: FilePath.folder(of: path)).flatMap { isLanguage($0) ? $0 : nil }
  }

  /// - Parameter builders: The targets that build a table, by its path. Unknown for missing entries.
  package init(
    path: String,
    name: String,
    in folders: TableFolders,
    builtBy builders: [String: Set<Int>] = [:]
  ) {
    self.name = name
    self.folders = folders
    self.builders = builders
    guard path != InputFile.standardInputPath else { return }
    let folder = FilePath.home(of: path)
    home = folder
    let catalog = name + ".xcstrings"
    if folders[folder].names.contains(catalog) { readCatalog(FilePath.join(folder, catalog)) }
    for entry in folders[folder].languageFolders {
      readFolder(FilePath.join(folder, entry), String(entry.dropLast(".lproj".count)))
    }
    diagnostics += TableBuild.report(unbuilt, of: name)
    reportCatalog(
      besides: builders.keys.filter { FilePath.home(of: $0) != FilePath.shortened(folder) }.sorted()
    )
    guard !isComplete else { return }
    for index in languages.indices { languages[index].isComplete = false }
  }

  private mutating func readFolder(_ folder: String, _ language: String) {
    let catalog = FilePath.join(folder, name + ".xcstrings")
    if TableBuild.isForCatalogs(language) {
      readCatalog(catalog)
    } else if folders[folder].names.contains(name + ".xcstrings"), isBuilt(catalog) {
      diagnostics.append(TableBuild.report(catalog, inFolderOf: language))
    }
    guard Self.isLanguage(language) else { return }
    var texts = LanguageTexts(language)
    readStrings(FilePath.join(folder, name + ".strings"), into: &texts)
    readDictionary(FilePath.join(folder, name + ".stringsdict"), into: &texts)
    if !texts.files.isEmpty {
      add(texts)
    } else if folders[folder].hasTables, !folders[folder].names.contains(name + InputFile.fileExtension),
      !unbuilt.contains(where: { FilePath.folder(of: $0) == folder })
    {
      otherLanguages.append(language)
    }
  }

  private func isBuilt(_ path: String) -> Bool { builders[FilePath.shortened(path)]?.isEmpty != true }

  /// Whether a target builds both tables, as far as is known.
  private func haveSameTarget(_ a: String, _ b: String) -> Bool {
    guard let a = builders[FilePath.shortened(a)], let b = builders[FilePath.shortened(b)] else {
      return true
    }
    return !a.isDisjoint(with: b)
  }

  /// - Parameter others: Tables of the same name in other folders of the project.
  private mutating func reportCatalog(besides others: [String]) {
    let isCatalog = { (path: String) in path.hasSuffix(".xcstrings") }
    guard let catalog = catalog ?? others.first(where: isCatalog) else { return }
    let tables = (languages.flatMap(\.files) + others).filter {
      !isCatalog($0) && haveSameTarget($0, catalog)
    }
    diagnostics += TableBuild.report(catalog, besides: tables)
  }

  private mutating func readStrings(_ path: String, into texts: inout LanguageTexts) {
    guard let bytes = bytes(of: path, &texts) else { return }
    let (table, problems) = StringsTable.read(bytes, path: path)
    add(problems, table.source, &texts)
    texts.add(table)
  }

  private mutating func readDictionary(_ path: String, into texts: inout LanguageTexts) {
    guard let bytes = bytes(of: path, &texts) else { return }
    let (entries, source, problems) = StringsDictionary.read(bytes, path: path)
    add(problems, source, &texts)
    for entry in entries {
      texts.add(
        LanguageTexts.Entry(
          key: entry.key.value,
          text: nil,
          isTranslated: true,
          location: SourceLocation(file: path, range: entry.key.range),
          other: entry.other,
          variants: entry.texts
        )
      )
    }
  }

  private mutating func readCatalog(_ path: String) {
    var file = LanguageTexts("")
    defer { isComplete = isComplete && file.isComplete }
    guard let bytes = bytes(of: path, &file) else { return }
    if let first = catalog { return diagnostics.append(Self.report(path, besides: first)) }
    catalog = path
    let source = SourceText(path: path, bytes: bytes)
    let (catalog, problems) = StringCatalog.read(source)
    add(problems, source, &file)
    for texts in catalog.languages { add(texts) }
    sourceLanguage = catalog.sourceLanguage ?? sourceLanguage
    sourceTexts = catalog.sourceTexts ?? sourceTexts
  }

  /// Reports a second catalog, which no command reads.
  package static func report(_ path: String, besides first: String) -> Diagnostic {
    Diagnostic(
      .unreadableTranslation,
      "'\(first)' is the catalog of this definition, so this one is not read; move its texts there and remove it",
      at: SourceLocation(file: path)
    )
  }

  private mutating func add(_ texts: LanguageTexts) {
    guard let index = indices[texts.language] else {
      indices[texts.language] = languages.count
      languages.append(texts)
      return
    }
    for entry in texts.entries { languages[index].add(entry) }
    for file in texts.files { languages[index].addFile(file) }
    if !texts.isComplete { languages[index].isComplete = false }
  }

  private mutating func bytes(of path: String, _ texts: inout LanguageTexts) -> [UInt8]? {
    guard (try? FileSystem.status(of: path)) != nil else { return nil }
    guard isBuilt(path) else {
      unbuilt.append(path)
      return nil
    }
    texts.addFile(path)
    do throws(FileError) {
      if let text = folders.unsaved.texts[path] { return text }
      return try FileSystem.readRegular(path, limit: Self.sizeLimit)
    } catch {
      texts.isComplete = false
      diagnostics.append(
        Diagnostic(
          .unreadableTranslation,
          "cannot be read: \(error.words)",
          at: SourceLocation(file: path)
        )
      )
      return nil
    }
  }

  private mutating func add(_ problems: [Diagnostic], _ source: SourceText, _ texts: inout LanguageTexts) {
    sources.append(source)
    let problems = problems.map(\.inTable)
    if problems.contains(where: { $0.rule == .unreadableTranslation }) { texts.isComplete = false }
    diagnostics += problems
  }
}

extension Diagnostic {
  /// Code can be generated without the table, so an error becomes a warning. Fixes only change definitions.
  var inTable: Diagnostic {
    var diagnostic = self
    diagnostic.fix?.isSafe = false
    guard severity == .error else { return diagnostic }
    diagnostic.rule = .unreadableTranslation
    diagnostic.severity = Rule.unreadableTranslation.severity
    return diagnostic
  }
}

/// The folders to search for tables.
package struct TableFolders: Sendable {
  /// What a folder contains, as far as a search for tables needs it.
  struct Listing: Sendable {
    var names: Set<String> = []
    var languageFolders: [String] = []
    var hasTables = false
  }

  private var listings: [String: Listing] = [:]
  /// Open texts that replace tables on disk.
  let unsaved: UnsavedFiles

  package init(ofDefinitions paths: [String], unsaved: UnsavedFiles = UnsavedFiles()) {
    self.unsaved = unsaved
    for path in paths where path != InputFile.standardInputPath {
      let folder = FilePath.home(of: path)
      guard listings[folder] == nil else { continue }
      list(folder)
      for language in self[folder].languageFolders { list(FilePath.join(folder, language)) }
    }
  }

  subscript(folder: String) -> Listing {
    listings[folder] ?? Listing()
  }

  private mutating func list(_ folder: String) {
    let names = (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
    listings[folder] = Listing(
      names: Set(names),
      languageFolders: names.filter { $0.hasSuffix(".lproj") },
      hasTables: names.contains { $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict") }
    )
  }
}

extension LanguageTexts {
  package mutating func add(_ table: StringsTable) {
    for entry in table.entries {
      add(
        Entry(
          key: entry.key.value,
          text: entry.value,
          isTranslated: !entry.value.value.isBlank,
          location: SourceLocation(file: table.source.path, range: entry.key.range)
        )
      )
    }
  }
}
