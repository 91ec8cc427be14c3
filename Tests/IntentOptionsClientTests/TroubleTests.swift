import IntentRuntime
import Testing

@testable import IntentOptionsClient

@Suite(.timeLimit(.minutes(10))) struct TroubleTests {
  private let path = TroubledProgram.path

  @Test func `other output among the answers does no harm`() async throws {
    let client = TroubledProgram.client("rubbish")
    for _ in 0..<3 { #expect(try await client.cities() == ["home"]) }
    await client.close()
  }

  @Test func `a program that ends without an answer is named`() async {
    let client = TroubledProgram.client("chatter")
    #expect(
      await client.failure()?.description
        == "'\(path)' ended with exit code 0 without an answer; it printed 'Loading \\u{1B}[1mcities\\u{1B}[0m …', "
        + "which is no answer in JSON-RPC, to standard output"
    )
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

  @Test(arguments: ["silent", "deaf", "late", "flood", "line", "unasked"])
  func `no answer within the time limit is an error`(trouble: String) async {
    let client = TroubledProgram.client(trouble, timeLimit: .milliseconds(500))
    let said =
      trouble == "flood" ? "; it printed 'no answer', which is no answer in JSON-RPC, to standard output" : ""
    #expect(await client.failure()?.description == "'\(path)' did not answer within 0.5 s\(said)")
    await client.close()
  }

  @Test func `the reason of a crash is shown, not the trace behind it`() {
    var text = PrintedText()
    text.append(Array("starting\nBoard/Board.swift:12: Fatal error: boom\n".utf8))
    for frame in 0..<500 { text.append(Array("\(frame) 0x0 in main() at Board.swift\n".utf8)) }
    #expect(text.shown == "'Board/Board.swift:12: Fatal error: boom' to standard error")
  }

  @Test func `a program that closes its output is not used again`() async {
    let client = TroubledProgram.client("closing")
    #expect(await client.failure() == .ended(program: path, how: "with exit code 0", said: ""))
    await client.close()
  }

  @Test(arguments: ["deaf", "parent"])
  func `a program that does not answer in time is ended, and started again`(trouble: String) async throws {
    let numbers = ProcessNumbers()
    let limit = Duration.seconds(3)
    let client = TroubledProgram.client(trouble, numbers.path, timeLimit: limit)
    for count in 1...2 {
      #expect(await client.failure() == .noAnswer(program: path, limit: limit, said: ""))
      #expect(numbers.all.count == (trouble == "parent" ? 2 * count : count))
      try await numbers.waitForTheEnd()
    }
    await client.close()
  }

  @Test func `a provider that blocks its service is ended too`() async throws {
    let limit = Duration.seconds(60)
    let client = TroubledProgram.client("serve", timeLimit: limit)
    #expect(await client.failure("block") == .noAnswer(program: path, limit: limit, said: ""))
    #expect(try await client.cities() == ["kyoto", "berlin"])
    await client.close()
  }

  @Test func `the answer to a cancelled question is dropped`() async throws {
    let client = TroubledProgram.client("late")
    for _ in 0..<2 {
      let question = Task { try await client.cities() }
      try await Task.sleep(for: .milliseconds(50))
      question.cancel()
      await #expect(throws: CancellationError.self) { try await question.value }
    }
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
