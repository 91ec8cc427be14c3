import Foundation
import IntentRuntime
import Testing

@testable import IntentOptionsClient
@testable import TroubledProvider

@Suite(.timeLimit(.minutes(10))) struct NoProcessLeftTests {
  private let numbers = ProcessNumbers()

  /// Those with their own process groups are found only with `/proc`.
  private static let programs =
    ["serve", "stubborn", "deaf"] + (FileManager.default.fileExists(atPath: "/proc/self") ? ["family"] : [])

  private static func count(_ trouble: String) -> Int {
    trouble == "family" ? 3 : 1
  }

  private func begin(_ client: OptionsClient, _ trouble: String) async throws {
    let question = Task { try await client.cities("never") }
    try await numbers.wait(for: Self.count(trouble))
    question.cancel()
    _ = await question.result
  }

  @Test(arguments: programs + ["silent"])
  func `closing waits until the program has ended`(trouble: String) async throws {
    let client = TroubledProgram.client(trouble, numbers.path)
    try await begin(client, trouble)
    await client.close()
    #expect(!OwnNumber.isAlive(numbers.all.first ?? 0))
    // Killing its child processes takes a moment.
    try await numbers.waitForTheEnd()
  }

  @Test(arguments: programs)
  func `a released client ends its program`(trouble: String) async throws {
    try await begin(TroubledProgram.client(trouble, numbers.path), trouble)
    try await numbers.waitForTheEnd()
  }

  @Test(arguments: programs, [SIGKILL, SIGTERM])
  func `a killed parent leaves no processes`(trouble: String, signal: Int32) async throws {
    let parent = Process()
    parent.executableURL = URL(fileURLWithPath: TroubledProgram.path)
    parent.arguments = ["ask", TroubledProgram.path, trouble, numbers.path]
    parent.standardOutput = FileHandle.nullDevice
    try parent.run()
    try await numbers.wait(for: Self.count(trouble))
    #expect(numbers.all.count == Self.count(trouble))
    kill(parent.processIdentifier, signal)
    try await numbers.waitForTheEnd()
  }

  @Test func `a parent that is killed while starting a program leaves no processes`() async throws {
    for delay in 0..<10 {
      let parent = Process()
      parent.executableURL = URL(fileURLWithPath: TroubledProgram.path)
      parent.arguments = ["ask", TroubledProgram.path, "deaf", numbers.path]
      parent.standardOutput = FileHandle.nullDevice
      try parent.run()
      try await Task.sleep(for: .milliseconds(delay * 5))
      kill(parent.processIdentifier, SIGKILL)
    }
    // Those that start only now end, too.
    try await Task.sleep(for: .milliseconds(200))
    try await numbers.waitForTheEnd()
  }
}
