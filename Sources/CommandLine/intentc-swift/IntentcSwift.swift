import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentPlatform
import IntentText

@main
struct IntentcSwift {
  private static let usage = """
    usage: intentc-swift [--paths -] [PATH …]
    Parses Swift files, including those in folders, and prints their types, functions, calls and names as JSON.
    With '--paths -', each line of standard input is a path.

    """

  static func main() {
    var paths: [String] = []
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--paths" where arguments.first == "-":
        arguments.removeFirst()
        while let line = readLine() { paths.append(line) }
      case "--version": return print(Compiler.version)
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

  private static func stop(_ message: String, _ code: Int32) -> Never {
    Terminal.standardError.write(message)
    exit(code)
  }

  #if AppIntentsReader
    /// Prints each file right after reading it to limit memory use.
    private static func read(_ paths: [String]) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      var files = SwiftFiles()
      for path in paths { files.add(path) }
      var problems = files.problems
      write(#"{"format":\#(SwiftCode.format),"version":"\#(Compiler.version)","files":["#)
      var separator = "\n"
      for path in files.paths {
        switch SourceReader.read(path) {
        case .success(let file):
          write(separator, json(file, encoder))
          separator = ",\n"
        case .failure(let problem): problems.append(problem)
        }
      }
      write(#"],"problems":"#, json(problems, encoder), "}\n")
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
