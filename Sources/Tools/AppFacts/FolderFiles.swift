import IntentDiagnostics

/// Lists files in subfolders, too, sorted by name. Skips links, hidden files and folders, and folders such as
/// `Pods` and `DerivedData`.
package struct FolderFiles {
  /// A regular file in the folder or a subfolder.
  package struct File {
    package let path: String
    package let name: String
  }

  package private(set) var files: [File] = []
  package private(set) var problems: [UnreadFile] = []

  /// Walks a folder. Throws only for the folder itself; unreadable folders inside are problems.
  package init(_ root: String) throws(FileError) {
    add(try FileSystem.entries(in: root), in: root, depth: 1)
  }

  private mutating func add(_ entries: [FileSystem.Entry], in folder: String, depth: Int) {
    for entry in entries where !FilePath.isSkipped(folder: entry.name) {
      let path = FilePath.join(folder, entry.name)
      guard let kind = try? FileSystem.status(of: path, followsLinks: false).kind else {
        if entry.hasUnreadableName, entry.isFolder || entry.name.hasSuffix(".swift") {
          problems.append(UnreadFile(path, .unreadable("its name is not UTF-8; rename it")))
        }
        continue
      }
      switch kind {
      case .folder: addFolder(path, depth: depth + 1)
      case .file: files.append(File(path: path, name: entry.name))
      default: continue
      }
    }
  }

  private mutating func addFolder(_ path: String, depth: Int) {
    guard depth <= FilePath.depthLimit else {
      return problems.append(UnreadFile(path, .unreadable(FilePath.tooDeep)))
    }
    do throws(FileError) {
      add(try FileSystem.entries(in: path), in: path, depth: depth)
    } catch {
      problems.append(UnreadFile(path, .unreadable(error.words)))
    }
  }
}
