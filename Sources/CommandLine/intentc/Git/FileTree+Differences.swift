extension FileTree {
  /// The paths whose files differ from those of another version, including their paths through links; `nil` if links
  /// differ, so that any path may lead to another file.
  func changedPaths(since old: FileTree) -> Set<String>? {
    guard links == old.links else { return nil }
    var changed = Set(files.lazy.filter { old.files[$0.key] != $0.value }.map(\.key))
    changed.formUnion(old.files.keys.lazy.filter { files[$0] == nil })
    var pending = links.isEmpty ? [] : Array(changed)
    let targets = links.keys.map { ($0, try? resolve($0)) }
    while let path = pending.popLast() {
      for (link, target) in targets {
        guard let target, let rest = Self.rest(of: path, in: target),
          changed.insert(link + rest).inserted
        else { continue }
        pending.append(link + rest)
        // Links within linked folders can give one file any number of paths.
        guard changed.count < 100_000 else { return nil }
      }
    }
    return changed
  }

  /// What follows a folder in a path, with a slash before it; `nil` if the path is not in the folder.
  private static func rest(of path: String, in folder: String) -> Substring? {
    if path == folder { return "" }
    guard !folder.isEmpty else { return "/" + path }
    return path.hasPrefix(folder + "/") ? path.dropFirst(folder.count) : nil
  }
}
