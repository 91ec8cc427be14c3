public import IntentPlatform
public import IntentSchema

extension FileValue {
  /// Writes a file to the temporary folder. Generated code uses it for files that an intent returns from
  /// memory.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - name: The file name. Only its last component counts.
  ///   - typeIdentifier: The uniform type identifier of the contents, if known.
  /// - Returns: `nil` if the file can't be written.
  public init?(writing data: Data, named name: String, typeIdentifier: String?) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString,
      isDirectory: true
    )
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    let url = folder.appendingPathComponent(["", ".", ".."].contains(last) ? "file" : last)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: url)
    } catch {
      return nil
    }
    self.init(url, typeIdentifier: typeIdentifier)
  }
}
