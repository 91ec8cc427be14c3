/// Sees to it that a program does not outlive whoever started it.
///
/// No system lets a process say "end this one with me" in a way that all others know, so the program is started by
/// the system's shell, which first leaves a guard behind: a process that looks every second whether both are still
/// there and else ends all of the program's session. Then the shell becomes the program.
enum ProviderGuard {
  /// Its arguments are the process that starts the program, the program's path, and the program's arguments.
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
        kill -KILL 0
      ) </dev/null >/dev/null 2>&1 &
    )
    exec "$@"
    """
}
