import Foundation
import Testing

/// The folders of the target name each other in one direction, so that people can read them in this order.
struct FolderTests {
  private static let order = [
    "Model", "Definitions", "AppIntents", "Findings", "Pairs", "Apps", "Changes", "Comparing", "Reports",
    "Versions", "Calls", "Releases",
  ]

  @Test func `a folder names only types of earlier folders`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let target = tests.deletingLastPathComponent().appendingPathComponent("Sources/Tools/IntentComparison")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: target.path)
      .filter { $0.hasSuffix(".swift") }
    var (homes, files): ([String: Int], [(path: String, folder: Int, words: Set<String>)]) = ([:], [])
    for path in paths {
      let name = path.split(separator: "/").first.map(String.init) ?? ""
      let folder = try #require(Self.order.firstIndex(of: name), "'\(name)' has no place in the order")
      let text = try String(contentsOf: target.appendingPathComponent(path), encoding: .utf8)
      let code = text.replacing(#/\/\/.*|"[^"\n]*"/#, with: "")
      let declarations = code.matches(
        of: #/\n(?:package |final |indirect )*(?:struct|enum|class|protocol|typealias) (\w+)/#
      )
      for declaration in declarations { homes[String(declaration.1)] = folder }
      files.append((path, folder, Set(code.matches(of: #/\b[A-Z]\w*/#).map { String($0.0) })))
    }
    for file in files {
      let later = file.words.filter { homes[$0].map { $0 > file.folder } ?? false }
      #expect(later.isEmpty, "\(file.path) names types of later folders: \(later.sorted())")
    }
  }
}
