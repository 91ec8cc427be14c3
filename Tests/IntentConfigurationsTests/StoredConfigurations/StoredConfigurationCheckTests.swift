import Foundation
import IntentSchema
import TestSupport
import Testing

@testable import IntentConfigurations
@testable import IntentDiagnostics

struct StoredConfigurationCheckTests {
  private typealias Fixture = StoredConfigurationFixture

  @Test func `a configuration that omits everything is valid`() throws {
    #expect(try Fixture.messages("{}") == [])
    #expect(try Fixture.messages(Fixture.xml("<dict/>")) == [])
  }

  private func diagnostics(_ json: String) -> [Diagnostic] {
    let schema = ConfigurationSchema(
      "Show",
      className: "ShowIntent",
      title: LocalizedText(""),
      parameters: [
        ParameterSchema(
          "count",
          tag: 1,
          title: LocalizedText(""),
          type: .integer(NumberSettings(minimum: 1, maximum: 5)),
          defaultValue: .integer(9),
          formerly: ["number"]
        )
      ]
    )
    let stored = ConfigurationFile.read(Array(json.utf8), path: "c")
    return StoredConfigurationCheck.check(stored, against: schema, for: nil)
  }

  @Test func `a default of the definition is no problem of a configuration`() {
    #expect(diagnostics("{}") == [])
    #expect(diagnostics(#"{"count": null}"#) == [])
    #expect(diagnostics(#"{"count": 9}"#).map(\.rule.name) == ["value-out-of-bounds"])
  }

  @Test func `an earlier name is known, and a problem of its value is there`() {
    #expect(diagnostics(#"{"number": 3}"#) == [])
    let found = diagnostics(#"{"number": 9}"#)
    #expect(found.map(\.rule.name) == ["value-out-of-bounds"])
    #expect(found.first?.location?.range == 11..<12)
    #expect(diagnostics(#"{"number": 3, "count": 4}"#).map(\.rule.name) == ["unknown-name"])
  }

  @Test func `every problem has its line and column, in the order of the file`() throws {
    let json = """
      {
        "mirorCalendarApp": false,
        "titleColor": "gren",
        "showsAllDayEvents": "yes",
        "calendars": [
          { "identifier": "home", "isShared": 1, "colorHax": "#fff" },
          { "colorHex": "#000" }
        ],
        "mirrorCalendarApp": false
      }
      """
    try expectReports(
      Fixture.messages(json),
      [
        "2:3 warning unknown-name: unknown 'mirorCalendarApp'; did you mean 'mirrorCalendarApp'?",
        "3:17 error unknown-case", "4:24 error unreadable-value",
        "6:41 error unreadable-value", "6:44 warning unknown-name",
        "7:5 error missing-field: 'calendars[1].identifier' is missing; give it text",
      ]
    )
  }

  @Test func `XML property lists have locations, binary ones have paths`() throws {
    let dictionary =
      "<dict>\n<key>titleColor</key>\n<string>gren</string>\n<key>a&amp;b</key><true/>\n</dict>"
    try expectReports(
      Fixture.messages(Fixture.xml(dictionary)),
      [
        "4:9 error unknown-case: 'titleColor' has no case 'gren'; it has 'automatic', 'red', 'orange', 'green', 'blue', 'purple'; did you mean 'green'?",
        "5:6 warning unknown-name",
      ]
    )
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["mirrorCalendarApp": false, "calendars": [["identifier": 3]]],
      format: .binary,
      options: 0
    )
    try expectReports(
      Fixture.messages([UInt8](list)),
      ["error unreadable-value: 'calendars[0].identifier' takes text, not 3"]
    )
  }

  @Test func `a doubtful value that decoding keeps is a warning`() throws {
    let json = """
      {"count": 13, "link": "example.org", "warmth": 3, "price": {"amount": 2000, "currencyCode": "eur"},
       "moment": 1e300, "day": "2024-02-30", "timer": "soon"}
      """
    try expectReports(
      Fixture.messages(json, of: "EveryType"),
      [
        "1:11 warning value-out-of-bounds: 'count' takes 1 to 12, not 13",
        "1:23 warning doubtful-value: 'link' takes a URL with its scheme, such as 'https://…', not 'example.org'",
        "1:60 warning value-out-of-bounds",
        "1:93 warning doubtful-value", "2:12 warning doubtful-value", "2:26 error unreadable-value",
        "2:49 error unreadable-value",
      ]
    )
  }

