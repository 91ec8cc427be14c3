import IntentRuntime
import Testing

@testable import IntentOptionsClient

@Suite(.timeLimit(.minutes(10))) struct TroubleTests {
  private let path = TroubledProgram.path
  private let short = TroubledProgram.short

  @Test func `invalid answers among others are noted once and do no harm`() async throws {
    let client = TroubledProgram.client("rubbish")
    for _ in 0..<3 { #expect(try await client.cities() == ["home"]) }
    let words = "printed 12 invalid answers, the first: 'loading\\u{1B}[2J'"
    #expect(await client.notes == ["'\(path)' \(words); print to standard error instead"])
    await client.close()
  }

  @Test func `invalid answers are reported if there are no others`() async {
    let client = TroubledProgram.client("chatter")
    let error = await client.failure()
    #expect(
      error?.description
        == "'\(path)' ended with exit code 0 without an answer; it printed 2 invalid answers, "
        + "the first: 'Loading \\u{1B}[1mcities\\u{1B}[0m …'"
    )
  }

  @Test(arguments: [
    ("flood", "the first: 'no answer'"), ("line", "a line of more than 65536 bytes"), ("unasked", ""),
  ])
  func `a flood ends the program`(trouble: String, words: String) async {
    var limits = TroubledProgram.patient
    limits.bytesWithoutAnswer = 1 << 20
    limits.linesWithoutAnswer = 10_000
    limits.lineLength = 1 << 16
    let client = TroubledProgram.client(trouble, limits: limits)
    guard case .flood(_, let said)? = await client.failure() else {
      Issue.record("there was no flood")
      return
    }
    #expect(words.isEmpty ? said.isEmpty : said.contains(words))
    await client.close()
  }

  private func shell(_ before: String, _ limits: ProviderLimits) -> OptionsClient {
    let answer = #"{"jsonrpc":"2.0","id":1,"result":{"sections":[]}}"#
    let script = "read a; read b; text=$(\(before)); printf '%s\\n' \"$text\" '\(answer)'; cat >/dev/null"
    return OptionsClient(ProviderProgram("/bin/sh", ["-c", script]), limits)
  }

  @Test(arguments: [(999, true), (1_000, true), (1_001, false), (1_002, false)])
  func `exactly as many invalid lines are read as allowed`(count: Int, isAnswered: Bool) async {
    var limits = TroubledProgram.patient
    limits.linesWithoutAnswer = 1_000
    let client = shell("i=0; while [ $i -lt \(count) ]; do echo x; i=$((i+1)); done", limits)
    let error = await client.failure()
    if isAnswered {
      #expect(error == nil)
    } else if case .flood? = error {
    } else {
      Issue.record("\(String(describing: error))")
    }
    await client.close()
  }

  @Test(arguments: [(99, true), (100, false), (101, false)])
  func `exactly as many invalid bytes are read as allowed`(count: Int, isAnswered: Bool) async {
    var limits = TroubledProgram.patient
    limits.bytesWithoutAnswer = 100
    let client = shell("head -c \(count) /dev/zero | tr '\\0' x", limits)
    let error = await client.failure()
    if isAnswered {
      #expect(error == nil)
    } else if case .flood? = error {
    } else {
      Issue.record("\(String(describing: error))")
    }
    await client.close()
  }

  @Test func `a long error message is shortened`() {
    for text in [
      String(repeating: "x", count: 7_000_000), "e" + String(repeating: "\u{301}", count: 100_000),
    ] {
      #expect(OptionsClientError.refused(message: text).description.unicodeScalars.count == 1_001)
      let unusable = OptionsClientError.unusable(program: "p", reason: text)
      #expect(unusable.description.unicodeScalars.count < 1_100)
    }
    let exact = String(repeating: "x", count: 1_000)
    #expect(OptionsClientError.refused(message: exact).description == exact)
  }

  @Test func `a flood on standard error does no harm, and its end is shown`() async throws {
    let client = TroubledProgram.client("errors")
    #expect(try await client.cities() == ["home"])
    await client.close()
    let crashing = TroubledProgram.client("serve")
    let error = await crashing.failure("crash")
    #expect(
      error?.description
        == "'\(path)' ended with exit code 3 without an answer; it printed 'the map \\u{1B}[31mburns' "
        + "to standard error"
    )
    await crashing.close()
  }

  @Test func `a program that crashed is started again`() async throws {
    let client = TroubledProgram.client("serve")
    for term in ["crash", "kill", "crash"] {
      guard case .ended? = await client.failure(term) else {
        Issue.record("'\(term)' did not end the program")
        continue
      }
      #expect(try await client.cities() == ["kyoto", "berlin"])
    }
    await client.close()
  }

  @Test func `a program that ends after each answer is started for each question`() async throws {
    let client = TroubledProgram.client("once")
    for _ in 0..<8 {
      while true {
        // Its end may be noticed only during the next question.
        do {
          #expect(try await client.cities() == ["home"])
          break
        } catch OptionsClientError.ended {}
      }
    }
    await client.close()
  }

  @Test func `a program that never answers is not started again and again`() async {
    var limits = TroubledProgram.patient
    limits.failedStarts = 3
    let numbers = ProcessNumbers()
    let client = TroubledProgram.client("quitter", numbers.path, limits: limits)
    for _ in 0..<3 {
      let error = OptionsClientError.ended(
        program: path,
        how: "with exit code 3",
        said: "'no map' to standard error"
      )
      #expect(await client.failure() == error)
    }
    let error = await client.failure()
    #expect(
      error?.description
        == "'\(path)' keeps ending with exit code 3 without an answer; it printed 'no map' to standard error; "
        + "fix it and try again in a minute"
    )
    #expect(numbers.all.count == 3)
  }

  @Test(arguments: ["silent", "deaf", "late"])
  func `no answer within the time limit is an error`(trouble: String) async {
    let client = TroubledProgram.client(trouble, limits: short)
    #expect(await client.failure()?.description == "'\(path)' did not answer within 0.5 s")
    await client.close()
  }

  @Test func `a program that closes its output is not used again`() async {
    let client = TroubledProgram.client("closing")
    #expect(await client.failure() == .ended(program: path, how: "with exit code 0", said: ""))
    await client.close()
  }

  @Test func `an unresponsive program is ended and started again`() async throws {
    let numbers = ProcessNumbers()
    var limits = short
    limits.time = .seconds(3)
    let client = TroubledProgram.client("deaf", numbers.path, limits: limits)
    for count in 1...2 {
      #expect(await client.failure() == .noAnswer(program: path, limit: limits.time, said: ""))
      #expect(numbers.all.count == count)
      try await numbers.waitForTheEnd()
    }
    await client.close()
    #expect(numbers.alive.isEmpty)
  }

  @Test func `a provider that blocks its service is ended too`() async throws {
    var limits = short
    limits.time = .seconds(5)
    let client = TroubledProgram.client("serve", limits: limits)
    #expect(await client.failure("block") == .noAnswer(program: path, limit: limits.time, said: ""))
    // The next question may still go to the stuck program.
    while await client.failure() != nil {}
    await client.close()
  }

  @Test func `a late answer is dropped`() async throws {
    let client = TroubledProgram.client("late", limits: short)
    // The answer to the first question comes during the second.
    for _ in 0..<2 {
      #expect(await client.failure() == .noAnswer(program: path, limit: short.time, said: ""))
    }
    #expect(await client.notes == [])
    await client.close()
  }

  @Test func `a slow question does not delay others`() async throws {
    let client = TroubledProgram.client("serve")
    let slow = Task { try await client.cities("never") }
    #expect(try await client.cities() == ["kyoto", "berlin"])
    slow.cancel()
    await #expect(throws: CancellationError.self) { try await slow.value }
    await client.close()
  }

  @Test func `an answer of the wrong type is refused with its path`() async {
    let client = TroubledProgram.client("wrong")
    let words = await client.failure()?.description ?? ""
    let place = "'city.sections[0].options[0]' takes an object of type 'City'"
    #expect(words.hasPrefix("the answer of '\(path)' is invalid: \(place)"))
    await client.close()
  }

  @Test func `unknown members of a newer protocol are ignored`() async throws {
    let client = TroubledProgram.client("newer")
    #expect(try await client.cities() == ["home"])
    await client.close()
  }

  @Test func `another version of the protocol is refused`() async {
    let client = TroubledProgram.client("version")
    #expect(await client.failure() == .otherVersion(program: path, version: 2))
    await client.close()
  }
}
