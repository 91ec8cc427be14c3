import Foundation
import TestSupport

/// Starts a shell that reports the program's end and continues it when it is stopped.
final class TerminalSession: @unchecked Sendable {
  /// Seconds until a program counts as stuck.
  private static let patience = 300.0

  /// The process ID goes to the terminal, for the test, even if output is redirected.
  private static let script = """
    set -m
    sh -c 'echo "[pid $$]" > /dev/tty; exec "$@"' sh "$@" $REDIRECT
    code=$?
    while [ $code = 148 ] || [ $code = 146 ]; do
      echo "[stopped]"; read -r line; fg > /dev/null; code=$?
    done
    echo "[exit $code]"
    read -r line
    """

  let terminal: PseudoTerminal
  private(set) var screen: VirtualScreen
  private(set) var process: pid_t = 0
  private var main = ""
  private var shell: pid_t = 0

  /// - Parameters:
  ///   - environment: Variables besides those of the terminal.
  ///   - ignoresHangUp: As with `nohup`.
  ///   - before: A shell command to run first.
  ///   - output: Where standard output goes, if not to the terminal.
  init(
    _ arguments: [String],
    columns: Int = 80,
    lines: Int = 24,
    environment: [String: String] = [:],
    ignoresHangUp: Bool = false,
    before: String = ":",
    output: String? = nil,
    folder: String = "/"
  ) async throws {
    terminal = try PseudoTerminal(columns: columns, lines: lines)
    screen = VirtualScreen(columns: columns, lines: lines)
    var script = Self.script.replacingOccurrences(of: "$REDIRECT", with: output.map { "> '\($0)'" } ?? "")
    // macOS opens the streams before it starts the session, so the terminal must be opened again to control it.
    script = "exec <>'\(terminal.path)' >&0 2>&0\ncd '\(folder)' || exit\n\(before)\n" + script
    if ignoresHangUp { script = "trap '' HUP\n" + script }
    let usual = BuiltProgram.environment.merging([
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": "/",
      // Swift's crash reporter would wait for a key.
      "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    shell = try ShellLaunch.start(
      ["/bin/sh", "-c", script, "sh", BuiltProgram.program.path] + arguments,
      environment: usual.merging(environment) { $1 },
      at: terminal.path
    )
    try await wait("the program's number") { $0.main.contains("]") }
    let number = main.drop { $0 != "[" }.dropFirst("[pid ".count).prefix { $0 != "]" }
    process = pid_t(number) ?? 0
  }

  deinit {
    terminal.hangUp()
    for process in [process, shell] where process > 0 { kill(process, SIGKILL) }
    if shell > 0 { waitpid(shell, nil, 0) }
  }

  func type(_ keys: String) throws {
    try terminal.write(keys)
  }

  func type(_ keys: String, until text: String) async throws {
    try type(keys)
    try await show(text)
  }

  func show(_ text: String) async throws {
    try await wait("'\(text)'") { $0.screen.isOther && $0.screen.text.contains(text) }
  }

  func say(_ text: String) async throws {
    try await wait("'\(text)'") { $0.main.contains(text) }
  }

  /// The shell then has the terminal.
  func stopped(times: Int = 1) async throws {
    try await wait("the stop") { $0.main.components(separatedBy: "[stopped]").count > times }
  }

  /// Returns the exit code, or 128 plus the signal that ended the program.
  func exit() async throws -> Int32? {
    try await wait("the end") { $0.main.contains("[exit ") && $0.main.hasSuffix("]\r\n") }
    let code = main.components(separatedBy: "[exit ").last?.prefix { $0 != "]" }
    return code.flatMap { Int32($0) }
  }

  func isGone() async throws -> Bool {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while kill(process, 0) == 0, Date() < end {
      waitpid(shell, nil, WNOHANG)
      try await Task.sleep(for: .milliseconds(10))
    }
    return kill(process, 0) != 0
  }

  func resize(columns: Int, lines: Int) {
    screen.resize(columns: columns, lines: lines)
    terminal.resize(columns: columns, lines: lines)
  }

  private func wait(_ words: String, until isDone: (TerminalSession) -> Bool) async throws {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while true {
      take(terminal.read())
      // Only complete frames count.
      if !screen.modes.contains(2026), isDone(self) { return }
      guard Date() < end else {
        throw PseudoTerminal.Failure(description: "\(words) does not come:\n\(screen.text)\(main)")
      }
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  private func take(_ bytes: [UInt8]) {
    for byte in bytes {
      let wasOther = screen.isOther
      screen.write([byte])
      if !wasOther, !screen.isOther { main.unicodeScalars.append(Unicode.Scalar(byte)) }
    }
  }
}
