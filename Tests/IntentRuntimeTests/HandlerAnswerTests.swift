import Foundation
import IntentRuntime
import Testing

struct HandlerAnswerTests {
  private struct Failure: Error {}

  @Test func `the first answer counts`() async {
    let answer = await HandlerAnswer.first { completion in
      completion(1)
      completion(2)
    }
    #expect(answer == 1)
  }

  @Test func `an answer may come later, from another thread`() async throws {
    let answer = try await HandlerAnswer.value { (completion: @escaping (Int?, (any Error)?) -> Void) in
      nonisolated(unsafe) let completion = completion
      Task.detached { completion(3, nil) }
    }
    #expect(answer == 3)
  }

  @Test func `an answer may be neither a value nor an error`() async throws {
    let answer: Int? = try await HandlerAnswer.value { $0(nil, nil) }
    #expect(answer == nil)
  }

  @Test func `an error is thrown, even beside a value`() async {
    await #expect(throws: Failure.self) { _ = try await HandlerAnswer.value { $0(1, Failure()) } }
  }

  @Test(arguments: [
    ("photo.png", "photo.png"), ("../../photo.png", "photo.png"), ("a/b/", "b"), ("", "file"), ("..", "file"),
  ])
  func `a file in memory is written to a temporary folder`(_ name: String, _ last: String) throws {
    let file = try #require(FileValue(writing: Data("x".utf8), named: name, typeIdentifier: "public.png"))
    defer { try? FileManager.default.removeItem(at: file.url.deletingLastPathComponent()) }
    #expect(file.filename == last)
    #expect(file.typeIdentifier == "public.png")
    #expect(try Data(contentsOf: file.url) == Data("x".utf8))
    let temporary = FileManager.default.temporaryDirectory.standardizedFileURL.path
    #expect(file.url.standardizedFileURL.path.hasPrefix(temporary))
  }
}
