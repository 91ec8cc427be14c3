import Foundation
import IntentRuntime
import Testing

@testable import IntentOptionsClient
@testable import TroubledProvider

@Suite(.timeLimit(.minutes(10))) struct NoProcessLeftTests {
  private let numbers = ProcessNumbers()

  private static let programs = ["serve", "stubborn", "deaf", "parent"]

  private static func count(_ trouble: String) -> Int {
    trouble == "parent" ? 2 : 1
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

  /// Ctrl-C reaches this process, but not the group of its program.
  @Test(arguments: programs, [SIGINT, SIGTERM, SIGHUP])
  func `a signal that ends this process ends its programs`(trouble: String, signal: Int32) async throws {
    let parent = Process()
    parent.executableURL = URL(fileURLWithPath: TroubledProgram.path)
    parent.arguments = ["ask", TroubledProgram.path, trouble, numbers.path]
    parent.standardOutput = FileHandle.nullDevice
    try parent.run()
    try await numbers.wait(for: Self.count(trouble))
    kill(parent.processIdentifier, signal)
    parent.waitUntilExit()
    #expect(parent.terminationReason == .uncaughtSignal && parent.terminationStatus == signal)
    try await numbers.waitForTheEnd()
  }

  @Test func `a process that left the group does not keep its client waiting`() async throws {
    let client = TroubledProgram.client("family", numbers.path)
    try await begin(client, "family")
    await client.close()
    let (program, others) = (numbers.all.prefix(1), numbers.all.dropFirst())
    #expect(!program.contains(where: OwnNumber.isAlive))
    for number in others { kill(number, SIGKILL) }
  }
}
