import Dispatch
import IntentPlatform
import Subprocess

/// Runs git in the working folder: a child with arguments of its own, never a line for a shell.
enum Git {
  /// Why git gave nothing, in a sentence without a full stop.
  struct Failure: Error {
    var message: String
  }

  /// What a command prints; `nil` where it fails.
  static func output(_ arguments: [String], input: Data? = nil) throws(Failure) -> Data? {
    let outcome = Outcome()
    Task {
      outcome.end(await run(arguments, reading: Array(input ?? Data())))
    }
    return try outcome.wait().get()
  }

  private static func run(_ arguments: [String], reading input: [UInt8]) async -> Result<Data?, Failure> {
    do {
      let result = try await Subprocess.run(
        .name("git"),
        arguments: Arguments(arguments),
        // A path is a path, whatever is in it.
        environment: .inherit.updating(["GIT_LITERAL_PATHSPECS": "1"]),
        input: .array(input),
        output: .bytes(limit: .max),
        error: .discarded
      )
      return .success(result.terminationStatus.isSuccess ? Data(result.standardOutput) : nil)
    } catch let error as SubprocessError where error.code == .executableNotFound {
      return .failure(Failure(message: "there is no git; install it, or compare files"))
    } catch {
      return .failure(Failure(message: "git cannot be run; is it installed?"))
    }
  }

  /// What became of a command, for the thread that waits for it.
  private final class Outcome: @unchecked Sendable {
    private let hasEnded = DispatchSemaphore(value: 0)
    private var result: Result<Data?, Failure> = .success(nil)

    func end(_ result: Result<Data?, Failure>) {
      self.result = result
      hasEnded.signal()
    }

    func wait() -> Result<Data?, Failure> {
      hasEnded.wait()
      return result
    }
  }

  /// The one line that a command prints; `nil` where it fails.
  static func line(_ arguments: [String]) throws(Failure) -> String? {
    try output(arguments).map { data in
      String(decoding: data.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
  }

  /// The contents of blobs, in their order; `nil` where git does not have all of them.
  static func blobs(_ objects: [String]) throws(Failure) -> [Data]? {
    var blobs: [Data] = []
    // So many that the list fits into a pipe.
    for start in stride(from: 0, to: objects.count, by: 100) {
      let list = objects[start..<min(start + 100, objects.count)].map { $0 + "\n" }.joined()
      guard var rest = try output(["cat-file", "--batch"], input: Data(list.utf8)) else { return nil }
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        // Number, kind and size on a line, then the content and a line break.
        let facts = rest[..<end].split(separator: UInt8(ascii: " "))
        let content = rest.index(after: end)
        guard facts.count == 3, let size = Int(String(decoding: facts[2], as: UTF8.self)),
          size < rest.endIndex - content
        else { return nil }
        blobs.append(rest[content..<content + size])
        rest = rest[(content + size + 1)...]
      }
    }
    return blobs.count == objects.count ? blobs : nil
  }
}
