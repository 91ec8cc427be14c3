import IntentDiagnostics

/// Finds the file in `intentc.json` that a path leads to.
struct SettingFiles {
  private var paths: [String: String] = [:]
  private var identities: [FileSystem.Identity: String] = [:]
  private var missing: Set<String> = []

  /// - Parameters:
  ///   - names: The files in `intentc.json`, relative to its folder.
  ///   - configurationPath: The path of `intentc.json`.
  ///   - prefix: The prefix of paths in a snapshot; they do not exist on the disk.
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

  /// The name of the file at a path in `intentc.json`; `nil` if it has none.
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
