public import IntentPlatform
public import IntentSchema

extension FileValue {
  /// Writes a temporary file; `nil` if that fails.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - name: The file's name. If this is a path, only the last component counts.
  ///   - typeIdentifier: The uniform type identifier, such as `public.png`; `nil` for none.
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
