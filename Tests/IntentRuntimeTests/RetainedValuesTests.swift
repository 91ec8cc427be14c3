import Foundation
import IntentChecking
import IntentRuntime
import RuntimeSamples
import Testing

struct RetainedValuesTests {
  @Test(arguments: [
    (#"{"novel":{"deep":[1,2.5,null,true,"x"]}}"#, RetainedValues.Reason.unknownName, "novel"),
    (#"{"look":"gigantic"}"#, .unknownCase, "look"),
    (#"{"look":77}"#, .unknownCase, "look"),
    (#"{"lines":"three"}"#, .wrongType, "lines"),
    (#"{"lines":2.5}"#, .wrongType, "lines"),
    (#"{"warmth":{"unit":"knots","value":3}}"#, .wrongType, "warmth"),
    (#"{"warmth":{"felt":true,"unit":"celsius","value":3}}"#, .partlyRead, "warmth"),
    (#"{"warmth":{"felt":true,"unit":"celsius","value":"nan"}}"#, .partlyRead, "warmth"),
  ])
  func `an unknown value is written back`(json: String, reason: RetainedValues.Reason, name: String) throws {
    let configuration = try decode(UpNextConfiguration.self, json)
    #expect(configuration.retained.entries.mapValues(\.reason) == [name: reason])
    #expect(configuration.issues().map(\.path.parameter) == [name])
    let written = try decode([String: PlainValue].self, encode(configuration))
    let original = try decode([String: PlainValue].self, json)
    #expect(written[name] == original[name])
  }

  @Test func `a parameter that could not be read has its default`() throws {
    let configuration = try decode(UpNextConfiguration.self, #"{"lines":"three","look":"gigantic"}"#)
    #expect(configuration.lines == 3)
    #expect(configuration.look == nil)
  }

  @Test func `a parameter that was set later is written with its new value`() throws {
    var configuration = try decode(UpNextConfiguration.self, #"{"lines":"three","look":"gigantic","x":1}"#)
    configuration.lines = 4
    configuration.look = .full
    #expect(try encode(configuration) == #"{"lines":4,"look":"full","mirrorCalendarApp":true,"x":1}"#)
  }

  @Test func `setting a parameter by name removes its retained value`() throws {
    var configuration = try decode(UpNextConfiguration.self, #"{"look":"gigantic"}"#)
    try configuration.setValue(nil, of: "look")
    #expect(configuration.retained.isEmpty)
    #expect(try encode(configuration) == #"{"lines":3,"mirrorCalendarApp":true}"#)
  }

  @Test func `valid elements of an array are read`() throws {
    let json = #"{"looks":["full","gigantic","compact"]}"#
    var configuration = try decode(TripConfiguration.self, json)
    #expect(configuration.looks == [.full, .compact])
    let original = try decode([String: PlainValue].self, json)
    #expect(try decode([String: PlainValue].self, encode(configuration))["looks"] == original["looks"])
    configuration.looks.removeLast()
    #expect(
      try decode([String: PlainValue].self, encode(configuration))["looks"] == .array([.string("full")])
    )
  }

  @Test func `an object retains its own values`() throws {
    let json = """
      {"mirrorCalendarApp":false,"calendars":[{"identifier":"a","displayString":"A","colour":5,\
      "parent":{"identifier":"b","displayString":"B","flag":[]}}]}
      """
    let configuration = try decode(UpNextConfiguration.self, json)
    #expect(configuration.calendars.first?.colour == nil)
    #expect(
      configuration.issues().map(\.description) == [
        "'calendars[0].colour' takes text, not 5",
        "unknown 'calendars[0].parent.flag'; the known names are 'identifier', 'displayString', 'pronunciationHint', "
          + "'alternativeSpeakableMatches', 'colour', 'parent'",
      ]
    )
    let original = try decode([String: PlainValue].self, json)
    #expect(
      try decode([String: PlainValue].self, encode(configuration))["calendars"] == original["calendars"]
    )
  }

  @Test func `the retained value of a Boolean property is written back`() throws {
    let place = try decode(Place.self, #"{"identifier":"p","displayString":"P","isOpen":"yes"}"#)
    #expect(!place.isOpen)
    #expect(try decode([String: PlainValue].self, encode(place))["isOpen"] == .string("yes"))
  }

  @Test func `a child is kept if its parent was not understood`() throws {
    let json = #"{"scope":"galaxy","limit":9}"#
    let configuration = try decode(SearchConfiguration.self, json)
    #expect(!configuration.isVisible(\.limit))
    #expect(try encode(configuration) == #"{"limit":9,"scope":"galaxy"}"#)
  }

  @Test func `dates and data of a property list are kept`() throws {
    let source: [String: Any] = [
      "when": Date(timeIntervalSinceReferenceDate: 5), "bytes": Data([1, 2]),
      "moment": Date(timeIntervalSinceReferenceDate: 7),
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: source, format: .xml, options: 0)
    let configuration = try PropertyListDecoder().decode(TripConfiguration.self, from: data)
    #expect(configuration.moment == Date(timeIntervalSinceReferenceDate: 7))
    let written = try PropertyListEncoder().encode(configuration)
    let plain = try PropertyListDecoder().decode([String: PlainValue].self, from: written)
    #expect(plain["when"] == .date(Date(timeIntervalSinceReferenceDate: 5)))
    #expect(plain["bytes"] == .data(Data([1, 2])))
  }

  @Test func `an object with an empty identifier and an unreadable display string survives two saves`() throws
  {
    let json = #"{"calendars":[{"displayString":5,"identifier":""}],"lines":3,"mirrorCalendarApp":false}"#
    var text = json
    for _ in 0..<2 {
      text = try encode(decode(UpNextConfiguration.self, text))
      #expect(text == json)
    }
  }

  @Test func `print shows the retained values only if there are some`() throws {
    var configuration = UpNextConfiguration(mirrorCalendarApp: false, calendars: [.home])
    #expect(!"\(configuration)".contains("retained"))
    #expect(
      "\(configuration)".hasPrefix(
        "UpNextConfiguration(mirrorCalendarApp: false, calendars: [RuntimeSamples.CalendarItem("
      )
    )
    configuration = try decode(UpNextConfiguration.self, #"{"novel":1}"#)
    #expect("\(configuration)".contains("retained"))
  }
}
