import AppFacts
import IntentDiagnostics

/// The targets of one version of an app. The version may only be in git.
package struct VersionTargets: Sendable {
  private let targets: AppTargets
  /// Folders with a manifest that doesn't say which files its targets build.
  private var unclear: Set<String> = []
  /// Whether each project can be read.
  private var isWhole = true

  package init(_ targets: [AppTarget]) {
    self.targets = AppTargets(targets)
  }

  package init(_ outlines: [AppOutline]) {
    let outlines = outlines.filter { !$0.isGenerator }
    targets = AppTargets(outlines.filter { $0.kind == .package || $0.isWhole }.flatMap(\.targets))
    isWhole = outlines.allSatisfy { $0.kind != .xcode || $0.isWhole }
    unclear = Set(outlines.filter { $0.kind != .package && !$0.isWhole }.map(\.folder))
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
}
