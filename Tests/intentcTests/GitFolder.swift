import Foundation
import TestSupport

struct GitFolder {
  let folder: TestFolder

  static let isPresent = (try? run(["--version"], in: nil))?.code == 0

  init() throws {
    folder = try TestFolder()
    try git("init", "--quiet", "--initial-branch", "main")
    for (key, value) in [
      ("user.name", "Test"), ("user.email", "test@example.com"), ("commit.gpgsign", "false"),
    ] {
      try git("config", key, value)
    }
  }

  func commit(_ files: [String: String]) throws {
    for (name, text) in files { try folder.write(text, to: name) }
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "A version")
  }

  @discardableResult
  func git(_ arguments: String...) throws -> BuiltProgram.Result {
    let result = try Self.run(arguments, in: folder.path)
    if result.code != 0 { throw Failure(words: arguments, errors: result.errors) }
    return result
  }

  func result(of arguments: String...) throws -> BuiltProgram.Result { try result(of: arguments) }

  func result(of arguments: [String]) throws -> BuiltProgram.Result {
    try Self.run(arguments, in: folder.path)
  }

  /// Runs without intentc in the path.
  func resultWithoutIntentc(of arguments: String...) throws -> BuiltProgram.Result {
    try Self.run(arguments, in: folder.path, path: BuiltProgram.environment["PATH"])
  }

  struct Failure: Error {
    var words: [String]
    var errors: String
  }

  private static func run(
    _ arguments: [String],
    in folder: String?,
    path: String? = nil
  ) throws -> BuiltProgram.Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    // Without the user's settings.
    let path = path ?? "\(BuiltProgram.program.deletingLastPathComponent().path):/usr/local/bin:/usr/bin:/bin"
    process.environment = BuiltProgram.environment.merging([
      "PATH": path, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_PAGER": "cat",
    ]) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let files = try TestFolder()
    for name in ["out", "err"] { try files.write(to: name) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: files("out"))
    process.standardError = FileHandle(forWritingAtPath: files("err"))
    try process.run()
    process.waitUntilExit()
    return BuiltProgram.Result(
      code: process.terminationStatus,
      output: try files.text(of: "out"),
      errors: try files.text(of: "err")
    )
  }
}
