import IntentPlatform

/// Ends a program with the process that started it.
///
/// Only Linux can end a process with its parent, but not the process's children. So a shell forks a guard
/// that checks every second whether both still exist and otherwise kills the session, and then becomes the
/// program.
enum ProviderGuard {
  /// Takes the process ID of this process, the program's path, and the program's arguments.
  ///
  /// With `/proc`, the guard recognizes a zombie parent as ended, and finds processes of the session in other
  /// groups.
  ///
  /// It does not hold the program's streams, so they close with the program. It ignores signals that ask the
  /// session to end, because the program may ignore them too.
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

enum ProviderSession {
  static func kill(_ session: pid_t) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for number in names.compactMap({ pid_t($0) }) where number != session && getsid(number) == session {
      IntentPlatform.kill(number, SIGKILL)
    }
  }
}
