import Foundation
import Testing

/// The compiler embeds the files that C code names.
struct EmbeddedFilesTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func names(in folder: String) throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
    return Set(names.filter { !$0.hasPrefix(".") && $0 != "README.md" })
  }

  @Test func `each file of the editor's page is embedded`() throws {
    let folder = "Sources/Editor/"
    let code = try String(
      contentsOf: root.appending(path: folder + "PageFiles/PageFiles.c"),
      encoding: .utf8
    )
    let embedded = code.matches(of: /\/Page\/([a-z.]+)"/).map { String($0.output.1) }
    #expect(embedded.sorted() == (try names(in: folder + "IntentEditorPage/Page")).sorted())
  }

  @Test func `the hashes of the page are those of its files`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "hashes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = Process()
    script.executableURL = root.appending(path: "Scripts/page-hashes.sh")
    script.arguments = [folder.path]
    try script.run()
    script.waitUntilExit()
    let path = "PageHashes/PageHashes.swift"
    let isCurrent =
      try Data(contentsOf: folder.appending(path: path))
      == Data(contentsOf: root.appending(path: "Generated/\(path)"))
    #expect(isCurrent, "run 'Scripts/page-hashes.sh Generated'")
  }
}
