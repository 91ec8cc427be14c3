import IntentPlatform

/// Ends a program when the process that started it ends.
///
/// Only Linux can end a process together with its parent, and even Linux doesn't end the children of that
/// process. So a shell starts a guard and then becomes the program. Once the starting process or the program
/// has ended, the guard kills the program's session.
enum ProviderGuard {
  /// Takes the ID of this process, the program's path, and the program's arguments.
  ///
  /// With `/proc`, the guard also recognizes a zombie parent as ended, and finds the session's processes in
  /// other process groups.
  ///
  /// The guard does not hold the program's streams, so they close when the program ends. The guard ignores
  /// signals that ask the session to end, because a program that ignores them would outlive the guard.
  static let script = """
    starter=$1
    shift
    [ "$PPID" = "$starter" ] || exit 1
    (
      (
        trap '' HUP INT TERM
        is_needed() {
          if [ -d /proc/self ]; then
            read -r line <"/proc/$$/stat" && set -- ${line##*) } && [ "$2" = "$starter" ]
          else
            kill -0 "$starter" && kill -0 "$$"
          fi
        }
        while is_needed; do sleep 1; done
        sleep 1
        for file in /proc/[0-9]*/stat; do
          read -r line <"$file" || continue
          set -- ${line##*) }
          [ "$4" = "$$" ] && [ "$3" != "$$" ] && kill -KILL "${line%% *}"
        done
        kill -KILL 0
      ) </dev/null >/dev/null 2>&1 &
    )
    exec "$@"
    """
}

/// Ends the processes that a provider program left behind.
enum ProviderSession {
  static func kill(_ session: pid_t) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for number in names.compactMap({ pid_t($0) }) where number != session && getsid(number) == session {
      IntentPlatform.kill(number, SIGKILL)
    }
  }
}
