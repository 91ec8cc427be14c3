import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentLocalisation

/// The project around the definitions of a folder, for checks: its targets, languages, Info.plists and
/// sources. Read once, and never run or written. A built app counts as a project, too.
package struct AppProject: Sendable {
  /// A `project.pbxproj`, XcodeGen's manifest, or a built app.
  package struct Outline: Sendable {
    package let path: String
    package let folder: String
    /// `nil` if unknown.
    package var developmentLanguage: String?
    package var knownLanguages: [String] = []
    package var targets: [AppTarget] = []
    /// Files that the project shows, in a target or not.
    package var files: Set<String> = []
    package var isBuilt = false

    package init(_ path: String, in folder: String) {
      self.path = path
      self.folder = folder
    }

    package func contains(_ path: String) -> Bool { folder.isEmpty || path.hasPrefix(folder + "/") }
  }

  package private(set) var outlines: [Outline] = []
  package private(set) var infoPlists: [InfoPlist] = []
  /// What built apps and extensions say about their App Intents.
  package private(set) var builtIntents: [BuiltIntents] = []
  package private(set) var definitions: [String] = []
  /// Folders that another build system knows, such as a package's, in which a target may be unknown.
  private var otherBuilds: Set<String> = []
  private var tables: [(path: String, language: String?)] = []
  private let targets: AppTargets
  private let targetsWithDefinitions: Set<Int>
  /// By the index of a target.
  private var languages: [Int: Set<String>] = [:]
  /// Codes of all languages with a file or a text, and of more general ones; `nil` if unknown.
  private var used: (languages: Set<String>, families: Set<String>)?
  /// By the path of an Info.plist.
  private let regions: [String: String]
  private var outlineIndices: [Int] = []
  /// Swift files by the index of a target.
  private var sources: [Int: [String]] = [:]
  private var targetsWithObjectiveC: Set<Int> = []
  /// Folders around the tables, by the table's name and then by its language, or "" for a catalog.
  private var tableHomes: [String: [String: Set<String>]] = [:]
  /// The names of the definitions in targets.
  private(set) var builtDefinitions: Set<String> = []
  /// The names of the definitions in built apps and extensions, by their Info.plists.
  private(set) var builtNames: [String: Set<String>] = [:]

  /// Real folders have at most about a hundred targets.
  private static let targetLimit = 1_000

  /// Real definitions have at most about ten targets.
  static let ownerLimit = 50

  /// Folders that cannot be read count as empty.
  package init(_ roots: [String]) {
    let files = Self.files(roots)
    var (projects, sources, languageFolders): ([String], [String], Set<String>) = ([], [], [])
    for file in files {
      let folder = FilePath.folder(of: file.path)
      if let language = FilePath.language(ofFolder: folder) { languageFolders.insert(language) }
      switch file.name {
      case "project.pbxproj", "project.yml", "project.yaml": projects.append(file.path)
      case BuiltIntents.fileName:
        if let intents = BuiltIntents(file.path) { builtIntents.append(intents) }
      case let name where Self.otherManifests.contains(name) || name.hasSuffix(".podspec"):
        otherBuilds.insert(folder)
      case let name where [".swift", ".m", ".mm"].contains(where: name.hasSuffix): sources.append(file.path)
      case let name where name.hasSuffix(InputFile.fileExtension): definitions.append(file.path)
      case let name where name.hasSuffix("Info.plist"):
        if let plist = InfoPlist(file.path) { infoPlists.append(plist) }
      case let name where FilePath.isTable(name):
        tables.append((file.path, FilePath.language(ofFolder: folder)))
      default: break
      }
    }
    var all: [AppTarget] = []
    let built = BuiltProduct.outlines(infoPlists, files.map(\.path)).prefix(Self.targetLimit)
    let read = projects.map { (path: $0, outline: Self.outline($0)) }
    let folders = Set(read.filter { $0.path.hasSuffix(".pbxproj") }.compactMap(\.outline?.folder))
    let known = read.filter { path, _ in
      path.hasSuffix(".pbxproj") || !folders.contains(FilePath.folder(of: path))
    }
    for (path, outline) in built.map({ ($0.path, $0) }) + known {
      guard let outline, !outline.targets.isEmpty, all.count + outline.targets.count <= Self.targetLimit
      else {
        otherBuilds.insert(Self.folder(ofProject: path))
        continue
      }
      all += outline.targets
      outlineIndices += Array(repeating: outlines.count, count: outline.targets.count)
      outlines.append(outline)
    }
    regions = Dictionary(infoPlists.map { ($0.key, $0.developmentRegion ?? "") }) { first, _ in first }
    let targets = AppTargets(all)
    self.targets = targets
    targetsWithDefinitions = Set(definitions.flatMap(targets.indices))
    for path in sources {
      for index in targets.indices(with: path) {
        if path.hasSuffix(".swift") {
          self.sources[index, default: []].append(path)
        } else {
          targetsWithObjectiveC.insert(index)
        }
      }
    }
    for path in definitions {
      for owner in owners(of: path) {
        builtDefinitions.insert(FilePath.name(of: path))
        guard outlines[owner.outline].isBuilt, let plist = owner.target.infoPlist else { continue }
        builtNames[plist, default: []].insert(FilePath.name(of: path))
      }
    }
    for (path, language) in tables {
      let name = FilePath.name(of: path).prefix { $0 != "." }
      let key = path.hasSuffix(".xcstrings") ? "" : language ?? ""
      tableHomes[String(name), default: [:]][key, default: []].insert(FilePath.home(of: path))
    }
    readLanguages(languageFolders)
  }

  /// Of two folders, one can contain the other.
  private static func files(_ roots: [String]) -> [FolderFiles.File] {
    var seen: Set<String> = []
    return roots.flatMap { root in
      let root = FilePath.shortened(root)
      return (try? FolderFiles(root.isEmpty ? "." : root))?.files ?? []
    }
    .filter { seen.insert($0.path).inserted }
  }

  /// Bazel, Buck, Tuist and SwiftPM.
  private static let otherManifests: Set<String> = [
    "Package.swift", "Project.swift", "BUILD", "BUILD.bazel", "BUCK", "MODULE.bazel", "WORKSPACE",
  ]

  private static func folder(ofProject path: String) -> String {
    let folder = FilePath.folder(of: path)
    return path.hasSuffix(".pbxproj") ? FilePath.folder(of: folder) : folder
  }

  private static func outline(_ path: String) -> Outline? {
    guard path.hasSuffix(".pbxproj") else { return XcodeGenManifest.outline(path) }
    guard let project = XcodeProject(path) else { return nil }
    var outline = Outline(path, in: folder(ofProject: path))
    outline.developmentLanguage = project.developmentLanguage
    outline.knownLanguages = project.knownLanguages
    outline.targets = project.targets
    outline.files = project.files
    return outline
  }

  // MARK: Targets

  /// The targets that contain a file, with the outlines that declare them.
  package func owners(of path: String) -> [Owner] {
    targets.indices(with: path).map {
      Owner(target: targets.targets[$0], index: $0, outline: outlineIndices[$0])
    }
  }

  package struct Owner: Sendable {
    package let target: AppTarget
    package let index: Int
    package let outline: Int
  }

  /// The projects that contain or show a file or else, those in the nearest folder around it.
  package func outlines(around path: String) -> [Outline] {
    let owning = Set(owners(of: path).map(\.outline)).sorted()
    if !owning.isEmpty { return owning.map { outlines[$0] } }
    let showing = outlines.filter { $0.files.contains(path) }
    if !showing.isEmpty { return showing }
    let around = outlines.filter { $0.contains(path) }
    let nearest = around.map(\.folder.utf8.count).max()
    return around.filter { $0.folder.utf8.count == nearest }
  }

  func hasSwift(_ target: Int) -> Bool { sources[target] != nil }

  /// Whether a package or another build system may build a file.
  func isInOtherBuild(_ path: String) -> Bool {
    var folder = path
    repeat {
      folder = FilePath.folder(of: folder)
      if otherBuilds.contains(folder) { return true }
    } while !folder.isEmpty && folder != "/"
    return false
  }

  /// An app or an extension, and its Swift files.
  struct Program {
    let index: Int
    let target: AppTarget
    let sources: [String]
    let hasObjectiveC: Bool
    /// Whether it builds a definition.
    let hasDefinition: Bool
  }

  /// The apps and extensions that a project builds.
  var programs: [Program] {
    targets.targets.enumerated().filter { index, target in
      [.app, .appExtension].contains(target.kind) && !outlines[outlineIndices[index]].isBuilt
    }
    .map { index, target in
      Program(
        index: index,
        target: target,
        sources: sources[index] ?? [],
        hasObjectiveC: targetsWithObjectiveC.contains(index),
        hasDefinition: targetsWithDefinitions.contains(index)
      )
    }
  }

  // MARK: Languages

  /// Only reads the tables of targets with definitions.
  private mutating func readLanguages(_ folders: Set<String>) {
    var isComplete = true
    for (path, language) in tables {
      let owners = targets.indices(with: path).filter(targetsWithDefinitions.contains)
      let isCatalog = path.hasSuffix(".xcstrings")
      guard !owners.isEmpty,
        let found = isCatalog ? Self.catalogLanguages(path) : [language].compactMap(\.self)
      else {
        if isCatalog { isComplete = false }
        continue
      }
      let names = TableLanguage.names(found)
      for owner in owners where languages[owner, default: []].count < TableLanguage.most {
        languages[owner, default: []].formUnion(names)
      }
    }
    let names = languages.values.reduce(into: folders) { $0.formUnion($1) }.filter(TableLanguage.isName)
    guard isComplete else { return }
    let codes = Set(names.map(ProjectLanguages.code))
    used = (codes, Set(codes.flatMap(ProjectLanguages.families)))
  }

  /// Returns `nil` if a catalog cannot be read.
  private static func catalogLanguages(_ path: String) -> [String]? {
    guard let bytes = try? FileSystem.readRegular(path, limit: TableSearch.sizeLimit) else { return nil }
    let (catalog, problems) = StringCatalog.read(SourceText(path: path, bytes: bytes))
    return problems.isEmpty ? catalog.languages.filter { !$0.isEmpty }.map(\.language) : nil
  }

  /// `nil` without a project around the definition.
  package func languages(of definition: String) -> ProjectLanguages? {
    let definition = FilePath.shortened(definition)
    guard let outline = outlines(around: definition).first else { return nil }
    let owners = targets.indices(with: definition)
    let apps = owners.filter { targets.targets[$0].kind == .app }
    // An app is offered in the languages of its tables.
    let shipped = (apps.isEmpty ? owners : apps).prefix(Self.ownerLimit).reduce(into: Set<String>()) {
      result,
      index in
      result.formUnion(languages[index] ?? [])
    }
    let region = apps.lazy.compactMap { targets.targets[$0].infoPlist }.compactMap {
      regions[AppTarget.folded($0)]
    }
    .first { !$0.isEmpty }
    // Tables of this name elsewhere may contain the definition's texts.
    let homes = tableHomes[String(FilePath.name(of: definition).prefix { $0 != "." })] ?? [:]
    let isElsewhere = { (language: String) in
      homes[language]?.contains { $0 != FilePath.home(of: definition) } == true
    }
    let left = isElsewhere("") ? [] : shipped.filter { !isElsewhere($0) }
    return ProjectLanguages(base: region ?? outline.developmentLanguage, shipped: left.sorted())
  }

  /// Languages in which a project with definitions has no file. Empty if a catalog's languages are unknown.
  package func languagesWithoutTables(_ index: Int) -> [String] {
    guard let used, targetsWithDefinitions.contains(where: { outlineIndices[$0] == index }) else { return [] }
    let base = outlines[index].developmentLanguage.map(ProjectLanguages.code)
    return outlines[index].knownLanguages.map(ProjectLanguages.code).filter { language in
      // The system may use a table in a variant of the language.
      !used.families.contains(language)
        && used.languages.isDisjoint(with: ProjectLanguages.families(of: language))
        && !BaseLanguage.isBase(language, base)
    }
  }
}
