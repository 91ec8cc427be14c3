import IntentRuntime

extension ProviderConnection {
  /// Processes standard output of a program.
  ///
  /// - Returns: Whether to read on.
  func take(_ bytes: [UInt8], from number: Int) -> Bool {
    guard runs[number]?.isOver == false else { return false }
    // In place: copying would be quadratic for a long line.
    runs[number]?.lines.append(bytes)
    while isWithinLimits(number), let line = runs[number]?.lines.next() { take(line, from: number) }
    return isWithinLimits(number)
  }

  /// Processes standard error of a program.
  func takeErrors(_ bytes: [UInt8], from number: Int) {
    runs[number]?.errors.append(bytes)
  }

  /// Handles the end of a program or of its standard output.
  func outputEnded(_ number: Int) {
    if let line = runs[number]?.lines.rest() { take(line, from: number) }
    stop(number, nil)
  }

  private func isWithinLimits(_ number: Int) -> Bool {
    guard let run = runs[number], !run.isOver else { return false }
    guard
      run.unansweredBytes + run.lines.skipped > limits.bytesWithoutAnswer
        || run.unansweredLines > limits.linesWithoutAnswer
    else { return true }
    if run.lines.skipped > 0 { take(.tooLong, from: number) }
    stop(number, .flood(program: name, said: runs[number]?.said ?? ""))
    return false
  }

  private func take(_ line: LineSplitter.Line, from number: Int) {
    let length = runs[number]?.lines.lastLength ?? 0
    runs[number]?.unansweredLines += 1
    runs[number]?.unansweredBytes += length
    guard case .text(let data) = line else {
      runs[number]?.rubbish.addTooLong(limits.lineLength)
      return rubbish.addTooLong(limits.lineLength)
    }
    switch ServiceMessage(data) {
    case .result(let id, let result): hear(id, .success(result), from: number)
    case .failure(let id, let message):
      hear(id, .failure(OptionsClientError.refused(message: message)), from: number)
    case .other: break
    case .rubbish:
      // Only the beginning is shown.
      let text = String(decoding: data.prefix(1_000), as: UTF8.self)
      runs[number]?.rubbish.add(text)
      rubbish.add(text)
    }
  }

  /// Processes an answer. A late or unexpected one only shows that the program is alive.
  private func hear(_ id: Int, _ answer: Result<PlainValue, any Error>, from number: Int) {
    runs[number]?.heard += 1
    if id == runs[number]?.introduction { return checkVersion(answer, of: number) }
    let isAsked = isAsked(id, in: number)
    if isAsked {
      runs[number]?.hasAnswered = true
    } else {
      guard let late = runs[number]?.lateAnswers, late > 0 else { return }
      runs[number]?.lateAnswers -= 1
    }
    runs[number]?.unansweredBytes = 0
    runs[number]?.unansweredLines = 0
    if isAsked { resume(id, answer) }
  }

  /// Checks the protocol's version. A program without an introduction may still answer questions.
  private func checkVersion(_ answer: Result<PlainValue, any Error>, of number: Int) {
    guard case .success(.object(let fields)) = answer, case .integer(let version) = fields["protocolVersion"],
      version != OptionsProtocol.version
    else { return }
    stop(number, .otherVersion(program: name, version: version))
  }
}
