import Foundation

/// Runs git in the working folder: a child with arguments of its own, never a line for a shell.
enum Git {
  /// Why git gave nothing, in a sentence without a full stop.
  struct Failure: Error {
    var message: String
  }

  /// What a command prints; `nil` where it fails.
  static func output(_ arguments: [String]) throws(Failure) -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    // A path is a path, whatever is in it.
    let literal = ["GIT_LITERAL_PATHSPECS": "1"]
    process.environment = ProcessInfo.processInfo.environment.merging(literal) { $1 }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let data: Data
    do {
      try process.run()
      data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      throw Failure(message: "git cannot be run; is it installed?")
    }
    process.waitUntilExit()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return data
    case (.exit, 127): throw Failure(message: "there is no git; install it, or compare files")
    default: return nil
    }
  }

  /// The one line that a command prints; `nil` where it fails.
  static func line(_ arguments: [String]) throws(Failure) -> String? {
    try output(arguments).map { data in
      String(decoding: data.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
  }
}
