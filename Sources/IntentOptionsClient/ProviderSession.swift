import IntentPlatform

/// The processes of a program's session.
enum ProviderSession {
  /// Kills those that have process groups of their own, as far as the system lists its processes in `/proc`.
  static func kill(_ session: pid_t) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for number in names.compactMap({ pid_t($0) }) where number != session && getsid(number) == session {
      IntentPlatform.kill(number, SIGKILL)
    }
  }
}
