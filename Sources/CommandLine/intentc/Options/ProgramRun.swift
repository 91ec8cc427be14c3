import Dispatch
import Subprocess

/// The result of a program that ran to its end.
struct ProgramRun: Sendable {
  let status: TerminationStatus
  let output: [UInt8]
  /// The first line of its messages, from the system's loader or from Swift, when a program can't run on.
  let message: String

  /// Returns `nil` if the program did not finish in time. Ends the program if the task is cancelled.
  static func of(
    _ program: Executable,
    _ arguments: [String],
    reading input: [UInt8] = [],
    printingUpTo sizeLimit: Int,
    within timeLimit: Duration
  ) async throws -> ProgramRun? {
    try Task.checkCancellation()
    return try await withThrowingTaskGroup(of: ProgramRun?.self) { group in
      group.addTask {
        let result = try await Subprocess.run(
          program,
          arguments: Arguments(arguments),
          input: ProgramInput(bytes: input),
          output: .bytes(limit: sizeLimit),
          error: .bytes(limit: 16 << 20)
        )
        let lines = result.standardError.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
        return ProgramRun(
          status: result.terminationStatus,
          output: result.standardOutput,
          message: String(decoding: lines.first?.prefix(500) ?? [], as: UTF8.self)
        )
      }
      group.addTask {
        try await Task.sleep(for: timeLimit)
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }
}

/// The input of a program. Closes the pipe even if the program ends before it has read everything: Subprocess
/// 1.0.2 only closes it after a complete write, and stops intentc when an open one is forgotten.
struct ProgramInput: InputProtocol {
  let bytes: [UInt8]

  func write(with writer: StandardInputWriter) async throws {
    do {
      _ = try await writer.write(bytes)
    } catch {
      try? await writer.finish()
      throw error
    }
  }
}

/// Runs asynchronous work and blocks the calling thread until it ends, for commands that are not
/// asynchronous. Never call this from asynchronous code: it would block a thread that the work may need.
func waitFor<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
  let outcome = Outcome<Value>()
  Task { outcome.end(await work()) }
  return outcome.wait()
}

/// The result of work in a task, handed to the thread that waits for it.
private final class Outcome<Value: Sendable>: @unchecked Sendable {
  private let hasEnded = DispatchSemaphore(value: 0)
  private var value: Value?

  func end(_ value: Value) {
    self.value = value
    hasEnded.signal()
  }

  func wait() -> Value {
    while true {
      hasEnded.wait()
      if let value { return value }
    }
  }
}
