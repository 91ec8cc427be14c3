import AppFacts
import IntentDiagnostics

/// The targets that contain a file, and the programs that a project builds.
extension AppProject {
  /// The targets that contain a file, with the outlines that declare them.
  package func owners(of path: String) -> [Owner] {
    targets.indices(with: path).map {
      Owner(target: targets.targets[$0], index: $0, outline: outlineIndices[$0])
    }
  }

  /// A target that contains a file, with the indices of the target and of its outline in the project.
  package struct Owner: Sendable {
    package let target: AppTarget
    package let index: Int
    package let outline: Int
  }

  /// The projects that contain or show a file. Otherwise, the projects in the nearest folder around it.
  package func outlines(around path: String) -> [AppOutline] {
    let owning = Set(owners(of: path).map(\.outline)).sorted()
    if !owning.isEmpty { return owning.map { outlines[$0] } }
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

  /// An app or an extension, and its Swift files.
  struct Program {
    let index: Int
    let target: AppTarget
    let sources: [String]
    let hasObjectiveC: Bool
  }

  /// The apps and extensions that a project builds.
  var programs: [Program] {
    targets.targets.enumerated().filter { index, target in
      target.kind.isProgram && !outlines[outlineIndices[index]].isBuilt
    }
    .map { index, target in
      Program(
        index: index,
        target: target,
        sources: sources[index] ?? [],
        hasObjectiveC: targetsWithObjectiveC.contains(index)
      )
    }
  }
}
