import Foundation
import Testing

@Suite("Public definitions at a terminal", .serialized)
struct EditCorpusTests {
  private static let corpus: String? = {
    let named = ProcessInfo.processInfo.environment["INTENTC_CORPUS"]
    let beside = URL(fileURLWithPath: EditTranscript.schemas).appendingPathComponent("../../shared/corpus")
    return [named, beside.standardized.path, "/work/shared/corpus"].compactMap { $0 }.first {
      FileManager.default.fileExists(atPath: $0 + "/files")
    }
  }()

  private func open(_ name: String, _ arguments: [String], showing text: String) async throws -> TerminalSession {
    let corpus = try #require(Self.corpus)
    let session = try await TerminalSession(["edit", "\(corpus)/files/\(name)"] + arguments)
    try await session.show(text)
    return session
  }
}
