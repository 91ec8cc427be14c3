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
  /// Folders with another build system, or with a package's targets. A file there may be in an unknown target.
  private(set) var otherBuilds: Set<FoldedPath> = []
  let targets: AppTargets
  let targetsWithDefinitions: Set<Int>
  let texts: ProjectTexts
  /// The development regions, by the path of an Info.plist.
  let regions: [FoldedPath: String]
  private(set) var outlineIndices: [Int] = []
  /// Swift files by the index of a target.
  private(set) var sources: [Int: [String]] = [:]
  private(set) var targetsWithObjectiveC: Set<Int> = []
  /// The names of the definitions in targets, even of files that are elsewhere or missing on this disk.
  private(set) var builtDefinitions: Set<FoldedPath> = []
  /// The names of definitions that targets build, but that are missing on this disk.
  private(set) var missingDefinitions: Set<FoldedPath> = []
  /// The names of the definitions in built apps and extensions, by their Info.plists.
  private(set) var builtNames: [String: Set<String>] = [:]

  /// - Parameter manifests: Those in Swift, as a parser read them; without it, they may declare any target.
  package init(_ app: App, manifests: [FileCode] = []) {
    self.app = app
    declared = app.outlines(manifests)
    infoPlists = InfoPlist.read(app.plists.filter(BuiltBundle.isInfoPlist), &problems)
    let believed = BelievedOutlines(BuiltProduct.outlines(infoPlists, app.files) + declared)
    (outlines, problems) = (believed.outlines, problems + believed.problems)
    otherBuilds = believed.otherBuilds.union(app.otherBuilds.map(FoldedPath.init))
    outlineIndices = outlines.enumerated().flatMap { Array(repeating: $0, count: $1.targets.count) }
    let usage = InfoPlistUsage(outlines, otherBuilds)
    self.usage = usage
    // The settings of a target can give its Info.plist any name.
    let named = app.plists.filter { !BuiltBundle.isInfoPlist($0) && usage.contains($0) }
    infoPlists += InfoPlist.read(named, &problems)
    infoPlists.sort { $0.path < $1.path }
    regions = Dictionary(firsts: infoPlists.map { ($0.key, $0.developmentRegion ?? "") })
    let targets = AppTargets(outlines.flatMap(\.targets))
    self.targets = targets
    targetsWithDefinitions = Set(app.definitions.flatMap(targets.indices))
    let shown = outlines.reduce(into: FileMembership()) { $0.formUnion($1.shown) }
    texts = ProjectTexts(app.tables, of: targets, with: targetsWithDefinitions) {
      shown.has($0) || !targets.indices(with: $0).isEmpty
    }
    targetsWithObjectiveC = Set(app.objectiveCFiles.flatMap(targets.indices))
    for path in app.swiftFiles {
      for index in targets.indices(with: path) { sources[index, default: []].append(path) }
    }
    findDefinitions()
  }

  /// Notes which definitions targets build. A target can name a definition that is missing.
  private mutating func findDefinitions() {
    let files = targets.targets.lazy.flatMap(\.membership.files).map(\.text)
    for file in files where file.hasSuffix(InputFile.fileExtension) {
      builtDefinitions.insert(FoldedPath(FilePath.name(of: file)))
    }
    missingDefinitions = builtDefinitions
    for path in app.definitions {
      for owner in owners(of: path) {
        let name = FoldedPath(FilePath.name(of: path))
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

/// The outlines that write out their targets, apart from the others.
private struct BelievedOutlines {
  private(set) var outlines: [AppOutline] = []
  /// The folders with other outlines, or with a package's targets.
  private(set) var otherBuilds: Set<FoldedPath> = []
  /// Xcode projects that cannot be read.
  private(set) var problems: [Diagnostic] = []

  init(_ all: [AppOutline]) {
    for outline in all {
      if outline.isGenerator {
        // The project next to a manifest may be another one than it generates.
        let isUnknown = outline.kind == .tuist && !all.contains { outline.isFor($0) }
        if isUnknown { otherBuilds.insert(FoldedPath(outline.folder)) }
      } else if outline.isWhole, outline.kind != .package, !outline.namesOnlySwift, !outline.targets.isEmpty {
        outlines.append(outline)
      } else {
        if outline.kind == .xcode, !outline.isWhole {
          let message = "cannot be read as a project of Xcode; what it builds is not checked"
          problems.append(.unchecked(outline.path, message))
        }
        let isPackage = outline.isWhole && outline.kind == .package
        otherBuilds.formUnion(isPackage ? outline.shown.folders : [FoldedPath(outline.folder)])
      }
    }
  }
}
