import AppFacts

/// A target in an ``AppProject``, with what checks ask about its files.
package struct ProjectTarget: Sendable {
  package let target: AppTarget
  /// The index in the project, which tells targets of one name apart.
  package let index: Int
  /// The project or manifest that declares it.
  package let outline: AppOutline
  private(set) var swiftFiles: [String] = []
  private(set) var hasObjectiveC = false
  private(set) var hasDefinitions = false

  /// The targets of all outlines.
  ///
  /// - Parameter byFile: The same targets, in the same order.
  static func all(of outlines: [AppOutline], in app: App, _ byFile: AppTargets) -> [ProjectTarget] {
    var all: [ProjectTarget] = []
    for outline in outlines {
      for target in outline.targets {
        all.append(ProjectTarget(target: target, index: all.count, outline: outline))
      }
    }
    for index in app.definitions.flatMap(byFile.indices) { all[index].hasDefinitions = true }
    for index in app.objectiveCFiles.flatMap(byFile.indices) { all[index].hasObjectiveC = true }
    for path in app.swiftFiles {
      for index in byFile.indices(with: path) { all[index].swiftFiles.append(path) }
    }
    return all
  }
}
