import IntentDiagnostics

/// The targets of all projects in a folder, by their files.
package struct AppTargets: Sendable {
  package let targets: [AppTarget]
  private var indicesByFile: [FoldedPath: [Int]] = [:]
  private var indicesByFolder: [FoldedPath: [Int]] = [:]
  private var indicesByAddition: [LocaleFreePath: [Int]] = [:]

  package init(_ targets: [AppTarget]) {
    self.targets = targets
    for (index, target) in targets.enumerated() {
      let membership = target.membership
      for file in membership.files { indicesByFile[file, default: []].append(index) }
      for folder in membership.folders { indicesByFolder[folder, default: []].append(index) }
      for file in membership.additions { indicesByAddition[file, default: []].append(index) }
    }
  }

  package func targets(with path: String) -> [AppTarget] { indices(with: path).map { targets[$0] } }

  package func keys(with path: String) -> Set<String> { Set(targets(with: path).map(\.key)) }

  package func indices(with path: String) -> [Int] {
    let file = FoldedPath(path)
    let inFolders = Set(file.folders.flatMap { indicesByFolder[$0] ?? [] })
    let listed = Set((indicesByFile[file] ?? []) + (indicesByAddition[LocaleFreePath(path)] ?? []))
    return listed.union(inFolders.filter { !targets[$0].membership.isException(path) }).sorted()
  }

  /// Whether a target builds both files. If file `a` has no target, compares the folders instead.
  package func haveSameTarget(_ a: String, _ b: String) -> Bool {
    let owners = keys(with: a)
    if !owners.isEmpty { return targets(with: b).contains { owners.contains($0.key) } }
    return FilePath.folder(of: a) == FilePath.folder(of: b)
  }

  /// The lowest versions of all targets with a file.
  package func minimums(of path: String) -> [AppSystem: Double] {
    targets(with: path).reduce(into: [:]) { $0.merge($1.minimums, uniquingKeysWith: min) }
  }

  /// The module that a program must import for a file; `nil` if its own target has the file.
  package func module(with path: String, besides program: String) -> String? {
    haveSameTarget(path, program) ? nil : targets(with: path).compactMap(\.module).first
  }

  /// Returns `nil` if the program's own target contains the generated classes.
  ///
  /// - Parameter handlers: Handler files. Their targets also contain the classes.
  package func module(ofClasses definitions: [String], _ handlers: [String], besides program: String)
    -> String?
  {
    func owners(_ path: String) -> [AppTarget] {
      targets(with: path).filter { $0.generatesClasses(of: path) }
    }
    let programs = keys(with: program)
    for path in definitions {
      let owners = owners(path)
      guard !owners.contains(where: { programs.contains($0.key) }) else { return nil }
      if let module = owners.compactMap(\.module).first { return module }
    }
    return handlers.lazy.compactMap { module(with: $0, besides: program) }.first
  }
}
