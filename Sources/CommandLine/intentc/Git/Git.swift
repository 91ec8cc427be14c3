import IntentDiagnostics
import IntentPlatform
import Subprocess

/// Runs git without a shell, and keeps git from running what a repository names.
///
/// A cloned folder can contain a repository, with a configuration that names programs. So use only git commands
/// that read objects, the index, attributes and settings. Commands that look at the working folder's files, such
/// as `status` and `diff`, run filters.
enum Git {
  /// A sentence without a final period.
  struct Failure: Error, CustomStringConvertible {
    var message: String

    var description: String { message }
  }

  /// Returns `nil` if the command fails.
  ///
  /// - Parameter isSearch: Whether paths may be patterns, and exit code 1 means that nothing was found.
  static func output(
    _ arguments: [String],
    input: Data? = nil,
    isSearch: Bool = false
  ) throws(Failure) -> Data? {
    try waitFor { await run(arguments, reading: Array(input ?? Data()), isSearch: isSearch) }.get()
  }

  private static let options = [
    // A folder that looks like a bare repository counts only if `GIT_DIR` names it.
    "safe.bareRepository=explicit", "core.fsmonitor=false", "core.hooksPath=/dev/null",
    "submodule.recurse=false",
  ]

  private static let environment: Environment = .inherit.updating([
    // In a partial clone, git would fetch a missing object, with the program and from the server that the
    // repository names. Older versions of git know only the second variable.
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
  ])

  private static func run(
    _ arguments: [String],
    reading input: [UInt8],
    isSearch: Bool
  ) async -> Result<Data?, Failure> {
    do {
      let result = try await Subprocess.run(
        .name("git"),
        arguments: Arguments(["--no-pager"] + options.flatMap { ["-c", $0] } + arguments),
        environment: environment.updating(["GIT_LITERAL_PATHSPECS": isSearch ? "0" : "1"]),
        input: .array(input),
        output: .bytes(limit: .max),
        error: .discarded
      )
      let hasEnded = result.terminationStatus.isSuccess || isSearch && result.terminationStatus == .exited(1)
      return .success(hasEnded ? Data(result.standardOutput) : nil)
    } catch let error as SubprocessError where error.code == .executableNotFound {
      return .failure(Failure(message: "git is not installed; install it, or compare files"))
    } catch {
      return .failure(Failure(message: "git cannot be run; is it installed?"))
    }
  }

  static func line(_ arguments: [String], input: Data? = nil) throws(Failure) -> String? {
    try output(arguments, input: input).map { data in
      // Keep the line breaks of folder names.
      String(decoding: data.last == UInt8(ascii: "\n") ? data.dropLast() : data, as: UTF8.self)
    }
  }

  /// Whether the commit `HEAD` has a file with exactly these bytes, so that git can bring it back. Compares
  /// here, because `git status` runs programs.
  static func hasCommitted(_ bytes: [UInt8], at path: String) throws(Failure) -> Bool {
    let place = "HEAD:./\(FilePath.name(of: path))"
    return try output(["-C", FilePath.folder(of: path), "cat-file", "blob", place]).map([UInt8].init) == bytes
  }

  /// In bytes; no definition is larger.
  static let greatestSize = 256 << 20

  static func blobs(_ objects: Set<String>, upTo limit: Int = greatestSize) throws(Failure) -> [String: Data]
  {
    var blobs: [String: Data] = [:]
    try forEachBatch(of: objects, upTo: limit, size: .max) { blobs = $0 }
    return blobs
  }

  /// Skips missing blobs, and blobs larger than the limit.
  ///
  /// - Parameters:
  ///   - limit: In bytes.
  ///   - size: In bytes; a larger blob gets its own batch.
  ///   - take: Takes a batch's contents by ID.
  static func forEachBatch(
    of objects: Set<String>,
    upTo limit: Int = greatestSize,
    size: Int,
    _ take: ([String: Data]) -> Void
  ) throws(Failure) {
    var sizes: [(object: String, size: Int)] = []
    try batch("--batch-check", objects.sorted()) { object, size, _ in
      if size <= limit { sizes.append((object, size)) }
    }
    var start = 0
    while start < sizes.count {
      var (end, left) = (start + 1, size - sizes[start].size)
      while end < sizes.count, sizes[end].size <= left {
        left -= sizes[end].size
        end += 1
      }
      var blobs: [String: Data] = [:]
      try batch("--batch", sizes[start..<end].map(\.object)) { object, size, rest in
        guard size < rest.endIndex - rest.startIndex else { return }
        blobs[object] = rest[rest.startIndex..<rest.startIndex + size]
        rest = rest[(rest.startIndex + size + 1)...]
      }
      take(blobs)
      start = end
    }
  }

  private static func batch(
    _ option: String,
    _ objects: [String],
    _ take: (String, Int, inout Data) -> Void
  ) throws(Failure) {
    let list = objects.map { $0 + "\n" }.joined()
    guard !list.isEmpty, var rest = try output(["cat-file", option], input: Data(list.utf8)) else { return }
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      // ID, kind and size; a missing object has no size.
      let facts = rest[..<end].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      rest = rest[(end + 1)...]
      if facts.count == 3, let size = Int(facts[2]) { take(facts[0], size, &rest) }
    }
  }
}
