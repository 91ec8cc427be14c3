import IntentPlatform

/// The processes of a program's session.
enum ProviderSession {
  /// Kills those that have their own process groups, if the system has `/proc`.
  static func kill(_ session: pid_t) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for number in names.compactMap({ pid_t($0) }) where number != session && getsid(number) == session {
      IntentPlatform.kill(number, SIGKILL)
    }
  }
}
