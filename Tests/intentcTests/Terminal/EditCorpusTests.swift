import Foundation
import TestSupport
import Testing

@Suite(
  .serialized,
  .enabled(if: Corpus.isPresent, "the public definitions are not next to the project")
)
struct EditCorpusTests {
  private func open(_ name: String, intent: String, _ file: String, lines: Int = 24) async throws
    -> TerminalSession
  {
    let definition = try #require(Corpus.files(in: "files").first { $0.lastPathComponent.contains(name) })
    return try await TerminalSession(["edit", definition.path, "--intent", intent, file], lines: lines)
  }

  @Test
  func `a choice shows other rows, whose values are saved`() async throws {
    let folder = try TestFolder()
    let session = try await open("sindresorhus__Actions", intent: "EditURL", folder("url.json"))
    try await session.show("Edit URL")
    #expect(!session.screen.text.contains("Path Component"))
    try await session.type("\u{1B}[C", until: "Path Component")
    try await session.type("j\rnews 新闻\r", until: "❯• Path Component")
    try await session.type("\u{13}", until: "none → news 新闻")
    try session.type("\r")
    #expect(try await session.exit() == 0)
    let saved = try JSONSerialization.jsonObject(with: Data(try folder.text(of: "url.json").utf8))
    let values = try #require(saved as? [String: Any])
    #expect(values.values.contains { $0 as? String == "news 新闻" })
    #expect(session.screen.unknown == [])
    #expect(session.terminal.isCooked)
  }

  @Test
  func `every row can be reached and has help`() async throws {
    let folder = try TestFolder()
    let session = try await open(
      "carlosefonseca__SpotActions",
      intent: "FilterTracks",
      folder("tracks.json"),
      lines: 12
    )
    try await session.show("hidden; h shows them")
    try await session.type("h", until: "shows only while")
    for _ in 0..<12 {
      try await session.type("j?", until: "Keys")
      #expect(session.screen.text.contains("type "))
      try await session.type("q", until: "^S save")
    }
    try await session.type("G", until: "↑ ")
    try session.type("q")
    #expect(try await session.exit() == 130)
    #expect(try folder.names() == [])
    #expect(session.screen.unknown == [])
  }
}
