import Foundation
import GeneratedSchemas
import IntentChecking
import IntentRuntime
import Testing

struct CodingTests {
  @Test func `every configuration survives a round trip`() throws {
    for type in Schemas.configurations { try expectRoundTrip(of: type) }
  }

  private func expectRoundTrip<Configuration: GeneratedConfiguration>(of type: Configuration.Type) throws {
    let encoder = JSONEncoder()
    encoder.userInfo[.includesHiddenParameters] = true
    let configuration = Configuration()
    #expect(try JSONDecoder().decode(type, from: encoder.encode(configuration)) == configuration)
    #expect(Configuration(configuration.configurationValues()) == configuration)
  }

  @Test func `a changed configuration survives a round trip`() throws {
    var configuration = EveryTypeConfiguration()
    configuration.text = "Tea"
    configuration.folder = Folder(identifier: "1", displayString: "Root", parent: nil, tags: ["a", "b"])
    configuration.link = URL(string: "https://example.com/a?b=c")
    configuration.flavor = .elderflower
    let copy = try JSONDecoder().decode(
      EveryTypeConfiguration.self,
      from: JSONEncoder().encode(configuration)
    )
    #expect(copy == configuration)
  }

  @Test func `hidden parameters are omitted unless requested`() throws {
    let configuration = UpNextConfiguration(calendars: [CalendarItem(identifier: "1", displayString: "Work")])
    let encoder = JSONEncoder()
    #expect(
      try keys(encoder.encode(configuration)) == ["mirrorCalendarApp", "showsAllDayEvents", "titleColor"]
    )
    encoder.userInfo[.includesHiddenParameters] = true
    #expect(try keys(encoder.encode(configuration)).contains("calendars"))
  }

  @Test func `a missing value gets its default`() throws {
    #expect(try decode("{}") == UpNextConfiguration())
  }

  @Test func `a removed case is reported and kept`() throws {
    let configuration = try decode(#"{"titleColor": "mauve", "mirrorCalendarApp": false}"#)
    #expect(configuration.titleColor == .automatic)
    #expect(!configuration.mirrorCalendarApp)
    #expect(configuration.issues().map(\.path) == [["titleColor"]])
    #expect(configuration.issues().map(\.kind) == [.unknownCase])
    #expect(String(decoding: try JSONEncoder().encode(configuration), as: UTF8.self).contains("mauve"))
  }

  @Test func `a new value replaces a retained one`() throws {
    var configuration = try decode(#"{"titleColor": "mauve"}"#)
    configuration.titleColor = .green
    #expect(!String(decoding: try JSONEncoder().encode(configuration), as: UTF8.self).contains("mauve"))
  }

  @Test func `an unknown key is written back`() throws {
    let configuration = try decode(#"{"weather": {"unit": "K"}}"#)
    #expect(configuration.issues().map(\.kind) == [.unknownName])
    #expect(try keys(JSONEncoder().encode(configuration)).contains("weather"))
  }

  private func decode(_ text: String) throws -> UpNextConfiguration {
    try JSONDecoder().decode(UpNextConfiguration.self, from: Data(text.utf8))
  }

  private func keys(_ data: Data) throws -> [String] {
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return object.keys.sorted()
  }
}
