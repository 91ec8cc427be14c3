import AppFacts
import IntentCompiler
import IntentDiagnostics
import IntentPlatform
import Subprocess

/// Runs `intentc-swift`, a separate program because swift-syntax would double intentc's build time.
struct SwiftReader {
  let path: String
  var timeLimit = Duration.seconds(600)
  /// In bytes. A hundred thousand files need less.
  var sizeLimit = 4 << 30

  private static let name = "intentc-swift"
  private static let hint =
    "install it with 'make install-swift', or build it with 'swift build -c release --traits "
    + "default,AppIntentsReader --product intentc-swift'"
  /// The exit code of a program without the trait `AppIntentsReader`.
  private static let cannotRead = 69

  init(path: String) {
    self.path = path
  }

  /// Prefers `INTENTC_SWIFT`. Doesn't search `PATH`, which could contain a different version.
  ///
  /// - Parameter executable: The path of intentc, without links.
  static func find(
    named variable: String? = getenv("INTENTC_SWIFT").map { String(cString: $0) },
    beside executable: String? = Self.executable
  ) throws -> SwiftReader {
    if let variable, !variable.isEmpty {
      guard isProgram(variable) else {
        throw CommandFailure("INTENTC_SWIFT names '\(variable)', which is not a program; \(hint)")
      }
      return SwiftReader(path: variable)
    }
    let folder = executable.map(FilePath.folder) ?? ""
    let paths = [name, "../libexec/intentc/\(name)"].map { FilePath.join(folder, $0) }
    guard !folder.isEmpty, let path = paths.first(where: isProgram) else {
      throw CommandFailure("there is no '\(name)', which reads Swift for intentc; \(hint)")
    }
    return SwiftReader(path: path)
  }

  /// Finds the program, runs it, and waits for its end.
  static func readNow(_ paths: [String]) throws -> SwiftCode {
    try waitFor { await readFound(paths) }.get()
  }

  static func readFound(_ paths: [String]) async -> Result<SwiftCode, any Error> {
    do {
      return .success(try await find().read(paths).get())
    } catch {
      return .failure(error)
    }
  }

  private static func isProgram(_ path: String) -> Bool {
    access(path, X_OK) == 0 && (try? FileSystem.status(of: path).kind) == .file
  }

  private static var executable: String? {
    #if os(Linux)
      return FileSystem.linkTarget(of: "/proc/self/exe")
    #else
      var size: UInt32 = 4_096
      var bytes = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&bytes, &size) == 0, let path = realpath(&bytes, nil) else { return nil }
      defer { free(path) }
      return String(cString: path)
    #endif
  }

  /// Reads files with `intentc-swift`. If the program ends at a file, reports this file as a problem and
  /// reads the others.
  func read(
    _ paths: [String],
    naming name: @escaping @Sendable (String) -> String = { $0 }
  ) async -> Result<SwiftCode, CommandFailure> {
    let deadline = ContinuousClock.now + timeLimit
    var all = SwiftCode()
    var rest = paths
    while true {
      do throws(SwiftCode.ReadingError) {
        let output: Output
        switch await self.output(rest, within: deadline - .now) {
        case .success(let found): output = found
        case .failure(let failure): return .failure(failure)
        }
        let code = try SwiftCode(json: output.json, naming: name)
        all.files += code.files
        all.problems += code.problems
        guard let path = code.left.first.map(name) else { return .success(all) }
        all.problems.append(UnreadFile(path, .unreadable(output.reason)))
        rest = Array(code.left.dropFirst())
        if rest.isEmpty { return .success(all) }
      } catch {
        switch error {
        case .otherVersion(Program.version):
          return failure("'\(path)' is of another build of intentc '\(Program.version)'; \(Self.hint)")
        case .otherVersion(let version):
          return failure(
            "'\(path)' is of intentc '\(version)', but this is \(Program.version); \(Self.hint)"
          )
        case .notSwiftCode: return failure("'\(path)' did not print what Swift files say; \(Self.hint)")
        }
      }
    }
  }

  /// What one run of `intentc-swift` printed.
  private struct Output {
    let json: Data
    /// Why the program ended before it had read all files.
    var reason = "'intentc-swift' stopped"
  }

  private func output(_ paths: [String], within limit: Duration) async -> Result<Output, CommandFailure> {
    // Program arguments are limited.
    let isLong = paths.reduce(0) { $0 + $1.utf8.count + 1 } > 64 << 10
    do {
      let run = try await ProgramRun.of(
        .path(Self.literal(path)),
        isLong ? ["--paths", "-"] : ["--"] + paths,
        reading: isLong ? Array(paths.map { $0 + "\0" }.joined().utf8) : [],
        printingUpTo: sizeLimit,
        within: limit
      )
      switch run?.status {
      case .exited(0)?: return .success(Output(json: Data(run?.output ?? [])))
      case .exited(TerminationStatus.Code(Self.cannotRead))?:
        return failure("'\(path)' was built without the trait AppIntentsReader; \(Self.hint)")
      case .exited(let code)?: return failure("'\(path)' ended with exit code \(code)\(run?.words ?? "")")
      case .signaled(let signal)?:
        guard let output = run?.output, !output.isEmpty else {
          return failure("'\(path)' was ended by signal \(signal)\(run?.words ?? "")")
        }
        let reason =
          signal == SIGPROF
          ? "it takes longer than \(SwiftCode.secondsForEachFile) seconds"
          : "'intentc-swift' was ended by signal \(signal)"
        return .success(Output(json: Data(output + SwiftCode.end.utf8), reason: reason))
      case nil: return failure("'\(path)' did not finish within \(timeLimit.components.seconds) seconds")
      }
    } catch let error as SubprocessError where error.code == .outputLimitExceeded {
      return failure("'\(path)' printed more than \(sizeLimit >> 20) MiB; name fewer files")
    } catch let error as SubprocessError where error.code == .failedToWriteToSubprocess {
      return failure("'\(path)' ended before it had read the paths")
    } catch {
      return failure("cannot run '\(path)': \(error)")
    }
  }

  private func failure<Value>(_ words: String) -> Result<Value, CommandFailure> {
    .failure(CommandFailure(words))
  }

  private static func literal<Path: ExpressibleByStringLiteral>(_ path: String) -> Path
  where Path.StringLiteralType == String {
    Path(stringLiteral: path)
  }
}

extension ProgramRun {
  fileprivate var words: String { message.isEmpty ? "" : ": \(message)" }
}
