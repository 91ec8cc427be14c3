/// The file that a path leads to, whatever links and spelling the path uses.
package struct FilePlace: Sendable, Hashable {
  /// The file, or the nearest folder of it that exists.
  private let identity: FileSystem.Identity
  /// The path from that folder; empty if the file exists.
  private let rest: String

  /// `nil` if no part of the path can be accessed.
  package init?(_ path: String) {
    var existing = path
    var missing: [String] = []
    while true {
      if let (_, identity) = try? FileSystem.status(of: existing.isEmpty ? "." : existing) {
        let path = missing.reversed().joined(separator: "/")
        let short = FilePath.shortened(path)
        if short == path {
          self.identity = identity
          rest = short
          return
        }
        // A missing folder is made before the file, so a '..' leads back to a place that may exist.
        existing = FilePath.join(existing, short)
        missing = []
        continue
      }
      while existing.utf8.count > 1, existing.hasSuffix("/") { existing.removeLast() }
      guard !existing.isEmpty, existing != "/" else { return nil }
      missing.append(FilePath.name(of: existing))
      existing = FilePath.folder(of: existing)
    }
  }
}
