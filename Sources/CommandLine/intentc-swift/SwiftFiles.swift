#if AppIntentsReader
  import AppFacts
  import IntentDiagnostics

  /// Finds the Swift files in paths and folders, each once.
  struct SwiftFiles {
    private(set) var paths: [String] = []
    private(set) var problems: [UnreadFile] = []
    private var seen: Set<FileSystem.Identity> = []

    /// Skips the same files and folders as `FolderFiles`.
    mutating func add(_ path: String) {
      do throws(FileError) {
        let (kind, identity) = try FileSystem.status(of: path)
        if kind == .folder {
          let count = paths.count
          let found = try FolderFiles(path)
          problems += found.problems
          for file in found.files
          where file.name.hasSuffix(".swift") && seen.insert(file.identity).inserted {
            paths.append(file.path)
          }
          if paths.count == count {
            problems.append(UnreadFile(path, "no '.swift' file in '\(path)'", isMissing: true))
          }
        } else if seen.insert(identity).inserted {
          paths.append(path)
        }
      } catch .missing {
        problems.append(UnreadFile(path, "no such file or folder", isMissing: true))
      } catch {
        problems.append(UnreadFile(path, "cannot read '\(path)': \(error.words)"))
      }
    }
  }
#endif
