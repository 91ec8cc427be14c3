/// Sees to it that a program does not outlive whoever started it.
///
/// Linux alone can end a process with its parent, and then not what that process has started. So the program is
/// started by the system's shell, which first leaves a guard behind: a process that looks every second whether both
/// are still there and else ends all of the program's session. Then the shell becomes the program.
enum ProviderGuard {
  /// Its arguments are the process that starts the program, the program's path, and the program's arguments.
  ///
  /// Where the system has `/proc`, its files say the number, the name in brackets, the state, the parent, the group
  /// and the session of a process. So a parent shows to have ended that nobody has asked how, and processes of the
  /// session are found that have groups of their own.
  ///
  /// The guard holds none of the program's streams, so that these end with the program, and is no child of it. A
  /// signal that asks the session to end does not stop it, because the program may not heed that.
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
