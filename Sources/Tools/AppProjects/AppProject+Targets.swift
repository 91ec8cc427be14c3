import AppFacts
import IntentDiagnostics

/// The targets that contain a file, and the programs that a project builds.
extension AppProject {
  /// The targets that contain a file.
  package func owners(of path: String) -> [ProjectTarget] {
    targetsByFile.indices(with: path).map { targets[$0] }
  }

  /// The projects that contain or show a file. Otherwise, the projects in the nearest folder around it.
  package func outlines(around path: String) -> [AppOutline] {
    var seen: Set<String> = []
    let owning = owners(of: path).map(\.outline).filter { seen.insert($0.path).inserted }
    if !owning.isEmpty { return owning }
    let showing = outlines.filter { $0.shown.has(path) }
    if !showing.isEmpty { return showing }
    let around = outlines.filter { $0.contains(path) }
    let nearest = around.map(\.folder.utf8.count).max()
    return around.filter { $0.folder.utf8.count == nearest }
  }

  /// The project that lists a file, if no target contains the file.
  package func idleProject(of path: String) -> AppOutline? {
    let path = FilePath.shortened(path)
    guard owners(of: path).isEmpty, !isInOtherBuild(path) else { return nil }
    return outlines.first { !$0.isBuilt && $0.shown.has(path) }
  }

  /// Whether a package or another build system may build a file.
  package func isInOtherBuild(_ path: String) -> Bool {
    !otherBuilds.isDisjoint(with: FoldedPath(path).folders)
  }

  /// The apps and extensions that a project builds.
  var programs: [ProjectTarget] { targets.filter { $0.target.kind.isProgram && !$0.outline.isBuilt } }
}
