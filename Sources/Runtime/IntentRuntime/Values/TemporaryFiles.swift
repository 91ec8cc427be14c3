public import IntentPlatform
public import IntentSchema

extension FileValue {
  /// Writes a temporary file; `nil` if that fails.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - name: The file's name. Only the last component of a path counts.
  ///   - typeIdentifier: The uniform type identifier, such as `public.png`.
  public init?(writing data: Data, named name: String, typeIdentifier: String?) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString,
      isDirectory: true
    )
    let last = name.split(separator: "/").last.map { String($0) } ?? ""
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
