import IntentDiagnostics

/// Which targets have a file, and the systems that they run on, as far as projects and manifests show.
struct AppTargets: Sendable {
  private let projects: [XcodeProject]
  /// The lowest iOS that a manifest names, by its folder.
  private var manifestMinimums: [(folder: String, minimum: Double)] = []

  init(_ folder: AppFolder) {
    projects = folder.projects.compactMap { XcodeProject($0) }
    for path in folder.manifests {
      guard let bytes = try? FileSystem.readRegular(path) else { continue }
      let versions = Self.versions(in: String(decoding: bytes, as: UTF8.self))
      if let lowest = versions.min() { manifestMinimums.append((FilePath.folder(of: path), lowest)) }
    }
    // The nearest one first.
    manifestMinimums.sort { $0.folder.utf8.count > $1.folder.utf8.count }
  }

  /// The versions of iOS in a manifest: `.iOS(.v16)`, `.iOS("15.0")`, `iOS: "15.0"`, `IPHONEOS_DEPLOYMENT_TARGET: 15.0`.
  static func versions(in manifest: String) -> [Double] {
    manifest.matches(
      of:
        /(?:\.iOS\(\s*(?:\.v|")|iOS\s*:\s*"?|IPHONEOS_DEPLOYMENT_TARGET"?\s*[:=]\s*"?)([0-9]+(?:[._][0-9]+)?)/
    )
    .compactMap { Double($0.1.replacing("_", with: ".")) }
  }

  /// The targets that have a file.
  func targets(with path: String) -> [XcodeProject.Target] { projects.flatMap { $0.targets(with: path) } }

  /// Whether a target has both files. Without a project, whether one folder has both.
  func haveSameTarget(_ a: String, _ b: String) -> Bool {
    let names = targets(with: a).map(\.name)
    if !names.isEmpty { return targets(with: b).contains { names.contains($0.name) } }
    return FilePath.folder(of: a) == FilePath.folder(of: b)
  }

  /// The lowest iOS on which a file runs; `nil` if nothing says it.
  func minimum(of path: String) -> Double? {
    let known = targets(with: path).compactMap { $0.minimum.flatMap(Double.init) }
    if let lowest = known.min() { return lowest }
    return manifestMinimums.first { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }?.minimum
  }

  /// The framework that contains a file, if the program itself does not.
  func framework(with path: String, besides program: String) -> String? {
    haveSameTarget(path, program) ? nil : targets(with: path).first(where: \.isFramework)?.name
  }
}
