import Foundation

/// Public definitions in a folder next to the project, or in `INTENTC_CORPUS`, if available.
package enum Corpus {
  package static var isPresent: Bool { !files(in: "files").isEmpty }

  package static func files(in name: String) -> [URL] {
    definitions(below: folder.appendingPathComponent(name))
  }

  package static func definitions(below root: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".intentdefinition") }.sorted().map { root.appendingPathComponent($0) }
  }

  /// Contains `MANIFEST.tsv`, and tables of texts in `strings`.
  package static let folder: URL = {
    let path = ProcessInfo.processInfo.environment["INTENTC_CORPUS"] ?? ""
    if path.hasPrefix("/") { return URL(fileURLWithPath: path) }
    return Repository.url(path.isEmpty ? "../shared/corpus" : path)
  }()
}
