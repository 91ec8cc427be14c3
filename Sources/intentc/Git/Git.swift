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
      // A folder may have a line break in its name.
      String(decoding: data.last == UInt8(ascii: "\n") ? data.dropLast() : data, as: UTF8.self)
    }
  }

  /// More bytes than any definition has.
  static let greatestSize = 256 << 20

  /// The contents of blobs; those that are larger than a limit, and that git does not have, are not among them.
  static func blobs(_ objects: Set<String>, upTo limit: Int = greatestSize) throws(Failure) -> [String: Data]
  {
    var sizes: [(String, Int)] = []
    try batch("--batch-check", objects.sorted()) { object, size, _ in sizes.append((object, size)) }
    var blobs: [String: Data] = [:]
    try batch("--batch", sizes.filter { $0.1 <= limit }.map(\.0)) { object, size, rest in
      guard size < rest.endIndex - rest.startIndex else { return }
      blobs[object] = rest[rest.startIndex..<rest.startIndex + size]
      rest = rest[(rest.startIndex + size + 1)...]
    }
    return blobs
  }

  /// Asks git for objects, and hands on the number and size of each that is a blob, and what follows them.
  private static func batch(
    _ option: String,
    _ objects: [String],
    _ take: (String, Int, inout Data) -> Void
  ) throws(Failure) {
    // So many that the list fits into a pipe.
    for start in stride(from: 0, to: objects.count, by: 100) {
      let list = objects[start..<min(start + 100, objects.count)].map { $0 + "\n" }.joined()
      guard var rest = try output(["cat-file", option], input: Data(list.utf8)) else { return }
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        // Number, kind and size on a line; what is missing has no size.
        let facts = rest[..<end].split(separator: UInt8(ascii: " ")).map {
          String(decoding: $0, as: UTF8.self)
        }
        rest = rest[(end + 1)...]
        if facts.count == 3, let size = Int(facts[2]) { take(facts[0], size, &rest) }
      }
    }
  }
}
