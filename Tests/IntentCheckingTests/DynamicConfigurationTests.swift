import Foundation
import IntentChecking
import IntentSchema
import Testing

struct DynamicConfigurationTests {
  private let schema = ConfigurationSchema(
    "UpNext",
    className: "UpNextIntent",
    title: LocalizedText("Up Next"),
    parameters: [
      ParameterSchema(
        "mirror",
        tag: 1,
        title: LocalizedText("Mirror", key: "m", table: "UpNext"),
        type: .boolean(BooleanSettings(trueDisplayName: LocalizedText("Yes", key: "y", table: "UpNext"))),
        defaultValue: .boolean(true)
      ),
      ParameterSchema(
        "names",
        tag: 2,
        title: LocalizedText("Names"),
        type: .string(TextSettings()),
        isArray: true,
        arraySizes: ArraySizes([.systemSmall: 1, .systemMedium: 2]),
        visibility: VisibilityRule("mirror", .isAnyOf([.boolean(false)]))
      ),
      ParameterSchema(
        "lines",
        tag: 3,
        title: LocalizedText("Lines"),
        type: .integer(NumberSettings(minimum: 1, maximum: 9)),
        visibility: VisibilityRule("names", .contains(["b"]))
      ),
    ]
  )

  private func read(_ json: String) throws -> DynamicConfiguration {
    let plain = try JSONDecoder().decode(PlainValue.self, from: Data(json.utf8))
    return try #require(DynamicConfiguration(schema, reading: plain))
  }

  @Test func `it starts with the defaults`() {
    let configuration = DynamicConfiguration(schema)
    #expect(configuration.values() == ["mirror": .boolean(true)])
    #expect(configuration.visibleParameters().map(\.name) == ["mirror"])
    #expect(configuration.isVisible("names") == false)
    #expect(configuration.isVisible("tpyo") == nil)
    #expect(configuration.whyHidden("names") == "'names' shows only while 'mirror' is false")
  }

  @Test func `a widget size has its own maximum, and rules use only what it shows`() throws {
    let configuration = try read(#"{"mirror": false, "names": ["a", "b", "c"], "lines": 3}"#)
    #expect(configuration.issues() == [])
    #expect(
      configuration.issues(for: .systemMedium).map(\.description)
        == ["'names' holds at most 2 in systemMedium, not 3"]
    )
    #expect(configuration.issues(for: .systemLarge) == [])
    #expect(configuration.elements(of: "names", for: .systemSmall) == [.string("a")])
    #expect(configuration.visibleParameters(for: .systemSmall).map(\.name) == ["mirror", "names"])
    #expect(configuration.visibleParameters(for: .systemMedium).map(\.name) == ["mirror", "names", "lines"])
  }

  @Test func `the value of a hidden parameter is reported only if it was not understood`() throws {
    #expect(try read(#"{"lines": 99}"#).issues() == [])
    #expect(try read(#"{"lines": "x"}"#).issues().map(\.path) == [["lines"]])
  }

  @Test func `every problem is listed, and strict decoding rejects the configuration`() throws {
    let configuration = try read(#"{"mirror": 0, "names": ["b"], "lines": 99, "line": 1}"#)
    let messages = [
      "'mirror' takes true or false, not 0", "unknown 'line'; the known names are 'mirror', 'names', 'lines'",
    ]
    #expect(configuration.issues().map(\.description) == messages)
    let error = #expect(throws: ConfigurationIssues.self) {
      try schema.requireNoIssues(in: configuration.configurationValues)
    }
    #expect(error?.description == messages.joined(separator: "\n"))
  }

  @Test func `a value can be rejected`() throws {
    var configuration = DynamicConfiguration(schema)
    #expect(throws: ParameterValueError.self) { try configuration.setValue(nil, of: "mirror") }
    #expect(throws: ParameterValueError.self) { try configuration.setValue(.integer(1), of: "mirror") }
    #expect(throws: ParameterValueError.self) { try configuration.setValue(.integer(1), of: "line") }
    #expect(configuration == DynamicConfiguration(schema))
    try configuration.setValue(nil, of: "names")
    #expect(configuration == DynamicConfiguration(schema))
  }

  @Test(arguments: [
    (
      #"{"mirror":false,"names":["你好","🦊 & co","12"]}"#,
      "mirror=false&names=%E4%BD%A0%E5%A5%BD&names=%F0%9F%A6%8A%20%26%20co&names=12"
    ),
    (
      #"{"mirror":true,"new":{"a":[1]},"text":"x","word":"12"}"#,
      "mirror=true&new=%7B%22a%22%3A%5B1%5D%7D&text=x&word=%2212%22"
    ),
  ])
  func `a query and a file give the same values`(json: String, query: String) throws {
    let configuration = try read(json)
    #expect(configuration.urlQuery() == query)
    #expect(DynamicConfiguration(schema, urlQuery: query) == configuration)
  }

  @Test(arguments: [
    "", "&&", "=", "%", "%G0=%", "mirror", "mirror=", "mirror=maybe&mirror=true", "lines=1e999",
  ])
  func `any text can be read as a query`(query: String) {
    let configuration = DynamicConfiguration(schema, urlQuery: query)
    #expect(configuration.value(of: "mirror") == .boolean(true))
    let again = configuration.urlQuery(includingHidden: true)
    #expect(DynamicConfiguration(schema, urlQuery: again) == configuration)
  }

  @Test(arguments: [300, 100_000]) func `data that is nested too deeply is rejected`(depth: Int) throws {
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let configuration = DynamicConfiguration(schema, urlQuery: "mirror=\(nested)")
    #expect(configuration.issues().map(\.kind) == [.wrongType])
  }

  @Test func `a date outside the calendar can be read again`() throws {
    let plain = PlainValue(.date(Date(timeIntervalSinceReferenceDate: .infinity)))
    let value = TypeTable().read(plain, as: .date).value
    #expect(value == .date(Date(timeIntervalSinceReferenceDate: .infinity)))
  }

  @Test func `texts are returned in a language`() {
    let lookup = TextLookup(tables: ["UpNext": ["m": "Spiegeln", "y": "Ja"]])
    let german = schema.localized(by: lookup)
    #expect(german.parameters.map(\.title.text) == ["Spiegeln", "Names", "Lines"])
    let type = schema.parameters[0].type
    #expect(schema.types.displayString(of: .boolean(true), as: type, in: lookup) == "Ja")
    #expect(german.types.displayString(of: .boolean(true), as: german.parameters[0].type) == "Ja")
    #expect(schema.types.displayString(of: .boolean(false), as: type, in: lookup) == "false")
  }
}
