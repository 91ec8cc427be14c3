import AppFacts
import IntentDiagnostics

/// The targets of one version of an app. The version may only be in git.
package struct VersionTargets: Sendable {
  private let targets: AppTargets
  /// Folders with a manifest that doesn't say which files its targets build.
  private var unclear: Set<String> = []
  /// Whether each project can be read.
  private var isWhole = true
  private var placesAllFiles = true
  /// The folders of projects, and folders that packages and other build systems may build.
  private var (projects, otherBuilds): (Set<String>, Set<String>) = ([], [])

  package init(_ targets: [AppTarget]) {
    self.targets = AppTargets(targets)
  }

  /// - Parameter otherBuilds: Folders with other build systems.
  package init(_ outlines: [AppOutline], besides otherBuilds: Set<String> = []) {
    let outlines = outlines.filter { !$0.isGenerator }
    targets = AppTargets(outlines.filter { $0.kind == .package || $0.isWhole }.flatMap(\.targets))
    isWhole = outlines.allSatisfy { $0.kind != .xcode || $0.isWhole }
    placesAllFiles = outlines.allSatisfy(\.placesAllFiles)
    unclear = Set(outlines.filter { $0.kind != .package && !$0.isWhole }.map(\.folder))
    projects = Set(outlines.filter { $0.kind != .package }.map(\.folder))
    self.otherBuilds = otherBuilds.union(outlines.filter { $0.kind == .package }.map(\.folder))
  }

  package var all: [AppTarget] { targets.targets }

  /// The targets that build a file; empty if unknown.
  package func targets(with path: String) -> [AppTarget] {
    let path = FilePath.shortened(path)
    guard isWhole, unclear.isEmpty || unclear.isDisjoint(with: FilePath.folders(around: path)) else {
      return []
    }
    return targets.targets(with: path)
  }

  /// Whether all projects and manifests say which files their targets build.
  package var areKnown: Bool { isWhole && unclear.isEmpty && !all.isEmpty }

  /// Whether the projects say of each file which targets build it.
  package var areCertain: Bool { areKnown && placesAllFiles && !projects.isEmpty }

  /// Whether no target builds a file in a project's folder, such as a copy that Finder made.
  package func isStray(_ path: String) -> Bool {
    let folders = FilePath.folders(around: FilePath.shortened(path))
    return areCertain && !projects.isDisjoint(with: folders) && otherBuilds.isDisjoint(with: folders)
      && targets(with: path).isEmpty
  }
}

/// How far the targets of several versions count. What only some of them know would look like a change.
package struct AgreedTargets: Sendable {
  /// Whether a type's targets belong to its identity.
  package let tellTypesApart: Bool
  /// Whether to leave out files that no target builds.
  package let tellStrays: Bool

  /// - Parameter versions: The targets of each version, whether the version contains all of its files, and
  ///   whether it declares App Intents.
  package init(_ versions: [(targets: VersionTargets, isWhole: Bool, declaresAppIntents: Bool)]) {
    tellTypesApart = versions.allSatisfy { !$0.declaresAppIntents || $0.targets.areKnown }
    tellStrays = versions.allSatisfy { $0.isWhole && $0.targets.areCertain }
  }
}
