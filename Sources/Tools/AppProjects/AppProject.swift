import AppFacts
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
    /// Folded paths of files that the project shows, in a target or not.
    package var files: Set<String> = []
    /// Folded paths of folders that the project shows with all of their contents.
    package var folders: Set<String> = []
    package var isBuilt = false

    package init(_ path: String, in folder: String) {
      self.path = path
      self.folder = folder
    }

    package func contains(_ path: String) -> Bool { folder.isEmpty || path.hasPrefix(folder + "/") }

    /// Whether the project lists a file, or a folder around it.
    func shows(_ path: String) -> Bool {
      let path = AppTarget.folded(path)
      return files.contains(path) || !folders.isDisjoint(with: FilePath.folders(around: path))
    }
  }

  /// The files in its folders.
  package let app: App
  package private(set) var outlines: [Outline] = []
  package private(set) var infoPlists: [InfoPlist] = []
  /// Info.plists that cannot be read.
  private(set) var problems: [Diagnostic] = []
  /// Folders that another build system knows, such as a package's, in which a target may be unknown.
  private(set) var otherBuilds: Set<String> = []
  let targets: AppTargets
  let targetsWithDefinitions: Set<Int>
  let texts: ProjectTexts
  /// By the path of an Info.plist.
  let regions: [String: String]
  private(set) var outlineIndices: [Int] = []
  /// Swift files by the index of a target.
  private(set) var sources: [Int: [String]] = [:]
  private(set) var targetsWithObjectiveC: Set<Int> = []
  /// The folded names of the definitions in targets, also of those that are elsewhere or missing on this disk.
  private(set) var builtDefinitions: Set<String> = []
  /// The folded names of definitions in targets for which no target has a file on this disk.
  private(set) var missingDefinitions: Set<String> = []
  /// The names of the definitions in built apps and extensions, by their Info.plists.
  private(set) var builtNames: [String: Set<String>] = [:]

  /// Real folders have at most about a hundred targets.
  private static let targetLimit = 1_000

  /// Real definitions have at most about ten targets.
  static let ownerLimit = 50

  package init(_ app: App) {
    self.app = app
    otherBuilds = app.otherBuilds
    var all: [AppTarget] = []
    infoPlists = InfoPlist.read(app.plists.filter(BuiltBundle.isInfoPlist), &problems)
    let built = BuiltProduct.outlines(infoPlists, app.files).prefix(Self.targetLimit)
    let read = app.projects.map { (path: $0, outline: Self.outline($0, in: app)) }
    let folders = Set(read.filter { $0.path.hasSuffix(".pbxproj") }.compactMap(\.outline?.folder))
    let known = read.filter { path, _ in
      path.hasSuffix(".pbxproj") || !folders.contains(FilePath.folder(of: path))
    }
    for (path, outline) in built.map({ ($0.path, $0) }) + known {
      guard let outline, !outline.targets.isEmpty, all.count + outline.targets.count <= Self.targetLimit
      else {
        if outline == nil, path.hasSuffix(".pbxproj") {
          problems.append(.unchecked(path, "cannot read '\(path)' as a project; its targets are not checked"))
        }
        otherBuilds.insert(Self.folder(ofProject: path))
        continue
      }
      all += outline.targets
      outlineIndices += Array(repeating: outlines.count, count: outline.targets.count)
      outlines.append(outline)
    }
    let usage = InfoPlistUsage(outlines, otherBuilds)
    let named = app.plists.filter { !BuiltBundle.isInfoPlist($0) && usage.contains($0) }
    infoPlists += InfoPlist.read(named, &problems)
    infoPlists.sort { $0.path < $1.path }
    regions = Dictionary(infoPlists.map { ($0.key, $0.developmentRegion ?? "") }) { first, _ in first }
    let targets = AppTargets(all)
    self.targets = targets
    targetsWithDefinitions = Set(app.definitions.flatMap(targets.indices))
    var listed = Outline("", in: "")
    for outline in outlines {
      listed.files.formUnion(outline.files)
      listed.folders.formUnion(outline.folders)
    }
    texts = ProjectTexts(app.tables, app.languages, of: targets, with: targetsWithDefinitions) {
      listed.shows($0) || !targets.indices(with: $0).isEmpty
    }
    for file in all.lazy.flatMap(\.files) where file.hasSuffix(InputFile.fileExtension) {
      builtDefinitions.insert(FilePath.name(of: file))
    }
    missingDefinitions = builtDefinitions
    for path in app.swiftFiles {
      for index in targets.indices(with: path) { sources[index, default: []].append(path) }
    }
    targetsWithObjectiveC = Set(app.objectiveCFiles.flatMap(targets.indices))
    for path in app.definitions {
      for owner in owners(of: path) {
        let name = AppTarget.folded(FilePath.name(of: path))
        builtDefinitions.insert(name)
        missingDefinitions.remove(name)
        guard outlines[owner.outline].isBuilt, let plist = owner.target.infoPlists.first else { continue }
        builtNames[plist, default: []].insert(FilePath.name(of: path))
      }
    }
  }

  private static func folder(ofProject path: String) -> String {
    let folder = FilePath.folder(of: path)
    return path.hasSuffix(".pbxproj") ? FilePath.folder(of: folder) : folder
  }

  private static func outline(_ path: String, in app: App) -> Outline? {
    guard path.hasSuffix(".pbxproj") else { return XcodeGenManifest.outline(path, in: app) }
    guard let project = XcodeProject(path) else { return nil }
    var outline = Outline(path, in: folder(ofProject: path))
    outline.developmentLanguage = project.developmentLanguage
    outline.knownLanguages = project.knownLanguages
    outline.targets = project.targets
    outline.files = Set(project.files.map(AppTarget.folded))
    outline.folders = Set(project.folders.map(AppTarget.folded))
    return outline
  }
}
