import IntentDiagnostics

/// Lists files in subfolders, too, sorted by name. Skips links, hidden files and folders, and folders such as
/// `Pods` and `DerivedData`.
package struct FolderFiles {
  package struct File {
    package let path: String
    package let name: String
    package let identity: FileSystem.Identity
  }

  package private(set) var files: [File] = []
  package private(set) var problems: [UnreadFile] = []

  package init(_ root: String) throws(FileError) {
    var pending = [(folder: root, names: try FileSystem.names(in: root)[...])]
    while let (folder, names) = pending.popLast() {
      guard let name = names.first else { continue }
      pending.append((folder, names.dropFirst()))
      let path = FilePath.join(folder, name)
      guard !FilePath.isSkipped(folder: name),
        let (kind, identity) = try? FileSystem.status(of: path, followsLinks: false)
      else { continue }
      switch kind {
      case .folder:
        do throws(FileError) {
          pending.append((path, try FileSystem.names(in: path)[...]))
        } catch {
          problems.append(UnreadFile(path, "cannot search '\(path)': \(error.words)"))
        }
      case .file: files.append(File(path: path, name: name, identity: identity))
      default: continue
      }
    }
  }
}
