import Foundation
import RuntimeSamples
import Testing

@testable import IntentOptions

struct ServiceProtocolTests {
  private let source = SlowSource()
  private var service: OptionsService { OptionsService(source, for: SearchConfiguration.schema) }

  private static func options(_ id: String, _ term: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"options","params":{"parameter":"calendar","searchTerm":"\#(term)"}}"#
  }

  @Test(arguments: [
    ("{", -32700, PlainValue.null),
    (String(repeating: "[", count: 100_000), -32700, .null),
    ("[]", -32600, .null),
    ("7", -32600, .null),
    (#"{"id":3,"method":"initialize"}"#, -32600, .integer(3)),
    (#"{"jsonrpc":"2.0","id":[3],"method":"initialize"}"#, -32600, .null),
    (#"{"jsonrpc":"2.0","id":3,"method":1}"#, -32600, .integer(3)),
    (#"{"jsonrpc":"2.0","id":3,"method":"initialize","params":"x"}"#, -32600, .integer(3)),
    (#"{"jsonrpc":"2.0","id":3,"method":"options","params":["x"]}"#, -32602, .integer(3)),
    (#"{"jsonrpc":"2.0","id":"x","method":"foo"}"#, -32601, .string("x")),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"foo"}"#, -32601, .number(1.5)),
  ])
  func `an invalid request is answered with an error`(line: String, code: Int, id: PlainValue) async throws {
    let answers = try await ServiceConversation.answers(of: service, to: line)
    #expect(answers.map(\.errorCode) == [.integer(code)])
    #expect(answers.map { $0["id"] } == [id])
    #expect(answers.map { $0["jsonrpc"] } == [.string("2.0")])
  }

  @Test func `notifications and empty lines are not answered`() async throws {
    let answers = try await ServiceConversation.answers(
      of: service,
      to: "",
      " \t\r",
      #"{"jsonrpc":"2.0","method":"initialize"}"#,
      #"{"jsonrpc":"2.0","method":"foo"}"#,
      #"{"jsonrpc":"2.0","method":"foo","params":[1]}"#
    )
    #expect(answers.isEmpty)
  }

  @Test func `lines that are too long are rejected, and the next is answered`() async throws {
    var service = service
    service.maximumLineLength = 200
    let answers = try await ServiceConversation.answers(
      of: service,
      to: String(repeating: "x", count: 300_000),
      String(repeating: "x", count: 201),
      #"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#
    )
    let codes: [PlainValue?] = [.integer(-32700), .integer(-32700), nil]
    #expect(answers.map(\.errorCode) == codes)
  }

  @Test(.timeLimit(.minutes(10))) func `a slow request does not delay others`() async throws {
    var conversation = ServiceConversation(service)
    await conversation.say(Self.options("1", "never"))
    await source.someoneWaits()
    await conversation.say(Self.options("2", "a"))
    #expect(try await conversation.answer()?["id"] == .integer(2))
    await source.release()
    #expect(try await conversation.answer()?["id"] == .integer(1))
    #expect(try await conversation.end().isEmpty)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a cancelled request is answered at once, even if its provider continues`() async throws {
    var conversation = ServiceConversation(service)
    await conversation.say(Self.options("1", "never"))
    await source.someoneWaits()
    await conversation.say(#"{"jsonrpc":"2.0","method":"cancel","params":{"id":1}}"#)
    let cancelled = try await conversation.answer()
    #expect(cancelled?["id"] == .integer(1))
    #expect(cancelled?.errorCode == .integer(-32001))
    await conversation.say(#"{"jsonrpc":"2.0","id":2,"method":"cancel","params":{"id":1}}"#)
    #expect(try await conversation.answer()?["result", "cancelled"] == .boolean(false))
    await source.release()
    #expect(try await conversation.end().isEmpty)
  }

  @Test(.timeLimit(.minutes(10))) func `a request with an id in use is rejected`() async throws {
    var conversation = ServiceConversation(service)
    await conversation.say(Self.options("1", "never"), Self.options("1", "a"))
    let repeated = try await conversation.answer()
    #expect(repeated?["id"] == .null)
    #expect(repeated?.errorCode == .integer(-32600))
    await source.release()
    #expect(try await conversation.end().count == 1)
  }

  @Test(.timeLimit(.minutes(10))) func `a shutdown cancels running requests and is answered last`()
    async throws
  {
    var conversation = ServiceConversation(service)
    await conversation.say(
      Self.options("1", "never"),
      #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#,
      Self.options("3", "a")
    )
    #expect(try await conversation.answer()?.errorCode == .integer(-32001))
    #expect(try await conversation.answer() == PlainValue(json: #"{"jsonrpc":"2.0","id":2,"result":null}"#))
    #expect(try await conversation.answer() == nil)
    await source.release()
  }
}
