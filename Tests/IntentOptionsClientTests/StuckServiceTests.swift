import Foundation
import Testing

@testable import TroubledProvider

/// The client only closes its input.
@Suite(.timeLimit(.minutes(10))) struct StuckServiceTests {
  @Test(arguments: ["kyoto", "never", "block"])
  func `a service ends when its input does, whatever its provider is busy with`(term: String) async throws {
    let numbers = ProcessNumbers()
    let service = Process()
    let input = Pipe()
    service.executableURL = URL(fileURLWithPath: TroubledProgram.path)
    service.arguments = ["serve", numbers.path]
    service.standardInput = input
    service.standardOutput = FileHandle.nullDevice
    try service.run()
    let request = """
      {"jsonrpc":"2.0","id":1,"method":"options","params":{"parameter":"city","searchTerm":"\(term)"}}

      """
    try input.fileHandleForWriting.write(contentsOf: Data(request.utf8))
    try await numbers.wait(for: 1)
    try input.fileHandleForWriting.close()
    try await numbers.waitForTheEnd()
  }
}
