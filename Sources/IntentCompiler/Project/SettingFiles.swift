import IntentDiagnostics

/// Finds out which of the files that `intentc.json` names a path leads to.
struct SettingFiles {
  private var paths: [String: String] = [:]
  private var identities: [FileSystem.Identity: String] = [:]
  private var missing: Set<String> = []

  /// - Parameters:
  ///   - names: The files as `intentc.json` names them, from its own folder.
  ///   - configurationPath: Where `intentc.json` stands.
  ///   - prefix: What the paths of a snapshot begin with, which has nothing on the disk.
  init(_ names: [String], configurationPath: String?, prefix: String = "") {
    let folder = configurationPath.map { FilePath.folder(of: ProjectFiles(prefix: prefix).bare($0)) } ?? ""
    for name in Set(names) {
      let path = name.hasPrefix("/") ? name : FilePath.join(folder, name)
      guard prefix.isEmpty else {
        paths[prefix + FilePath.shortened(path)] = name
        continue
      }
      paths[path] = name
      if let (_, identity) = try? FileSystem.status(of: path) {
        identities[identity] = name
      } else {
        missing.insert(name)
      }
    }
  }

  /// The name that `intentc.json` has for the file at a path; `nil` where it has none.
  subscript(path: String) -> String? {
    guard !paths.isEmpty else { return nil }
    if let name = paths[path] { return name }
    guard !identities.isEmpty, let (_, identity) = try? FileSystem.status(of: path) else { return nil }
    return identities[identity]
  }

  /// Whether there is no such file.
  func isMissing(_ name: String) -> Bool {
    missing.contains(name)
  }
}
