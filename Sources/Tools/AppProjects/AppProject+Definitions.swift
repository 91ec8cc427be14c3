import AppFacts
import IntentCompiler
import IntentDiagnostics

/// Chooses the definitions that targets build.
extension AppProject {
  /// Keeps the localized copy that a target builds. Leaves out definitions in no target, such as Finder's
  /// 'Soup 2.intentdefinition'.
  ///
  /// - Parameter named: Definitions to keep in any case.
  package func choose(from paths: [String], keeping named: Set<String> = []) -> ([String], [Diagnostic]) {
    let (chosen, copies) = LocalisedCopies.choose(from: paths) { !owners(of: FilePath.shortened($0)).isEmpty }
    let building = Set(targets.filter(\.hasDefinitions).map(\.outline.path))
    let strays = Set(chosen.filter { !named.contains($0) && isStray(FilePath.shortened($0), building) })
    let left = chosen.filter(strays.contains)
    let isCopy = { (path: String) in builtDefinitions.contains(FoldedPath(FilePath.name(of: path))) }
    return (
      chosen.filter { !strays.contains($0) },
      copies.filter { copy in copy.location.map { !strays.contains($0.file) } ?? true }
        + [report(left.filter { !isCopy($0) }), report(left.filter(isCopy), isCopy: true)].compactMap(\.self)
    )
  }

  /// Whether no target builds a definition, although a project around it builds others. Skips definitions in
  /// another build system's folder, and definitions that a target may mean with a path that leads nowhere.
  ///
  /// - Parameter building: The projects with a definition in a target.
  private func isStray(_ path: String, _ building: Set<String>) -> Bool {
    guard owners(of: path).isEmpty, !isInOtherBuild(path),
      !missingDefinitions.contains(FoldedPath(FilePath.name(of: path)))
    else { return false }
    return outlines(around: path).contains { !$0.isBuilt && building.contains($0.path) }
  }

  private func report(_ strays: [String], isCopy: Bool = false) -> Diagnostic? {
    guard let first = strays.first, let outline = outlines(around: FilePath.shortened(first)).first else {
      return nil
    }
    let name = InputFile(path: first, bytes: []).name
    var diagnostic = Diagnostic(
      .definitionInNoTarget,
      isCopy
        ? "no target of '\(outline.name)' contains this definition, but one contains another '\(name)', so "
          + "it is not read; delete it, or add it to the project"
        : outline.words(without: name, FilePath.shortened(first), consequence: ", and it is not read"),
      at: SourceLocation(file: first),
      notes: strays.dropFirst().map { .init("nor this definition", at: SourceLocation(file: $0)) }
    )
    if isCopy { diagnostic.severity = .note }
    return diagnostic
  }
}
