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
  /// The targets of `outlines`.
  let targets: [ProjectTarget]
  /// Finds the indices of `targets`.
  let targetsByFile: AppTargets
  let texts: ProjectTexts
  /// The development regions, by the path of an Info.plist.
  let regions: [FoldedPath: String]
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
    let usage = InfoPlistUsage(outlines, otherBuilds)
    self.usage = usage
    // The settings of a target can give its Info.plist any name.
    let named = app.plists.filter { !BuiltBundle.isInfoPlist($0) && usage.contains($0) }
    infoPlists += InfoPlist.read(named, &problems)
    infoPlists.sort { $0.path < $1.path }
    regions = Dictionary(firsts: infoPlists.map { ($0.key, $0.developmentRegion ?? "") })
    let targetsByFile = AppTargets(outlines.flatMap(\.targets))
    let targets = ProjectTarget.all(of: outlines, in: app, targetsByFile)
    (self.targets, self.targetsByFile) = (targets, targetsByFile)
    let shown = outlines.reduce(into: FileMembership()) { $0.formUnion($1.shown) }
    texts = ProjectTexts(app.tables, shown: shown) { targetsByFile.indices(with: $0).map { targets[$0] } }
    findDefinitions()
  }

  /// Notes which definitions targets build. A target can name a definition that is missing.
  private mutating func findDefinitions() {
    let files = targets.lazy.flatMap(\.target.membership.files).map(\.text)
    for file in files where file.hasSuffix(InputFile.fileExtension) {
      builtDefinitions.insert(FoldedPath(FilePath.name(of: file)))
    }
    missingDefinitions = builtDefinitions
    for path in app.definitions {
      for owner in owners(of: path) {
        let name = FoldedPath(FilePath.name(of: path))
        builtDefinitions.insert(name)
        missingDefinitions.remove(name)
        guard owner.outline.isBuilt, let plist = owner.target.infoPlists.first else { continue }
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
