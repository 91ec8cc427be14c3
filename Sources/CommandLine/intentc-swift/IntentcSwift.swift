import AppFacts
import IntentDiagnostics
import IntentPlatform
import IntentText

/// The program that parses Swift files for `intentc` and prints a `SwiftCode` as JSON.
@main
struct IntentcSwift {
  private static let usage = """
    usage: intentc-swift [--paths -] [FILE …]
    Parses Swift files, and prints their types, functions, calls and names as JSON.
    With '--paths -', standard input contains paths, with a NUL byte after each.

    """

  static func main() {
    endWithParent()
    var paths: [String] = []
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--paths" where arguments.first == "-":
        arguments.removeFirst()
        paths += standardInput().split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      case "--version": return print(Program.version)
      case "--help": return print(usage, terminator: "")
      case "--":
        paths += arguments
        arguments = []
      case let option where option.hasPrefix("-"): stop(usage, 64)
      default: paths.append(argument)
      }
    }
    read(paths)
  }

  private static func standardInput() -> [UInt8] {
    do throws(FileError) {
      return try FileSystem.read(descriptor: 0, limit: 1 << 30)
    } catch {
      stop("error: cannot read standard input: \(error.words)\n", 1)
    }
  }

  private static let parent = getppid()

  /// Ends this program within a second of its parent's end, even while it parses a file.
  private static func endWithParent() {
    guard parent > 1 else { return }
    signal(SIGALRM) { _ in
      if getppid() != IntentcSwift.parent { _exit(1) }
    }
    let second = timeval(tv_sec: 1, tv_usec: 0)
    var timer = itimerval(it_interval: second, it_value: second)
    setitimer(realTime, &timer, nil)
  }

  #if canImport(Glibc)
    private static let realTime = __itimer_which_t(ITIMER_REAL.rawValue)
    private static let processorTime = __itimer_which_t(ITIMER_PROF.rawValue)
  #else
    private static let (realTime, processorTime) = (ITIMER_REAL, ITIMER_PROF)
  #endif

  private static func stop(_ message: String, _ code: Int32) -> Never {
    Terminal.standardError.write(message)
    exit(code)
  }

  #if AppIntentsReader
    /// Prints each file right after reading it: that limits memory use, and if the system ends the program,
    /// intentc knows at which file, and goes on after it.
    private static func read(_ paths: [String]) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      write(#"{"format":\#(SwiftCode.format),"version":"\#(Program.version)","#)
      write(#""paths":"#, json(paths, encoder), #","files":["#)
      var separator = "\n"
      for path in paths {
        limitTime(to: SwiftCode.secondsForEachFile)
        let text =
          switch SourceReader.read(path) {
          case .success(let file): json(file, encoder)
          case .failure(let problem): json(problem, encoder)
          }
        limitTime(to: 0)
        write(separator, text)
        separator = ",\n"
      }
      write(SwiftCode.end)
    }

    /// Limits the processor time. When it is used up, the system ends the program with `SIGPROF`. 0 means no
    /// limit.
    private static func limitTime(to seconds: Int) {
      var timer = itimerval()
      timer.it_value.tv_sec = seconds
      setitimer(processorTime, &timer, nil)
    }

    private static func json(_ value: some Encodable, _ encoder: JSONEncoder) -> String {
      do {
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      } catch {
        stop("error: \(error)\n", 1)
      }
    }

    private static func write(_ texts: String...) {
      for text in texts where !Terminal.standardOutput.write(Array(text.utf8)) {
        stop("error: cannot write: \(FileError.last.words)\n", 1)
      }
    }
  #else
    private static func read(_ paths: [String]) {
      stop(
        "error: this intentc-swift was built without the trait AppIntentsReader, so it cannot read Swift\n",
        69
      )
    }
  #endif
}
