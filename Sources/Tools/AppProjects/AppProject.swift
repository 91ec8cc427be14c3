import AppFacts
import IntentCompiler
import IntentDiagnostics
import IntentLocalisation

/// The project around the definitions of a folder: its targets, languages, Info.plists and sources. Read
/// once, and never run or written. A built app counts as a project, too.
package struct AppProject: Sendable {
  /// The folder with all of its files.
  package let app: App
  /// The outlines of all projects and manifests.
  package let declared: [AppOutline]
  /// The outlines that checks believe, because they list all their targets.
  package private(set) var outlines: [AppOutline] = []
  private(set) var infoPlists: [InfoPlist] = []
  private let usage: InfoPlistUsage
  /// Info.plists that cannot be read.
  package private(set) var problems: [Diagnostic] = []
  /// Folded paths of folders with another build system, or with a package's targets. A file there may be in
  /// an unknown target.
  private(set) var otherBuilds: Set<String> = []
  let targets: AppTargets
  let targetsWithDefinitions: Set<Int>
  let texts: ProjectTexts
  /// The development regions, by the path of an Info.plist.
  let regions: [String: String]
  private(set) var outlineIndices: [Int] = []
  /// Swift files by the index of a target.
  private(set) var sources: [Int: [String]] = [:]
  private(set) var targetsWithObjectiveC: Set<Int> = []
  /// The folded names of the definitions in targets, even of files that are elsewhere or missing on this
  /// disk.
  private(set) var builtDefinitions: Set<String> = []
  /// The folded names of definitions that targets build, but that are missing on this disk.
  private(set) var missingDefinitions: Set<String> = []
  /// The names of the definitions in built apps and extensions, by their Info.plists.
  private(set) var builtNames: [String: Set<String>] = [:]

  /// - Parameter manifests: Those in Swift, as a parser read them; without it, they may declare any target.
  package init(_ app: App, manifests: [FileCode] = []) {
    self.app = app
    declared = app.outlines(manifests)
    otherBuilds = Set(app.otherBuilds.map(AppTarget.folded))
    var all: [AppTarget] = []
    infoPlists = InfoPlist.read(app.plists.filter(BuiltBundle.isInfoPlist), &problems)
    let built = BuiltProduct.outlines(infoPlists, app.files)
    for outline in built + declared {
      // A project next to it may be another one.
      let isUnknown = outline.kind == .tuist && !declared.contains { outline.isFor($0) }
      guard !outline.isGenerator else {
        if isUnknown { otherBuilds.insert(AppTarget.folded(outline.folder)) }
        continue
      }
      guard outline.isWhole, outline.kind != .package, !outline.namesOnlySwift, !outline.targets.isEmpty
      else {
        if outline.kind == .xcode, !outline.isWhole {
          let words = "cannot be read as a project of Xcode; what it builds is not checked"
          problems.append(.unchecked(outline.path, words))
        }
        let isPackage = outline.isWhole && outline.kind == .package
        otherBuilds.formUnion(isPackage ? outline.folders : [AppTarget.folded(outline.folder)])
        continue
      }
      all += outline.targets
      outlineIndices += Array(repeating: outlines.count, count: outline.targets.count)
      outlines.append(outline)
    }
    let usage = InfoPlistUsage(outlines, otherBuilds)
    self.usage = usage
    // The settings of a target can give its Info.plist any name.
    let named = app.plists.filter { !BuiltBundle.isInfoPlist($0) && usage.contains($0) }
    infoPlists += InfoPlist.read(named, &problems)
    infoPlists.sort { $0.path < $1.path }
    regions = Dictionary(firsts: infoPlists.map { ($0.key, $0.developmentRegion ?? "") })
    let targets = AppTargets(all)
    self.targets = targets
    targetsWithDefinitions = Set(app.definitions.flatMap(targets.indices))
    var listed = AppOutline("", .built)
    for outline in outlines {
      listed.files.formUnion(outline.files)
      listed.folders.formUnion(outline.folders)
    }
    texts = ProjectTexts(app.tables, of: targets, with: targetsWithDefinitions) {
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

  /// Whether a changed file can change the project. Builds write property lists and YAML that no project
  /// reads.
  package func isOutdated(by path: String) -> Bool {
    if path.hasSuffix(".plist") { return BuiltBundle.isInfoPlist(path) || usage.contains(path) }
    return !AppOutline.isIncludable(path) || app.projects.contains { AppOutline.Kind($0) == .xcodeGen }
  }
}
