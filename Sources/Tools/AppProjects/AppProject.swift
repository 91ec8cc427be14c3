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
  /// Swift files.
  package private(set) var sources: [String] = []
  package private(set) var definitions: [String] = []
  /// Folders that another build system knows, such as a package's, in which a target may be unknown.
  package private(set) var otherBuilds: [String] = []
  private var tables: [(path: String, language: String?)] = []
  private let targets: AppTargets
  /// By the index of a target.
  private var languages: [Int: Set<String>] = [:]
  private var outlineIndices: [Int] = []
  /// Of apps and extensions, by the index of a target.
  private var sourcesByTarget: [Int: [String]] = [:]

  /// Folders that cannot be read count as empty.
  package init(_ roots: [String]) {
    let files = roots.flatMap { root in
      let root = FilePath.shortened(root)
      return (try? FolderFiles(root.isEmpty ? "." : root))?.files ?? []
    }
    var projects: [String] = []
    for file in files {
      let folder = FilePath.folder(of: file.path)
      switch file.name {
      case "project.pbxproj": projects.append(file.path)
      case "project.yml", "project.yaml": projects.append(file.path)
      case BuiltIntents.fileName:
        if let intents = BuiltIntents(file.path) { builtIntents.append(intents) }
      case let name where Self.otherManifests.contains(name) || name.hasSuffix(".podspec"):
        otherBuilds.append(folder)
      case let name where name.hasSuffix(".swift"): sources.append(file.path)
      case let name where name.hasSuffix(InputFile.fileExtension): definitions.append(file.path)
      case let name where name.hasSuffix("Info.plist"):
        if let plist = InfoPlist(file.path) { infoPlists.append(plist) }
      case let name where FilePath.isTable(name):
        tables.append((file.path, FilePath.language(ofFolder: folder)))
      default: break
      }
    }
    outlines = BuiltProduct.outlines(infoPlists, files.map(\.path))
    let xcode = projects.filter { $0.hasSuffix(".pbxproj") }.compactMap(Self.outline)
    let folders = Set(xcode.map(\.folder))
    outlines += xcode
    for path in projects where !path.hasSuffix(".pbxproj") && !folders.contains(FilePath.folder(of: path)) {
      if let outline = XcodeGenManifest.outline(path) {
        outlines.append(outline)
      } else {
        otherBuilds.append(FilePath.folder(of: path))
      }
    }
    var all: [AppTarget] = []
    for (index, outline) in outlines.enumerated() {
      all += outline.targets
      outlineIndices += outline.targets.map { _ in index }
    }
    targets = AppTargets(all)
    for path in sources {
      for index in targets.indices(with: path) where [.app, .appExtension].contains(all[index].kind) {
        sourcesByTarget[index, default: []].append(path)
      }
    }
    readLanguages()
  }

  /// Bazel, Buck, Tuist and SwiftPM.
  private static let otherManifests: Set<String> = [
    "Package.swift", "Project.swift", "BUILD", "BUILD.bazel", "BUCK", "MODULE.bazel", "WORKSPACE",
  ]

  private static func outline(_ path: String) -> Outline? {
    guard let project = XcodeProject(path) else { return nil }
    var outline = Outline(path, in: FilePath.folder(of: FilePath.folder(of: path)))
    outline.developmentLanguage = project.developmentLanguage
    outline.knownLanguages = project.knownLanguages
    outline.targets = project.targets
    outline.files = project.files
    return outline
  }

  // MARK: Targets

  /// The targets that have a file, with the outlines that declare them.
  package func owners(of path: String) -> [(target: AppTarget, outline: Int)] {
    targets.indices(with: path).map { (targets.targets[$0], outlineIndices[$0]) }
  }

  /// The projects that have or show a file or else, those in the nearest folder around it.
  package func outlines(around path: String) -> [Outline] {
    let owning = Set(owners(of: path).map(\.outline)).sorted()
    if !owning.isEmpty { return owning.map { outlines[$0] } }
    let showing = outlines.filter { $0.files.contains(path) }
    if !showing.isEmpty { return showing }
    let around = outlines.filter { $0.contains(path) }
    let nearest = around.map(\.folder.utf8.count).max()
    return around.filter { $0.folder.utf8.count == nearest }
  }

  /// An app or an extension, and its Swift files.
  struct Program {
    let index: Int
    let target: AppTarget
    let sources: [String]
  }

  /// The apps and extensions that a project builds.
  var programs: [Program] {
    targets.targets.enumerated().filter { index, target in
      [.app, .appExtension].contains(target.kind) && !outlines[outlineIndices[index]].isBuilt
    }
    .map { Program(index: $0, target: $1, sources: sourcesByTarget[$0] ?? []) }
  }

  /// The extensions that build a definition.
  var extensionsWithDefinitions: [Program] {
    let owners = Set(definitions.flatMap(targets.indices))
    return programs.filter { $0.target.kind == .appExtension && owners.contains($0.index) }
  }

  // MARK: Languages

  /// Only reads the tables of targets with definitions.
  private mutating func readLanguages() {
    let wanted = Set(definitions.flatMap(targets.indices))
    guard !wanted.isEmpty else { return }
    for (path, language) in tables {
      let owners = targets.indices(with: path).filter(wanted.contains)
      guard !owners.isEmpty else { continue }
      let found = path.hasSuffix(".xcstrings") ? Self.catalogLanguages(path) : [language].compactMap(\.self)
      for owner in owners { languages[owner, default: []].formUnion(found.filter(TableLanguage.isName)) }
    }
  }

  private static func catalogLanguages(_ path: String) -> [String] {
    guard let bytes = try? FileSystem.readRegular(path, limit: TableSearch.sizeLimit) else { return [] }
    return StringCatalog.read(SourceText(path: path, bytes: bytes)).0.languages
      .filter { !$0.isEmpty }.map(\.language)
  }

  /// `nil` without a project around the definition.
  package func languages(of definition: String) -> ProjectLanguages? {
    let definition = FilePath.shortened(definition)
    guard let outline = outlines(around: definition).first else { return nil }
    let owners = targets.indices(with: definition)
    let apps = owners.filter { targets.targets[$0].kind == .app }
    // An app is offered in the languages of its tables.
    let shipped = (apps.isEmpty ? owners : apps).reduce(into: Set<String>()) { result, index in
      result.formUnion(languages[index] ?? [])
    }
    let plists = Set(apps.compactMap { targets.targets[$0].infoPlist })
    let region = infoPlists.first { plists.contains($0.path) }?.developmentRegion
    return ProjectLanguages(base: region ?? outline.developmentLanguage, shipped: shipped.sorted())
  }

  /// Languages that a project lists, and in which none of its targets with definitions has a text.
  package func languagesWithoutTables(of outline: Outline) -> [String] {
    guard let index = outlines.firstIndex(where: { $0.path == outline.path }) else { return [] }
    let shipped = languages.filter { outlineIndices[$0.key] == index }.values.reduce(into: Set<String>()) {
      $0.formUnion($1.map(ProjectLanguages.code))
    }
    let others = shipped.union(tables.compactMap { $0.language.map(ProjectLanguages.code) })
    let families = Set(others.flatMap(ProjectLanguages.families(of:)))
    let base = outline.developmentLanguage.map(ProjectLanguages.code)
    return outline.knownLanguages.map(ProjectLanguages.code).filter { language in
      // The system may use a table in a variant of the language.
      !families.contains(language) && others.isDisjoint(with: ProjectLanguages.families(of: language))
        && !BaseLanguage.isBase(language, base)
    }
  }
}
