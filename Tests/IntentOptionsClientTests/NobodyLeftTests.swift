import Foundation
import IntentRuntime
import Testing

@testable import IntentOptionsClient
@testable import TroubledProvider

/// No process is left, however its parent ends.
@Suite(.timeLimit(.minutes(3))) struct NobodyLeftTests {
  private let numbers = ProcessNumbers()

  @Test(arguments: ["serve", "silent", "stubborn", "deaf", "family"])
  func `closing waits until all have ended`(trouble: String) async throws {
    let client = TroubledProgram.client(trouble, numbers.path, limits: TroubledProgram.short)
    _ = await client.failure()
    await client.close()
    #expect(!numbers.all.isEmpty)
    // The program itself has ended by now; those that it started are killed, which takes a moment.
    #expect(!OwnNumber.isAlive(numbers.all.first ?? 0))
    try await numbers.waitForTheEnd()
  }

  @Test(arguments: ["serve", "stubborn", "deaf", "family"])
  func `a client that nobody has any more ends its program`(trouble: String) async throws {
    _ = await TroubledProgram.client(trouble, numbers.path, limits: TroubledProgram.short).failure()
    #expect(!numbers.all.isEmpty)
    try await numbers.waitForTheEnd()
  }

  @Test(arguments: ["serve", "stubborn", "deaf", "family"], [SIGKILL, SIGTERM])
  func `a parent that is killed leaves nobody`(trouble: String, signal: Int32) async throws {
    let parent = Process()
    parent.executableURL = URL(fileURLWithPath: TroubledProgram.path)
    parent.arguments = ["ask", TroubledProgram.path, trouble, numbers.path]
    parent.standardOutput = FileHandle.nullDevice
    try parent.run()
    try await numbers.wait(for: trouble == "family" ? 3 : 1)
    #expect(numbers.alive.count == (trouble == "family" ? 3 : 1))
    kill(parent.processIdentifier, signal)
    try await numbers.waitForTheEnd()
  }

  @Test func `a parent that is killed while it starts a program leaves nobody`() async throws {
    for delay in 0..<10 {
      let parent = Process()
      parent.executableURL = URL(fileURLWithPath: TroubledProgram.path)
      parent.arguments = ["ask", TroubledProgram.path, "deaf", numbers.path]
      parent.standardOutput = FileHandle.nullDevice
      try parent.run()
      try await Task.sleep(for: .milliseconds(delay * 5))
      kill(parent.processIdentifier, SIGKILL)
    }
    // Those that start only now end too.
    try await Task.sleep(for: .milliseconds(200))
    try await numbers.waitForTheEnd()
  }
}
