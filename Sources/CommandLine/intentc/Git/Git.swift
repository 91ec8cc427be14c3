import IntentDiagnostics
import IntentPlatform
import Subprocess

/// Runs git without a shell, and keeps git from running programs that a repository names.
///
/// A cloned folder can contain a repository, with a configuration that names programs. So use only git
/// commands that read objects, the index, attributes and settings. Commands that look at the working folder's
/// files, such as `status` and `diff`, run filters.
enum Git {
  /// Why git failed, as a sentence without a final period.
  struct Failure: Error, CustomStringConvertible {
    var message: String
    /// Whether other arguments on the command line would help.
    var isUsage = true

    var description: String { message }
  }

  /// Returns `nil` if the command fails.
  ///
  /// - Parameter limit: In bytes. A few objects can name one folder again and again, so a small repository
  ///   can have more paths than any disk.
  static func output(
    _ arguments: [String],
    input: Data = Data(),
    upTo limit: Int = greatestSize
  ) throws(Failure) -> Data? {
    try waitFor { await run(arguments, reading: Array(input), upTo: limit) }.get()
  }

  private static let options = [
    // A folder that looks like a bare repository counts only if `GIT_DIR` names it.
    "safe.bareRepository=explicit", "core.fsmonitor=false", "core.hooksPath=/dev/null",
    "submodule.recurse=false",
  ]

  private static let environment: Environment = .inherit.updating([
    // In a partial clone, git would fetch a missing object, with the program and from the server that the
    // repository names. Older versions of git know only the second variable, which names the allowed
    // protocols: a settings file that guessed the name could define a program for it.
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "no-\(UInt64.random(in: 0 ... .max))",
    "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_LITERAL_PATHSPECS": "1",
  ])

  private static func run(
    _ arguments: [String],
    reading input: [UInt8],
    upTo limit: Int
  ) async -> Result<Data?, Failure> {
    do {
      let result = try await Subprocess.run(
        .name("git"),
        arguments: Arguments(["--no-pager"] + options.flatMap { ["-c", $0] } + arguments),
        environment: environment,
        input: ProgramInput(bytes: input),
        output: .bytes(limit: limit),
        error: .discarded
      )
      return .success(result.terminationStatus.isSuccess ? Data(result.standardOutput) : nil)
    } catch let error as SubprocessError where error.code == .failedToWriteToSubprocess {
      // It ended with an error before it had read everything, for example outside a repository.
      return .success(nil)
    } catch let error as SubprocessError where error.code == .executableNotFound {
      return .failure(Failure(message: "git is not installed; install it, or compare files", isUsage: false))
    } catch let error as SubprocessError where error.code == .outputLimitExceeded {
      let size = "\(limit >> 20) MiB"
      let message = "git prints more than \(size) about this repository, which intentc does not read"
      return .failure(Failure(message: message, isUsage: false))
    } catch {
      return .failure(Failure(message: "git cannot be run; is it installed?", isUsage: false))
    }
  }

  /// The default branch of the server, or else the current one; 'main' if unknown.
  static func branch(of folder: String) -> String {
    func branch(_ name: String) -> String? {
      (try? line(["-C", folder, "symbolic-ref", "--quiet", "--short", name])).flatMap { $0 }
    }
    let origin = "origin/"
    if let found = branch("refs/remotes/origin/HEAD"), found.hasPrefix(origin) {
      return String(found.dropFirst(origin.count))
    }
    return branch("HEAD") ?? "main"
  }

  static func line(_ arguments: [String]) throws(Failure) -> String? {
    try output(arguments).map { data in
      // Keep the line breaks of folder names.
      String(decoding: data.last == UInt8(ascii: "\n") ? data.dropLast() : data, as: UTF8.self)
    }
  }

  /// In bytes; no definition is larger.
  static let greatestSize = 256 << 20

  /// In bytes. Git keeps repetitive files small.
  private static let greatestTotal = 1 << 30

  /// Skips missing blobs, and blobs larger than the limit, which is in bytes.
  static func blobs(
    _ objects: Set<String>,
    upTo limit: Int = greatestSize
  ) throws(Failure) -> [String: [UInt8]] {
    var small: [String] = []
    var total = 0
    try batch("--batch-check", objects.sorted()) { object, size, _ in
      guard size <= limit else { return }
      small.append(object)
      total += size
    }
    guard total <= greatestTotal else {
      let size = "\(greatestTotal >> 30) GiB"
      let message = "the files of these revisions have more than \(size), which intentc does not read"
      throw Failure(message: message, isUsage: false)
    }
    var blobs: [String: [UInt8]] = [:]
    try batch("--batch", small) { object, size, rest in
      guard size < rest.count else { return }
      blobs[object] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return blobs
  }

  private static func batch(
    _ option: String,
    _ objects: [String],
    _ take: (String, Int, inout Data) -> Void
  ) throws(Failure) {
    let list = objects.map { $0 + "\n" }.joined()
    guard !list.isEmpty, var rest = try output(["cat-file", option], input: Data(list.utf8), upTo: .max)
    else { return }
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      // ID, kind and size; a missing object has no size.
      let facts = rest[..<end].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      rest = rest[(end + 1)...]
      if facts.count == 3, let size = Int(facts[2]) { take(facts[0], size, &rest) }
    }
  }
}
