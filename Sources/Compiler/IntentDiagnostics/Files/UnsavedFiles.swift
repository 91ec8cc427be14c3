/// The texts of an editor that are not saved yet. They are read instead of the files on disk.
package struct UnsavedFiles: Sendable {
  /// The texts as UTF-8, by the path that the files are read with.
  package var texts: [String: [UInt8]] = [:]

  package init(_ texts: [String: [UInt8]] = [:]) {
    self.texts = texts
  }

  /// The text of a file if it is open in the editor, or else the file on disk.
  package func readRegular(_ path: String) throws(FileError) -> [UInt8] {
    if let text = texts[path] { return text }
    return try FileSystem.readRegular(path)
  }
}
