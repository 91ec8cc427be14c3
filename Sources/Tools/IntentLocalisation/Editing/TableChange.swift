import IntentDiagnostics

/// The change of one file.
package struct TableChange: Sendable {
  /// The file before.
  package let before: TableContents
  /// The bytes of the file after.
  package let bytes: [UInt8]
  /// The text after, as UTF-8.
  package let text: [UInt8]

  package var path: String { before.path }

  /// Writes the file. A file that changed since it was read is not replaced.
  package func write() -> Diagnostic? {
    do throws(FileError) {
      if before.exists {
        try FileReplacement.replace(path, expecting: before.bytes, with: bytes)
      } else {
        let folder = FilePath.folder(of: path)
        if !folder.isEmpty { try FolderHandle.create(folder) }
        try FileReplacement.create(path, with: bytes)
      }
      return nil
    } catch {
      let location = SourceLocation(file: path)
      return Diagnostic(.unchangeableFile, "cannot write '\(path)': \(error.words)", at: location)
    }
  }
}
