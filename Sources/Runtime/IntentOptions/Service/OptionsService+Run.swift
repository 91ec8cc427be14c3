import IntentPlatform

extension OptionsService {
  /// Answers over standard input and output until the client shuts the service down or the input ends.
  ///
  /// Only answers go to standard output. The output of a provider goes to standard error, and its standard
  /// input is empty. Both stay redirected afterwards, when the program should end.
  ///
  /// When the input ends, running requests get ``gracePeriod`` to finish and are then cancelled. If a
  /// provider blocks all threads, the program ends with exit code 1 after twice that time.
  public func run() async {
    // The copies are closed in child processes of a provider.
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let nothing = open("/dev/null", O_RDONLY)
    if nothing > STDIN_FILENO {
      dup2(nothing, STDIN_FILENO)
      close(nothing)
    }
    let stuck = StuckService()
    await run(reading: input, writing: output) { [gracePeriod] in stuck.end(after: gracePeriod * 2) }
    stuck.serviceEnded()
  }

  /// Reads requests from one file descriptor and writes answers to the other. Both stay open.
  func run(reading input: Int32, writing output: Int32, atEnd: @escaping @Sendable () -> Void = {}) async {
    let session = OptionsSession(self, writer: LineWriter(output))
    await session.run(reading: LineReader(input, maximumLength: maximumLineLength, atEnd: atEnd))
  }
}
