import Foundation
import IntentRuntime
import Testing

struct HandlerAnswerTests {
  private struct Failure: Error {}

  @Test func `the first answer counts`() async throws {
    let answer = try await HandlerAnswer.first(from: ()) { completion in
      completion(1)
      completion(2)
    }
    #expect(answer == 1)
  }

  @Test func `an answer may come later, from another thread`() async throws {
    let answer = try await HandlerAnswer.value(from: ()) {
      (completion: @escaping (Int?, (any Error)?) -> Void) in
      nonisolated(unsafe) let completion = completion
      Task.detached { completion(3, nil) }
    }
    #expect(answer == 3)
  }

  @Test func `an answer may be neither a value nor an error`() async throws {
    let answer: Int? = try await HandlerAnswer.value(from: ()) { $0(nil, nil) }
    #expect(answer == nil)
  }

  @Test func `an error is thrown, even beside a value`() async {
    await #expect(throws: Failure.self) { _ = try await HandlerAnswer.value(from: ()) { $0(1, Failure()) } }
  }

  private final class Kitchen: @unchecked Sendable {
    var completion: ((Int) -> Void)?

    func cook(_ completion: @escaping (Int) -> Void) {
      self.completion = completion
      Task { @MainActor [weak self] in self?.completion?(4) }
    }
  }

  @Test func `a handler lives until it answers`() async throws {
    #expect(try await HandlerAnswer.first(from: Kitchen.self) { $0(1) } == 1)
    let source = HandlerSource<String, Kitchen> { Kitchen() }
    let handler = try await source(for: "Soup")
    #expect(try await HandlerAnswer.first(from: handler) { handler.cook($0) } == 4)
  }

  @Test func `a handler that drops its completion handler ends with an error at once`() async {
    await #expect(throws: HandlerError.noAnswer) {
      let _: Int = try await HandlerAnswer.first(from: ()) { _ in }
    }
    await #expect(throws: HandlerError.noAnswer) {
      let _: Int? = try await HandlerAnswer.value(from: ()) { _ in }
    }
  }

  @Test func `a handler that keeps its completion handler forever ends with an error in time`() async {
    let kitchen = Kitchen()
    await #expect(throws: HandlerError.noAnswer) {
      _ = try await HandlerAnswer.first(from: kitchen, within: .milliseconds(10)) { kitchen.completion = $0 }
    }
    kitchen.completion?(5)
  }

  @Test func `a dispatcher is asked for each run, with its intent`() async throws {
    var asked: [String] = []
    let source = HandlerSource<String, Kitchen>.asking { intent in
      asked.append(intent)
      return intent == "Soup" ? Kitchen() : nil
    }
    let (first, second) = (try await source(for: "Soup"), try await source(for: "Soup"))
    #expect(first !== second)
    await #expect(throws: HandlerError.noHandler) { _ = try await source(for: "Pie") }
    #expect(asked == ["Soup", "Soup", "Pie"])
    let main = HandlerSource<String, Kitchen>.askingOnMainActor { _ in
      MainActor.assertIsolated()
      return Kitchen()
    }
    _ = try await main(for: "Soup")
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
