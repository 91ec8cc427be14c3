import ArgumentParser
import IntentDiagnostics
import IntentEditor
import IntentPlatform
import IntentText

struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Run a command when definitions change.",
    usage: "intentc watch <paths> ... -- <command> ...",
    discussion: """
      Runs the command at once, and again each time a definition, one of its tables or an 'intentc.json' has \
      changed. A change while the command runs leads to one more run. A file that is saved without a change leads \
      to none.

      The command reads nothing from standard input. What it leaves running ends with it, and an interruption ends \
      all of it, except a program that leaves its process group with 'setsid'. \
      'intentc generate --watch' generates without a command.

      EXAMPLES
        intentc watch Definitions -- make
        intentc watch Definitions -- intentc validate Definitions

      Exit codes: 64 wrong usage, 130 interrupted; another signal counts as 128 and its number.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Definitions to watch: files, and folders to search for them; then '--' and the command.",
      valueName: "paths"
    ),
    completion: .definitions
  )
  var words: [String]

  /// ArgumentParser allows only one list of arguments, and drops the first '--' in it.
  private var command: [String] {
    Array(CommandLine.arguments.drop { $0 != "--" }.dropFirst())
  }

  private var paths: [String] { words.dropLast(command.count) }

  func validate() throws {
    if command.isEmpty { throw ValidationError("give the command to run after '--'.") }
    if paths.isEmpty { throw ValidationError("name the definitions to watch before '--'.") }
    if paths.contains("-") {
      throw ValidationError("standard input cannot be watched; name files or folders.")
    }
    for path in paths where (try? FileSystem.status(of: path)) == nil {
      throw ValidationError("no such file or folder: '\(path)'.")
    }
  }

  func run() throws {
    let command = WatchedCommand(words: command)
    try WatchLoop(inputs: paths).run(command.run)
  }
}

/// When the command ends, its process group ends, too.
struct WatchedCommand {
  let words: [String]
  /// In steps of 20 milliseconds, the time to end after a signal.
  private static let longestEnd = 150
  /// In the same steps, the time that processes left behind have to end.
  private static let longestRest = 25

  func run() -> Int32? {
    var actions = SpawnActions()
    actions.leadGroup()
    actions.closeInput()
    guard let program = words.first, let process = actions.spawn(program, words) else {
      Terminal.standardError.write("error: cannot run '\(visibleText(words.first ?? ""))'\n")
      return nil
    }
    while true {
      if let code = Self.code(of: process) {
        endGroup(of: process)
        if code != 0 { Terminal.standardError.write("the command ended with \(code)\n") }
        return nil
      }
      var pipe = pollfd(fd: SignalPipe.shared.readEnd, events: Int16(POLLIN), revents: 0)
      guard poll(&pipe, 1, 20) > 0, let signal = SignalPipe.shared.read().first(where: { $0 != 0 }) else {
        continue
      }
      end(process, with: signal)
      return signal
    }
  }

  private func endGroup(of process: pid_t) {
    kill(-process, SIGTERM)
    for _ in 0..<Self.longestRest where kill(-process, 0) == 0 { poll(nil, 0, 20) }
    kill(-process, SIGKILL)
  }

  private func end(_ process: pid_t, with signal: Int32) {
    kill(-process, signal)
    for _ in 0..<Self.longestEnd {
      if Self.code(of: process) != nil {
        kill(-process, SIGKILL)
        return
      }
      poll(nil, 0, 20)
    }
    kill(-process, SIGKILL)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  /// Returns the exit code, or 128 plus a signal's number; `nil` while the process runs.
  private static func code(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    let result = waitpid(process, &status, WNOHANG)
    if result == process { return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F) }
    return result < 0 && errno != EINTR ? 127 : nil
  }
}
