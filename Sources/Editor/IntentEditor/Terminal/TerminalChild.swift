import IntentPlatform

/// A program that runs in the terminal while the editor waits, such as a text editor.
struct TerminalChild: Sendable {
  private let process: pid_t

  init?(_ arguments: [String], at terminal: Int32) {
    guard let program = arguments.first else { return nil }
    var actions = SpawnActions()
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { actions.duplicate(terminal, to: stream) }
    guard let process = actions.spawn(program, arguments) else { return nil }
    self.process = process
  }

  /// Passes on signals that would end intentc. Returns the exit code, or 128 plus the number of the signal
  /// that ended the program.
  func wait(orEnd end: (Int32) -> Void) -> Int32 {
    while true {
      var status: Int32 = 0
      let result = waitpid(process, &status, WNOHANG)
      if result == process {
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
      }
      if result < 0, errno != EINTR { return 127 }
      var pipe = pollfd(fd: SignalPipe.shared.readEnd, events: Int16(POLLIN), revents: 0)
      guard poll(&pipe, 1, 20) > 0 else { continue }
      for number in SignalPipe.shared.read() where SignalHandlers.endings.contains(number) {
        kill(process, number)
        end(number)
      }
    }
  }
}

/// The C structures with which `posix_spawn` starts a program, freed at the end.
private struct SpawnActions: ~Copyable {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #endif

  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
  }

  deinit {
    var actions = actions
    var attributes = attributes
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  mutating func duplicate(_ descriptor: Int32, to stream: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
  }

  mutating func spawn(_ program: String, _ arguments: [String]) -> pid_t? {
    var process: pid_t = 0
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return posix_spawnp(&process, program, &actions, &attributes, &pointers, environ) == 0 ? process : nil
  }
}