  @Test func `values of hidden parameters are lints, unless the parent is unknown`() throws {
    let calendars = #""calendars": [{"identifier": "home"}]"#
    try expectReports(
      Fixture.messages("{\(calendars)}"),
      [
        "1:2 lint hidden-value: 'calendars' shows only while 'mirrorCalendarApp' is false, so its value reads as absent"
      ]
    )
    #expect(try Fixture.messages(#"{"mirrorCalendarApp": false, \#(calendars)}"#) == [])
    let wrong = try Fixture.messages(#"{"calendars": "x"}"#)
    expectReports(wrong, ["1:15 error unreadable-value"])
    let doubtful = try Fixture.messages(#"{"mirrorCalendarApp": 2, \#(calendars)}"#)
    expectReports(doubtful, ["1:23 error unreadable-value"])
  }

  @Test func `lists are compared with what a family shows`() throws {
    func schema(_ sizes: [ConfigurationFamily: Int]) -> ConfigurationSchema {
      ConfigurationSchema(
        "Team",
        className: "TeamIntent",
        title: LocalizedText("Team"),
        parameters: [
          ParameterSchema(
            "heroes",
            tag: 1,
            title: LocalizedText("Heroes"),
            type: .integer(NumberSettings()),
            isArray: true,
            arraySizes: ArraySizes(sizes)
          )
        ]
      )
    }
    let small = schema([.systemSmall: 2])
    let configuration = ConfigurationFile.read(Array(#"{"heroes": [1, 2, 3]}"#.utf8), path: "c")
    #expect(StoredConfigurationCheck.check(configuration, against: small, for: nil) == [])
    let found = StoredConfigurationCheck.check(configuration, against: small, for: .systemSmall)
    expectReports(found, ["too-many-elements Team.heroes: 'heroes' holds at most 2 in systemSmall, not 3"])
    #expect(found.first?.location?.range == 11..<20)
    // In Xcode, sizes list every family.
    let counts = Dictionary(uniqueKeysWithValues: ConfigurationFamily.allCases.map { ($0, 1) })
    let all = schema(counts.merging([.systemLarge: 2]) { $1 })
    expectReports(
      StoredConfigurationCheck.check(configuration, against: all, for: nil),
      ["too-many-elements Team.heroes: 'heroes' holds at most 2 in any size, not 3"]
    )
  }

  @Test func `fixes are written as the file writes text`() throws {
    let schema = try Fixture.schema("UpNext")
    let json = #"{"titleColor": "gren"}"#
    let read = ConfigurationFile.read(Array(json.utf8), path: "c")
    let fix = try #require(StoredConfigurationCheck.check(read, against: schema, for: nil).first?.fix)
    #expect(fix.replacement == "\"green\"")
    #expect(Array(json.utf8)[fix.range].elementsEqual("\"gren\"".utf8))
    let xml = Fixture.xml("<dict><key>titleColour</key><string>red</string></dict>")
    let list = ConfigurationFile.read(Array(xml.utf8), path: "c")
    let rename = try #require(StoredConfigurationCheck.check(list, against: schema, for: nil).first?.fix)
    #expect(rename.replacement == "titleColor")
    #expect(Array(xml.utf8)[rename.range].elementsEqual("titleColour".utf8))
  }

  @Test func `'validate --fix' applies no fix of a configuration`() throws {
    let stored = ConfigurationFile.read(Array(Fixture.xml("<string>A & B</string>").utf8), path: "c")
    #expect(try #require(stored.diagnostics.first?.fix).isSafe == false)
  }

  @Test(arguments: [
    ("link", #""http://a b""#), ("link", #""https://example.org ""#), ("timer", #""soon""#),
    ("moment", #""yesterday""#), ("warmth", #"{"value": 1, "unit": "parsecs"}"#),
  ])
  func `a value that decoding drops is an error, also in a hidden row`(name: String, value: String) throws {
    let schema = try Fixture.schema("EveryType")
    let stored = ConfigurationFile.read(
      Array("{\"enabled\": false, \"\(name)\": \(value)}".utf8),
      path: "c"
    )
    let hidden = ConfigurationSchema(
      schema.name,
      className: schema.className,
      title: schema.title,
      parameters: schema.parameters.map { parameter in
        var parameter = parameter
        if parameter.name == name {
          parameter.visibility = VisibilityRule("enabled", .isAnyOf([.boolean(true)]))
        }
        return parameter
      },
      types: schema.types
    )
    for schema in [schema, hidden] {
      let found = StoredConfigurationCheck.check(stored, against: schema, for: nil)
      #expect(found.map(\.rule.name) == ["unreadable-value"], "\(found)")
    }
  }
}
