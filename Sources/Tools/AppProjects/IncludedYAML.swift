import IntentDiagnostics

/// The manifest of an XcodeGen project, or a file that it includes.
struct IncludedYAML {
  let root: PlainYAML
  /// Whether all of its YAML was read.
  let isWhole: Bool
  /// Whether all files that it includes are known.
  private(set) var includesAll = true
  /// `nil` for the manifest.
  let path: String?
  /// The folder that its paths are relative to.
  let folder: String

  private static let limit = 256
  private static let depthLimit = 8

  /// Reads a manifest and the files that it includes. Leaves out files that can't be read, so a manifest
  /// can't lead out of its project.
  static func files(_ text: String, in folder: String, reading read: (String) -> [UInt8]?) -> [IncludedYAML] {
    var result: [IncludedYAML] = []
    var seen: Set<String> = []
    var pending: [(text: String, path: String?, folder: String, depth: Int)] = [(text, nil, folder, 0)]
    while let next = pending.popLast() {
      let (root, isWhole) = PlainYAML.read(next.text)
      let index = result.count
      result.append(IncludedYAML(root: root, isWhole: isWhole, path: next.path, folder: next.folder))
      guard let value = root["include"] else { continue }
      result[index].includesAll = false
      guard next.depth < depthLimit else { continue }
      var count = 0
      let home = next.path.map(FilePath.folder) ?? folder
      for element in value.elements ?? [value] {
        guard element["enable"] == nil, let name = element.text ?? element["path"]?.text,
          case let path = FilePath.shortened(FilePath.join(home, name)), seen.count < limit,
          seen.insert(path).inserted, let bytes = read(path)
        else { continue }
        let isRelative = element["relativePaths"]?.text != "false"
        let base = isRelative ? FilePath.folder(of: path) : next.folder
        pending.append((String(decoding: bytes, as: UTF8.self), path, base, next.depth + 1))
        count += 1
      }
      result[index].includesAll = count == (value.elements ?? [value]).count
    }
    return result
  }
}
