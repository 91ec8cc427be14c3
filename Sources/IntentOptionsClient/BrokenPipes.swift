import IntentPlatform

/// Writing to a program that has ended is an error like others, and no reason to end too.
enum BrokenPipes {
  static let areErrors: Void = {
    var action = sigaction()
    guard sigaction(SIGPIPE, nil, &action) == 0 else { return }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // A handler of the program's own stays.
    if handler == nil { signal(SIGPIPE, SIG_IGN) }
  }()
}
