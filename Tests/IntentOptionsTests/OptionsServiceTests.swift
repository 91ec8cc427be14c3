import Foundation
import RuntimeSamples
import Testing

@testable import IntentOptions

struct OptionsServiceTests {
  private var service: OptionsService {
    var service = OptionsService(UpNextConfiguration.OptionsAdapter(CalendarProvider()))
    service.add(SearchConfiguration.OptionsAdapter(CalendarProvider()))
    return service
  }

  @Test func `initialize lists the intents and parameters`() async throws {
    let answers = try await ServiceConversation.answers(
      of: service,
      to: #"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#
    )
    let expected = try PlainValue(
      json: """
        {"jsonrpc": "2.0", "id": 1, "result": {"protocolVersion": 1, "intents": [
          {"name": "UpNext", "parameters": [{"name": "calendars", "supportsSearch": false}]},
          {"name": "Search", "parameters": [{"name": "calendar", "supportsSearch": true}]}
        ]}}
        """
    )
    #expect(answers == [expected])
  }

  @Test func `options depend on the chosen values, and can be read like those of a file`() async throws {
    let answers = try await ServiceConversation.answers(
      of: service,
      to: """
        {"jsonrpc":"2.0","id":"a","method":"options","params":{"intent":"UpNext","parameter":"calendars",\
        "configuration":{"look":"compact"}}}
        """
    )
    let result = try #require(answers.first?["result"])
    let read = try StoredOptions(.object(["calendars": result]), for: UpNextConfiguration.schema)
    #expect(read.options["calendars"] == OptionsCollection([CalendarItem.home]).values)
    #expect(answers.first?["id"] == .string("a"))
  }

  @Test func `a search term goes to the provider`() async throws {
    let answers = try await ServiceConversation.answers(
      of: service,
      to: """
        {"jsonrpc":"2.0","id":1,"method":"options","params":{"intent":"Search","parameter":"calendar",\
        "searchTerm":"Wo"}}
        """
    )
    let result = try #require(answers.first?["result"])
    let read = try StoredOptions(.object(["calendar": result]), for: SearchConfiguration.schema)
    #expect(read.options["calendar"]?.sections.map(\.title) == ["Found"])
    #expect(read.options["calendar"]?.options.map(\.identifier) == ["work"])
  }

  @Test func `options that do not come from the provider are null`() async throws {
    let answers = try await ServiceConversation.answers(
      of: service,
      to: #"{"jsonrpc":"2.0","id":1,"method":"options","params":{"intent":"UpNext","parameter":"lines"}}"#
    )
    #expect(answers.map { $0["result"] } == [.null])
  }

  @Test func `defaults come from the provider, for one parameter or all`() async throws {
    let answers = try await ServiceConversation.answers(
      of: service,
      to: #"{"jsonrpc":"2.0","id":1,"method":"defaults","params":{"intent":"Search"}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"defaults","params":{"intent":"UpNext","parameter":"calendars"}}"#
    )
    let values = Dictionary(answers.map { ($0["id"], $0["result", "values"]) }) { first, _ in first }
    #expect(values[.integer(1)] == .object(["calendar": PlainValue(CalendarItem.work.parameterValue)]))
    #expect(values[.integer(2)] == .object([:]))
  }

  @Test func `an error or an invalid value of a provider is reported as its failure`() async throws {
    let service = OptionsService(SlowSource(), for: SearchConfiguration.schema)
    let answers = try await ServiceConversation.answers(
      of: service,
      to: """
        {"jsonrpc":"2.0","id":1,"method":"options","params":{"parameter":"calendar","searchTerm":"fail"}}
        """,
      #"{"jsonrpc":"2.0","id":2,"method":"defaults"}"#
    )
    let errors = Dictionary(answers.map { ($0["id"], $0["error"]) }) { first, _ in first }
    #expect(errors[.integer(1)]??["message"] == .string("the provider failed: the calendar is locked"))
    #expect(errors[.integer(2)]??["code"] == .integer(-32000))
  }

  @Test(arguments: [
    (#"{"parameter":"calendar"}"#, "'intent' is missing; give it one of 'UpNext', 'Search'"),
    (#"{"intent":"Next"}"#, "unknown 'Next'; the known names are 'UpNext', 'Search'"),
    (#"{"intent":"Search"}"#, "'parameter' is missing; give it the name of a parameter"),
    (#"{"intent":"Search","parameter":"x"}"#, "unknown 'x'; the known names are 'calendar'"),
    (#"{"intent":"Search","parameter":7}"#, "'parameter' takes text, not 7"),
    (
      #"{"intent":"Search","parameter":"calendar","configuration":[]}"#,
      "'configuration' takes an object, not a list of 0"
    ),
    (#"["Search","calendar"]"#, "'params' must be an object with a name for each value"),
  ])
  func `wrong params are named`(parameters: String, words: String) async throws {
    let answers = try await ServiceConversation.answers(
      of: service,
      to: #"{"jsonrpc":"2.0","id":1,"method":"options","params":\#(parameters)}"#
    )
    #expect(answers.map(\.errorCode) == [.integer(-32602)])
    #expect(answers.map { $0["error", "message"] } == [.string(words)])
  }
}
