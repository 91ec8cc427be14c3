import Foundation

/// Runs git in the working folder: a child with arguments of its own, never a line for a shell.
enum Git {
  /// Why git gave nothing, in a sentence without a full stop.
  struct Failure: Error {
    var message: String
  }

  /// What a command prints; `nil` where it fails.
  ///
  /// - Parameter input: What it reads, which is little: a pipe holds all of it.
  static func output(_ arguments: [String], input: Data? = nil) throws(Failure) -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    // A path is a path, whatever is in it.
    let literal = ["GIT_LITERAL_PATHSPECS": "1"]
    process.environment = ProcessInfo.processInfo.environment.merging(literal) { $1 }
    let pipe = Pipe()
    let source = input.map { _ in Pipe() }
    process.standardInput = source ?? FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let data: Data
    do {
      // Written before anything reads it, so that a git which ends early breaks no pipe.
      if let input { try source?.fileHandleForWriting.write(contentsOf: input) }
      try process.run()
      try source?.fileHandleForWriting.close()
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
