import Foundation

struct RunningWriter {
  struct Promises {
    var wasRunning: Bool
    var own: Int?
    var shared: Int
  }

  let id: String
  private let process = Process()
  private let lines: String

  init(directory: String, id: String) throws {
    self.id = id
    // A full pipe would block the writer, so this is a file.
    lines = "\(directory)/.promises of \(id)"
    _ = FileManager.default.createFile(atPath: lines, contents: nil)
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["write", directory, id]
    process.standardOutput = FileHandle(forWritingAtPath: lines)
    try process.run()
  }

  func kill() -> Promises {
    let wasRunning = process.isRunning
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let text = (try? String(contentsOfFile: lines, encoding: .utf8)) ?? ""
    // An incomplete line does not count.
    let said = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let own = said.last { $0.hasPrefix("own ") }.flatMap { Int($0.dropFirst(4)) }
    return Promises(wasRunning: wasRunning, own: own, shared: said.count { $0 == "shared" })
  }
}
