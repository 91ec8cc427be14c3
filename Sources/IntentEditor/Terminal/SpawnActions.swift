import IntentPlatform

/// The setup of a new program's streams and signals.
struct SpawnActions: ~Copyable {
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

  /// Starts a program with this process's environment.
  ///
  /// - Returns: The process; `nil` if it cannot be started.
  mutating func spawn(_ program: String, _ arguments: [String]) -> pid_t? {
    var process: pid_t = 0
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return posix_spawnp(&process, program, &actions, &attributes, &pointers, environ) == 0 ? process : nil
  }
}
