import EmbeddedHelp
import EmbeddedPage
import Foundation
import Testing

/// What intentc embeds is what the files say. After a change, run 'make generated'.
@Suite("Embedded files")
struct EmbeddedFilesTests {
  @Test(
    "Each file is embedded, and nothing else",
    arguments: [
      ("IntentReports/Help", EmbeddedHelp.files), ("IntentEditorPage/Page", EmbeddedPage.files),
    ]
  )
  func isCurrent(path: String, embedded: [String: String]) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.deletingLastPathComponent().appendingPathComponent("Sources/\(path)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(embedded.keys))
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(embedded[name] == text, "\(path)/\(name) has changed; run 'make generated'")
    }
  }
}
