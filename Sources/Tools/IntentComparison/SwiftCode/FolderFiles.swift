import IntentDiagnostics

/// Lists files in subfolders, too, sorted by name. Skips links, hidden files and folders, and folders such as
/// `Pods` and `DerivedData`.
package struct FolderFiles {
  /// A regular file in the folder or a subfolder. Paths that lead to one file have the same identity.
  package struct File {
    package let path: String
    package let name: String
    package let identity: FileSystem.Identity
  }

  package private(set) var files: [File] = []
  package private(set) var problems: [UnreadFile] = []

  package init(_ root: String) throws(FileError) {
    var pending = [(folder: root, entries: try FileSystem.entries(in: root)[...])]
    while let (folder, entries) = pending.popLast() {
      guard let entry = entries.first else { continue }
      pending.append((folder, entries.dropFirst()))
      let name = entry.name
      let path = FilePath.join(folder, name)
      guard !FilePath.isSkipped(folder: name) else { continue }
      guard let (kind, identity) = try? FileSystem.status(of: path, followsLinks: false) else {
        if entry.hasUnreadableName, entry.isFolder || name.hasSuffix(".swift") {
          problems.append(UnreadFile(path, "cannot read '\(path)': its name is not UTF-8; rename it"))
        }
        continue
      }
      switch kind {
      case .folder:
        guard pending.count < FilePath.depthLimit else {
          problems.append(UnreadFile(path, "cannot search '\(path)': \(FilePath.tooDeep)"))
          continue
        }
        do throws(FileError) {
          pending.append((path, try FileSystem.entries(in: path)[...]))
        } catch {
          problems.append(UnreadFile(path, "cannot search '\(path)': \(error.words)"))
        }
      case .file: files.append(File(path: path, name: name, identity: identity))
      default: continue
      }
    }
  }
}
