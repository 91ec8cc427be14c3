import IntentPlatform

extension OptionsService {
  /// Answers over standard input and output until the client shuts the service down or the input ends.
  ///
  /// Only answers go to standard output: what a provider prints goes to standard error, and it finds standard
  /// input empty. Both stay so afterwards, when the program should end.
  ///
  /// When the input ends, requests under way are answered within ``gracePeriod``; then they are cancelled. A
  /// provider that blocks all threads, so that none of this can happen, is not waited for: after twice that time
  /// the program ends with exit code 1.
  public func run() async {
    // The copies are closed in programs that a provider starts.
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

  /// Answers what one file descriptor says on the other. Both stay open.
  func run(
    reading input: Int32,
    writing output: Int32,
    atEnd: @escaping @Sendable () -> Void = {}
  ) async {
    let session = OptionsSession(self, writer: LineWriter(output))
    await session.run(reading: LineReader(input, maximumLength: maximumLineLength, atEnd: atEnd))
  }
}
