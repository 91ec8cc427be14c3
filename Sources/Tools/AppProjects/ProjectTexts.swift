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
  ///   - definitions: The indices of these targets.
  ///   - isListed: Whether a project lists a file, or a folder around it.
  init(
    _ tables: [Table],
    of targets: AppTargets,
    with definitions: Set<Int>,
    isListed: (String) -> Bool
  ) {
    for (path, language) in tables {
      let isCatalog = path.hasSuffix(".xcstrings")
      let (name, home) = (Self.name(of: path), FilePath.home(of: path))
      homes[name, default: [:]][isCatalog ? "" : language ?? "", default: []].insert(home)
      if let language, listed[home]?.contains(language) != true, isListed(path) {
        listed[home, default: []].insert(language)
      }
      let building = targets.indices(with: path)
      builders[FilePath.join(home, name), default: [:]][path] = Set(building)
      for target in building { paths[target, default: [:]][name, default: []].append(path) }
      let withDefinitions = building.filter(definitions.contains)
      guard !withDefinitions.isEmpty,
        let tableLanguages = isCatalog ? Self.catalogLanguages(path) : [language].compactMap(\.self)
      else { continue }
      let names = TableLanguage.names(tableLanguages)
      for target in withDefinitions { languages[target, default: []].formUnion(names) }
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
  func builders(of definition: String, in targets: [Int]) -> [String: Set<Int>] {
    let name = Self.name(of: definition)
    var result = builders[FilePath.join(FilePath.home(of: definition), name)] ?? [:]
    for target in targets {
      for path in (paths[target]?[name] ?? []).prefix(Self.tableLimit) where result[path] == nil {
        result[path] = builders[FilePath.join(FilePath.home(of: path), name)]?[path]
      }
    }
    return result
  }

  /// The languages of targets, without languages with a table elsewhere that may contain a definition's
  /// texts.
  func shipped(by targets: [Int], besides definition: String) -> [String] {
    let shipped = targets.reduce(into: Set<String>()) { $0.formUnion(languages[$1] ?? []) }
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
    let owners = targets.indices(with: definition)
    let apps = owners.filter { targets.targets[$0].kind == .app }
    let region = apps.lazy.flatMap { targets.targets[$0].infoPlists }.compactMap {
      regions[FoldedPath($0)]
    }
    .first { !$0.isEmpty }
    // An app is offered in the languages of its tables.
    let shipped = texts.shipped(by: apps.isEmpty ? owners : apps, besides: definition)
    return ProjectLanguages(
      base: region ?? outline.developmentLanguage,
      shipped: shipped,
      listed: isInOtherBuild(definition) ? nil : texts.listed(around: definition),
      builders: owners.isEmpty || isInOtherBuild(definition)
        ? [:] : texts.builders(of: definition, in: owners)
    )
  }
}
