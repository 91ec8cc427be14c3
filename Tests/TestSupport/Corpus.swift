import Foundation

/// Public definitions in a folder next to the project, if available. They are not part of the project.
package enum Corpus {
  /// Whether the definitions exist.
  package static var isPresent: Bool {
    FileManager.default.fileExists(atPath: folder.path)
  }

  /// The definitions in one of the corpus's folders, at any depth, sorted by path.
  package static func files(in name: String) -> [URL] {
    let root = folder.appendingPathComponent(name)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".intentdefinition") }.sorted().map { root.appendingPathComponent($0) }
  }

  /// The folder of the corpus, which has its list of files in `MANIFEST.tsv` and tables of texts in `strings`.
  package static let folder = Repository.url("../shared/corpus")
}
