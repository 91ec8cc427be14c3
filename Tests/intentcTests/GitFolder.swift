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

  func addSubmodule(_ module: GitFolder, at path: String) throws {
    try git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", module.folder.path, path)
  }

  func result(of arguments: String...) throws -> BuiltProgram.Result { try result(of: arguments) }

  func result(of arguments: [String]) throws -> BuiltProgram.Result {
    try Self.run(arguments, in: folder.path)
  }

  struct Failure: Error {
    var words: [String]
    var errors: String
  }

  /// Runs git with intentc in its path, and without the user's settings.
  private static func run(_ arguments: [String], in folder: String?) throws -> BuiltProgram.Result {
    let programs = BuiltProgram.program.deletingLastPathComponent().path
    return try BuiltProgram.run(
      ["git"] + arguments,
      of: "/usr/bin/env",
      in: folder,
      environment: [
        "PATH": "\(programs):/usr/local/bin:/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_PAGER": "cat",
      ]
    )
  }
}
