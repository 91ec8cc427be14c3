import Foundation
import IntentRuntime
import RuntimeSamples
import Testing

struct CodingTests {
  @Test func `a missing parameter takes its default`() throws {
    #expect(try decode(UpNextConfiguration.self, "{}") == UpNextConfiguration())
    #expect(try decode(UpNextConfiguration.self, #"{"lines": null}"#) == UpNextConfiguration())
    #expect(try decode(BareConfiguration.self, "{}") == BareConfiguration())
  }

  @Test func `forms that people write can be read`() throws {
    let configuration = UpNextConfiguration(
      mirrorCalendarApp: false,
      calendars: [.work],
      look: .compact,
      warmth: Measurement(value: 21, unit: .celsius)
    )
    let json = """
      {"calendars":[{"displayString":"Work","identifier":"work"}],"lines":3,"look":"compact",\
      "mirrorCalendarApp":false,"warmth":{"unit":"celsius","value":21}}
      """
    #expect(try encode(configuration) == json)
  }

  @Test func `a hidden parameter is saved only on request`() throws {
    let configuration = UpNextConfiguration(mirrorCalendarApp: true, calendars: [.home])
    #expect(try encode(configuration) == #"{"lines":3,"mirrorCalendarApp":true}"#)

    let encoder = JSONEncoder()
    encoder.userInfo[.includesHiddenParameters] = true
    let data = try encoder.encode(configuration)
    #expect(try JSONDecoder().decode(UpNextConfiguration.self, from: data) == configuration)
  }

  @Test func `an object can be encoded and decoded alone`() throws {
    let place = Place.full
    let data = try JSONEncoder().encode([place])
    #expect(try JSONDecoder().decode([Place].self, from: data) == [place])
    #expect(throws: DecodingError.self) { try decode(Place.self, #"{"height": 1}"#) }
    #expect(throws: DecodingError.self) {
      try decode(Place.self, #"{"identifier": 1, "displayString": "x"}"#)
    }
    #expect(try decode(Label.self, #"{"identifier": "x"}"#) == Label(identifier: "x", displayString: "x"))
  }

  @Test func `an identifier alone is an object`() throws {
    #expect(try decode(Label.self, #""x""#) == Label(identifier: "x", displayString: "x"))
    let json = #"{"mirrorCalendarApp": false, "calendars": ["work"]}"#
    let calendars = try decode(UpNextConfiguration.self, json).calendars
    #expect(calendars.map(\.identifier) == ["work"])
    #expect(throws: DecodingError.self) { try decode(Label.self, #""""#) }
  }

  @Test(arguments: ["All Notes", ""])
  func `an object without an identifier stays without one`(_ name: String) throws {
    let label = Label(identifier: "", displayString: name)
    #expect(try encode(label) == #"{"displayString":"\#(name)"}"#)
    #expect(try decode(Label.self, try encode(label)) == label)
    #expect(try decode(Label.self, #"{"identifier": "", "displayString": "\#(name)"}"#) == label)
    #expect(label.parameterValue.optionIdentifier == name)
  }

  @Test func `an enum is encoded by name, and decoded by name or index`() throws {
    #expect(try encode([SearchScope.default, .all]) == #"["default","all"]"#)
    #expect(try decode([SearchScope].self, #"["self", 2, 9]"#) == [.`self`, .some, .all])
    #expect(throws: DecodingError.self) { try decode(SearchScope.self, #""gone""#) }
    #expect(throws: DecodingError.self) { try decode(Nothing.self, "1") }
  }

  @Test func `data that is not a configuration is an error`() {
    #expect(throws: DecodingError.self) { try decode(UpNextConfiguration.self, "[]") }
    #expect(throws: DecodingError.self) { try decode(UpNextConfiguration.self, "3") }
  }
}
