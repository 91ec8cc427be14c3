import IntentPlatform

/// The setup of a new program's streams and signals.
package struct SpawnActions: ~Copyable {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #endif

  package init() {
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

  /// Makes the program the leader of its own process group, so that a signal reaches everything that it starts, with the
  /// usual actions of signals.
  package mutating func leadGroup() {
    posix_spawnattr_setpgroup(&attributes, 0)
    // This program ignores these signals; others expect them.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    sigaddset(&defaults, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF)
    )
  }

  /// Lets the program read nothing from standard input.
  package mutating func closeInput() {
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
  }

  mutating func duplicate(_ descriptor: Int32, to stream: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
  }

  /// Starts a program with this process's environment.
  ///
  /// - Returns: The process; `nil` if it cannot be started.
  package mutating func spawn(_ program: String, _ arguments: [String]) -> pid_t? {
    var process: pid_t = 0
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return posix_spawnp(&process, program, &actions, &attributes, &pointers, environ) == 0 ? process : nil
  }
}
