import AppFacts
import IntentDiagnostics
import IntentLocalisation

/// The tables of texts in a project's folders. They tell which languages its apps ship.
struct ProjectTexts: Sendable {
  /// A table's path, and the language of the `.lproj` folder around it, if any.
  typealias Table = (path: String, language: String?)

  /// The languages of a target's tables, by the index of the target.
  private var languages: [Int: Set<String>] = [:]
  /// Folders around the tables and their `.lproj` folders, by the table's name and then by its language, or ""
  /// for a catalog.
  private var homes: [String: [String: Set<String>]] = [:]
  /// The targets that build a table, by the path of its definition without an extension, and then by the
  /// table's path.
  private var builders: [String: [String: Set<Int>]] = [:]
  /// The paths of tables by a target's index, and then by the table's name.
  private var paths: [Int: [String: [String]]] = [:]
  /// Languages with a table that a project lists, by the folder around their `.lproj` folder.
  private var listed: [String: Set<String>] = [:]

  /// Only reads the tables of targets with definitions.
  ///
  /// - Parameters:
  ///   - shown: The files that projects list.
  ///   - owners: The targets that build a file.
  init(_ tables: [Table], shown: FileMembership, ownedBy owners: (String) -> [ProjectTarget]) {
    for (path, language) in tables {
      let isCatalog = path.hasSuffix(".xcstrings")
      let (name, home) = (Self.name(of: path), FilePath.home(of: path))
      homes[name, default: [:]][isCatalog ? "" : language ?? "", default: []].insert(home)
      let owners = owners(path)
      if let language, listed[home]?.contains(language) != true, !owners.isEmpty || shown.has(path) {
        listed[home, default: []].insert(language)
      }
      builders[FilePath.join(home, name), default: [:]][path] = Set(owners.map(\.index))
      for owner in owners { paths[owner.index, default: [:]][name, default: []].append(path) }
      let withDefinitions = owners.filter(\.hasDefinitions)
      guard !withDefinitions.isEmpty,
        let tableLanguages = isCatalog ? Self.catalogLanguages(path) : [language].compactMap(\.self)
      else { continue }
      let names = TableLanguage.names(tableLanguages)
      for owner in withDefinitions { languages[owner.index, default: []].formUnion(names) }
    }
  }

  private static func name(of path: String) -> String { String(FilePath.name(of: path).prefix { $0 != "." }) }

  /// Returns `nil` if a catalog cannot be read.
  private static func catalogLanguages(_ path: String) -> [String]? {
    guard let bytes = try? FileSystem.readRegular(path, limit: TableSearch.sizeLimit) else { return nil }
    let (catalog, problems) = StringCatalog.read(SourceText(path: path, bytes: bytes))
    return problems.isEmpty ? catalog.languages.filter { !$0.isEmpty }.map(\.language) : nil
  }

  /// The languages with a table beside a definition that a project lists.
  func listed(around definition: String) -> Set<String> { listed[FilePath.home(of: definition)] ?? [] }

  /// A correct target builds few tables of one name. The limit bounds the work for all definitions of a name.
  private static let tableLimit = 50

  /// The targets of each table of a definition. Includes tables of the same name in other folders of the
  /// targets.
  func builders(of definition: String, in targets: [ProjectTarget]) -> [String: Set<Int>] {
    let name = Self.name(of: definition)
    var result = builders[FilePath.join(FilePath.home(of: definition), name)] ?? [:]
    for target in targets {
      for path in (paths[target.index]?[name] ?? []).prefix(Self.tableLimit) where result[path] == nil {
        result[path] = builders[FilePath.join(FilePath.home(of: path), name)]?[path]
      }
    }
    return result
  }

  /// The languages of targets, without languages with a table elsewhere that may contain a definition's
  /// texts.
  func shipped(by targets: [ProjectTarget], besides definition: String) -> [String] {
    let shipped = targets.reduce(into: Set<String>()) { $0.formUnion(languages[$1.index] ?? []) }
    let homes = homes[Self.name(of: definition)] ?? [:]
    let isElsewhere = { (language: String) in
      homes[language]?.contains { $0 != FilePath.home(of: definition) } == true
    }
    return isElsewhere("") ? [] : shipped.filter { !isElsewhere($0) }.sorted()
  }
}

extension AppProject {
  /// `nil` without a project around the definition.
  package func languages(of definition: String) -> ProjectLanguages? {
    let definition = FilePath.shortened(definition)
    guard let outline = outlines(around: definition).first else { return nil }
    let owners = owners(of: definition)
    let apps = owners.filter { $0.target.kind == .app }
    let named = apps.lazy.flatMap(\.target.infoPlists).compactMap { regions[FoldedPath($0)] }
    // An app is offered in the languages of its tables.
    let shipped = texts.shipped(by: apps.isEmpty ? owners : apps, besides: definition)
    return ProjectLanguages(
      base: named.first { !$0.isEmpty } ?? outline.developmentLanguage,
      shipped: shipped,
      listed: isInOtherBuild(definition) ? nil : texts.listed(around: definition),
      builders: owners.isEmpty || isInOtherBuild(definition)
        ? [:] : texts.builders(of: definition, in: owners)
    )
  }
}
