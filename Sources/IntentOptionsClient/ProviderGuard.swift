/// Sees to it that a program does not outlive whoever started it.
///
/// No system lets a process say "end this one with me" in a way that all others know, so the program is started by
/// the system's shell, which first leaves a guard behind: a process that looks every second whether both are still
/// there and else ends all of the program's session. Then the shell becomes the program.
enum ProviderGuard {
  /// Its arguments are the process that starts the program, the program's path, and the program's arguments.
  ///
  /// Processes of the session with a process group of their own can be found where the system has `/proc`, whose
  /// files say the number, the name in brackets, the state, the parent, the group and the session of a process.
  ///
  /// The guard holds none of the program's streams, so that these end with the program, and is no child of it. A
  /// signal that asks the session to end does not stop it; only it knows whether that was heard.
  static let script = """
    starter=$1
    shift
    [ "$PPID" = "$starter" ] || exit 1
    (
      (
        trap '' HUP INT TERM
        while kill -0 "$starter" && kill -0 "$$"; do sleep 1; done
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
