import AppFacts
import IntentDiagnostics

extension AppTargets {
  /// The targets of all projects and manifests. Those in Swift are in the code that a parser read.
  package init(_ app: App, _ code: SwiftCode) {
    let xcodeProjects = app.projects.filter { $0.hasSuffix(".pbxproj") }
    var targets = xcodeProjects.flatMap { XcodeProject($0)?.targets ?? [] }
    let swift = Dictionary(code.files.map { ($0.path, $0) }) { first, _ in first }
    // The last manifest that names a target, and the number of targets before its own.
    var last: [String: (path: String, count: Int)] = [:]
    var manifestMinimums: [(folder: String, minimum: Double)] = []
    let files = app.files.map(FilePath.shortened)
    for path in app.manifests {
      guard let bytes = try? FileSystem.readRegular(path) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      let home = FilePath.folder(of: path)
      let found: [AppTarget]
      if path.hasSuffix(".swift") {
        found = swift[path].map { SwiftManifest($0, in: home).targets } ?? []
      } else {
        found = XcodeGenManifest(text, in: home, including: app.includable, files: files).targets
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
    self.init(targets, manifestMinimums)
  }

  /// Finds `.iOS(.v16)`, `.iOS("15.0")`, `iOS: "15.0"`, `IPHONEOS_DEPLOYMENT_TARGET: 15.0`.
  package static func versions(in manifest: String) -> [Double] {
    manifest.matches(
      of:
        /(?:\.iOS\(\s*(?:\.v|")|iOS\s*:\s*["']?|IPHONEOS_DEPLOYMENT_TARGET"?\s*[:=]\s*["']?)([0-9]+(?:[._][0-9]+)?)/
    )
    .compactMap { Double($0.1.replacing("_", with: ".")) }
  }
}
