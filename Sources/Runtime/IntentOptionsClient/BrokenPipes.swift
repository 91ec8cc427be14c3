import IntentPlatform

/// Makes writing to a closed pipe an error, instead of a signal that ends the process.
enum BrokenPipes {
  static let areErrors: Void = {
    var action = sigaction()
    guard sigaction(SIGPIPE, nil, &action) == 0 else { return }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // An existing handler stays.
    if handler == nil { signal(SIGPIPE, SIG_IGN) }
  }()
}
