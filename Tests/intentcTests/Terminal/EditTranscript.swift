import Foundation

struct EditTranscript {
  let session: TerminalSession
  private(set) var text = ""

  static let schemas = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Schemas").standardized.path
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/Sessions").standardized

  init(_ session: TerminalSession, showing text: String) async throws {
    self.session = session
    try await session.show(text)
    record("")
  }

  mutating func type(_ keys: String, _ name: String, until text: String) async throws {
    try await session.type(keys, until: text)
    record(name)
  }

  private mutating func record(_ keys: String) {
    text += "─── \(keys)\n\(session.screen.text)"
  }

  mutating func end(_ keys: String, _ name: String, saved file: String) async throws {
    try session.type(keys)
    let code = try await session.exit()
    text += "─── \(name)\n[exit \(code.map(String.init) ?? "?")]\n"
    text += (try? String(contentsOfFile: file, encoding: .utf8)) ?? "nothing is saved\n"
  }
}
