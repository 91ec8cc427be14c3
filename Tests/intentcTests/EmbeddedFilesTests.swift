import EmbeddedHelp
import EmbeddedPage
import Foundation
import Testing

/// Run 'Scripts/embed.sh Generated' after a change.
@Suite("Embedded files")
struct EmbeddedFilesTests {
  @Test("The page of each rule is embedded, and nothing else")
  func helpIsCurrent() throws {
    try compare(EmbeddedHelp.files, with: "Documentation/Rules")
  }

  @Test("Each file of the editor's page is embedded, and nothing else")
  func pageIsCurrent() throws {
    try compare(EmbeddedPage.files, with: "Sources/Editor/IntentEditorPage/Page")
  }

  private func compare(_ embedded: [String: String], with path: String) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.deletingLastPathComponent().appendingPathComponent(path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      !$0.hasPrefix(".") && $0 != "README.md"
    }
    #expect(names.sorted() == embedded.keys.sorted(), "run 'Scripts/embed.sh Generated'")
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let isSame = embedded[name] == text
      #expect(isSame, "\(path)/\(name) has changed; run 'Scripts/embed.sh Generated'")
    }
  }
}
