import IntentComparison
import IntentDiagnostics

/// The targets of all projects in a folder, by their files.
package struct AppTargets: Sendable {
  package let targets: [AppTarget]
  private var indicesByFile: [String: [Int]] = [:]
  private var indicesByFolder: [String: [Int]] = [:]
  private var indicesByKey: [String: [Int]] = [:]
  private var manifestMinimums: [(folder: String, minimum: Double)] = []

  package init(_ folder: AppFolder, _ code: SwiftCode) {
    var targets = folder.projects.flatMap { XcodeProject($0)?.targets ?? [] }
    let swift = Dictionary(code.files.map { ($0.path, $0) }) { first, _ in first }
    // The last manifest that names a target, and the number of targets before its own.
    var last: [String: (path: String, count: Int)] = [:]
    var manifestMinimums: [(folder: String, minimum: Double)] = []
    for path in folder.manifests {
      guard let bytes = try? FileSystem.readRegular(path) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      let home = FilePath.folder(of: path)
      let found: [AppTarget]
      if path.hasSuffix(".swift") {
        found = swift[path].map { SwiftManifest($0, in: home).targets } ?? []
      } else {
        found = XcodeGenManifest(text, in: home, including: folder.includable).targets
      }
      targets += found
      // A package's manifest has no setting for classes.
      if FilePath.name(of: path) != "Package.swift" {
        for target in found { last[target.name] = (target.manifest ?? path, targets.count) }
      }
      if let lowest = Self.versions(in: text).min() { manifestMinimums.append((home, lowest)) }
    }
    for index in targets.indices {
      if let (path, count) = last[targets[index].name], index < count { targets[index].manifest = path }
    }
    self.init(targets)
    self.manifestMinimums = manifestMinimums.sorted { $0.folder.utf8.count > $1.folder.utf8.count }
  }

  package init(_ targets: [AppTarget]) {
    self.targets = targets
    for (index, target) in targets.enumerated() {
      for file in target.files { indicesByFile[AppTarget.folded(file), default: []].append(index) }
      for folder in target.folders { indicesByFolder[AppTarget.folded(folder), default: []].append(index) }
      for key in target.keys { indicesByKey[key, default: []].append(index) }
    }
  }

  /// Finds `.iOS(.v16)`, `.iOS("15.0")`, `iOS: "15.0"`, `IPHONEOS_DEPLOYMENT_TARGET: 15.0`.
  package static func versions(in manifest: String) -> [Double] {
    manifest.matches(
      of:
        /(?:\.iOS\(\s*(?:\.v|")|iOS\s*:\s*["']?|IPHONEOS_DEPLOYMENT_TARGET"?\s*[:=]\s*["']?)([0-9]+(?:[._][0-9]+)?)/
    )
    .compactMap { Double($0.1.replacing("_", with: ".")) }
  }

  package func targets(with path: String) -> [AppTarget] { indices(with: path).map { targets[$0] } }

  func indices(with path: String) -> [Int] {
    let file = AppTarget.folded(path)
    let inFolders = Set(FilePath.folders(around: file).flatMap { indicesByFolder[$0] ?? [] })
    let own = Set((indicesByFile[file] ?? []) + (indicesByKey[AppTarget.key(of: path)] ?? []))
    return own.union(inFolders.filter { !targets[$0].isException(path) }).sorted()
  }

  /// If file `a` has no target, compares the folders instead.
  package func haveSameTarget(_ a: String, _ b: String) -> Bool {
    let names = Set(targets(with: a).map(\.name))
    if !names.isEmpty { return targets(with: b).contains { names.contains($0.name) } }
    return FilePath.folder(of: a) == FilePath.folder(of: b)
  }

  /// The lowest versions of all targets with a file.
  package func minimums(of path: String) -> [AppSystem: Double] {
    let known = targets(with: path).reduce(into: [AppSystem: Double]()) {
      $0.merge($1.minimums, uniquingKeysWith: min)
    }
    guard known.isEmpty else { return known }
    let manifest = manifestMinimums.first { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }
    return manifest.map { [.iOS: $0.minimum] } ?? [:]
  }

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
    let programs = Set(targets(with: program).map(\.name))
    for path in definitions {
      let owners = owners(path)
      guard !owners.contains(where: { programs.contains($0.name) }) else { return nil }
      if let module = owners.compactMap(\.module).first { return module }
    }
    return handlers.lazy.compactMap { module(with: $0, besides: program) }.first
  }
}
