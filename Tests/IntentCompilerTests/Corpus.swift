import Foundation

/// Public definitions in a folder next to the project, if available. They are not part of the project.
enum Corpus {
  /// Whether the definitions exist.
  static var isPresent: Bool {
    FileManager.default.fileExists(atPath: folder.path)
  }

  /// The definitions in one of the corpus's folders, at any depth, sorted by path.
  static func files(in name: String) -> [URL] {
    let root = folder.appendingPathComponent(name)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".intentdefinition") }.sorted().map { root.appendingPathComponent($0) }
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("../shared/corpus").standardizedFileURL
}
