import Foundation
import GeneratedSchemas
import IntentChecking
import IntentDiagnostics
import IntentEditor
import IntentEditorPage
import IntentRuntime
import Testing

struct StateTests {
  static func json(_ state: EditorState, limit: Int = PageView.entryStep) throws -> PlainValue {
    var view = PageView(languages: [.init("", own: "en"), .init("de")], language: "de")
    view.entryLimit = limit
    var writer = JSONWriter()
    writer.state(state, in: view)
    return try JSONDecoder().decode(PlainValue.self, from: Data(writer.bytes))
  }

  @Test func `the rows are those that the evaluator shows, in its order`() throws {
    for hidden in [true, false] {
      let values = ConfigurationValues(["mirrorCalendarApp": .boolean(hidden)])
      let configuration = DynamicConfiguration(UpNextConfiguration.schema, values)
      let rows = try Self.json(EditorState(configuration))["rows"].elements
      var names: [String] = []
      for row in rows where row["parameter"].text != names.last { names.append(row["parameter"].text) }
      #expect(names == configuration.visibleParameters().map(\.name))
    }
  }

  @Test func `a row has its control, its value and how it is typed`() throws {
    var state = EditorState(DynamicConfiguration(NumberControlsConfiguration.schema))
    _ = state.reduce(.on(.parameter("brightness"), .set("0.5")))
    let rows = try Self.json(state)["rows"].elements
    let brightness = try #require(rows.first { $0["parameter"].text == "brightness" })
    #expect(brightness["control"].text == "slider")
    #expect(brightness["number"] == .number(0.5))
    #expect(brightness["minimum"] == .integer(0) && brightness["maximum"] == .integer(1))
    #expect(brightness["typed"].text == "0.5")
    #expect(brightness["isChanged"] == .boolean(true))
    let fish = try #require(rows.first { $0["parameter"].text == "fishCount" })
    #expect(fish["control"].text == "stepper")
    #expect(fish["hasSteps"] == .boolean(true))
  }

  /// Has one parameter.
  private static func configuration(
    _ type: ParameterType,
    isArray: Bool = false,
    options: ParameterSchema.Options = .fixed
  ) -> DynamicConfiguration {
    let parameter = ParameterSchema(
      "a",
      tag: 1,
      title: LocalizedText("A"),
      type: type,
      isArray: isArray,
      options: options
    )
    return DynamicConfiguration(
      ConfigurationSchema(
        "A",
        className: "A",
        title: LocalizedText("A"),
        parameters: [parameter],
        types: TypeTable(enums: ["Color": color("")])
      )
    )
  }

  private static func color(_ title: String) -> EnumSchema {
    EnumSchema(
      "Color",
      title: LocalizedText(title),
      cases: ["red", "green"].enumerated().map { .init($1, index: $0 + 1, title: LocalizedText(title + $1)) }
    )
  }

  @Test func `an integer that JavaScript cannot hold is a text, too`() throws {
    let long = ParameterType.integer(NumberSettings(.slider, minimum: -5, maximum: .max))
    let row = try Self.json(EditorState(Self.configuration(long)))["rows"].elements[0]
    #expect(row["exactMaximum"].text == "9223372036854775807")
    #expect(row["exactMinimum"] == .null)
  }

  /// Contains a control that exchanges letters.
  private static let hidden = "a\u{202E}b"

  /// Every text contains the control, except for names.
  private static func hostile() -> EditorState {
    let parameters = [
      ParameterSchema("text", tag: 1, title: LocalizedText(hidden), type: .string(TextSettings())),
      ParameterSchema("color", tag: 2, title: LocalizedText(hidden), type: .enumeration("Color")),
      ParameterSchema(
        "colors",
        tag: 3,
        title: LocalizedText(hidden),
        type: .enumeration("Color"),
        isArray: true
      ),
      ParameterSchema(
        "city",
        tag: 4,
        title: LocalizedText(hidden),
        type: .untypedObject(nil),
        options: .dynamic
      ),
    ]
    let schema = ConfigurationSchema(
      "A",
      className: "A",
      title: LocalizedText(hidden),
      description: LocalizedText("one\n" + hidden),
      parameters: parameters,
      types: TypeTable(enums: ["Color": color(hidden)])
    )
    let values = ConfigurationValues([
      "text": .string(hidden), "color": .enumCase("red"), "colors": .array([.enumCase("green")]),
    ])
    return EditorState(DynamicConfiguration(schema, values), hasOptions: true, purpose: .saving(to: hidden))
  }

  @Test func `characters that cannot be seen are visible in every text that is only shown`() throws {
    var state = Self.hostile()
    func check(_ screen: String) throws {
      let json = try Self.json(state)
      // What can be edited, and what is compared with the editor's own texts, is as it is.
      let names = Set(json.hiddenTexts().map { String($0.split(separator: ".").last ?? "") })
        .subtracting(["typed", "value", "identifier", "term"])
      #expect(names.isEmpty, "\(screen)")
      if screen != "" { #expect(json[screen] != .null, "\(screen)") }
    }
    try check("")
    let json = try Self.json(state)
    #expect(json["title"].text == "a\\u{202E}b")
    #expect(json["description"].text == "one\na\\u{202E}b")
    #expect(json["rows"].elements[0]["typed"].text == Self.hidden)
    #expect(json["rows"].elements[0]["seen"].text == "a\\u{202E}b")
    _ = state.reduce(.on(.parameter("color"), .open))
    try check("list")
    _ = state.reduce(.on(.parameter("color"), .help))
    try check("help")
    _ = state.reduce(.on(.parameter("city"), .open))
    let option = OptionsCollection<ParameterValue>.Option(
      .object(ObjectValue(identifier: "1", displayString: Self.hidden)),
      identifier: "1",
      displayString: Self.hidden,
      subtitle: Self.hidden,
      imageName: Self.hidden
    )
    _ = state.reduce(.answered(1, .options(.init(sections: [.init(Self.hidden, options: [option])]))))
    try check("list")
    _ = state.reduce(.on(.parameter("text"), .set(Self.hidden + "c")))
    _ = state.reduce(.cancel)
    _ = state.reduce(.save)
    try check("review")
    _ = state.reduce(.changedMeanwhile("'\(Self.hidden)' was changed by another program"))
    try check("conflict")
    _ = state.reduce(.cancel)
    _ = state.reduce(.cancel)
    _ = state.reduce(.on(.parameter("text"), .refuse(Self.hidden, was: Self.hidden)))
    try check("field")
  }

  @Test func `the ends of lines are not hidden characters`() throws {
    var state = EditorState(DynamicConfiguration(EveryTypeConfiguration.schema))
    _ = state.reduce(.on(.parameter("text"), .set("a\r\nb\rc\nd")))
    let row = try #require(Self.json(state)["rows"].elements.first { $0["parameter"].text == "text" })
    #expect(row["typed"].text == "a\r\nb\rc\nd")
    #expect(row["seen"] == .null)
  }

  @Test func `a list is sent up to a limit, with its length`() throws {
    var state = EditorState(Self.configuration(.untypedObject(nil), options: .dynamic), hasOptions: true)
    _ = state.reduce(.on(.parameter("a"), .open))
    let options = (0..<5_000).map { number in
      OptionsCollection<ParameterValue>.Option(
        .object(ObjectValue(identifier: "\(number)", displayString: "City \(number)")),
        identifier: "\(number)",
        displayString: "City \(number)"
      )
    }
    _ = state.reduce(.answered(1, .options(OptionsCollection(options: options))))
    let list = try Self.json(state, limit: 10)["list"]
    #expect(list["total"] == .integer(5_000))
    #expect(list["entries"].elements.map { $0["title"].text } == (0..<10).map { "City \($0)" })
  }

  @Test func `a row does not need to know of identifiers`() throws {
    var state = EditorState(Self.configuration(.untypedObject(nil)))
    #expect(try Self.json(state)["rows"].elements[0]["hint"].text == "a name")
    _ = state.reduce(.help)
    #expect(try Self.json(state)["help"]["facts"].elements.contains { $0["text"].text == "a name" })
    _ = state.reduce(.cancel)
    _ = state.reduce(.typeIn)
    #expect(try Self.json(state)["field"]["hint"].text == "a name")
  }

  @Test func `the families are there if they make a difference`() throws {
    let stocks = try Self.json(EditorState(DynamicConfiguration(StocksConfiguration.schema)))
    #expect(stocks["families"].elements.count == ConfigurationFamily.allCases.count)
    let upNext = try Self.json(EditorState(DynamicConfiguration(UpNextConfiguration.schema)))
    #expect(upNext["families"].elements.isEmpty)
    #expect(upNext["language"].text == "de")
  }

  @Test func `a preview names the cases of an enum once for a list`() throws {
    let schema = Self.configuration(.enumeration("Color"), isArray: true).schema
    let intent = PreviewIntent(schema, languages: [(PageView.Language(""), .base)])
    let data = Data(PreviewData.json(title: "T", [.init("", [intent])]))
    let json = try JSONDecoder().decode(PlainValue.self, from: data)
    let rows = try #require(json["states"].elements.first)["rows"].elements
    #expect(rows.map { $0["cases"].elements.count } == [2, 0])
  }

  @Test func `a preview has each state once, and says where it shows`() throws {
    let german = TextLookup { key, _ in "\(key) de" }
    let languages = [(PageView.Language(""), TextLookup.base), (PageView.Language("de"), german)]
    let intents = [
      PreviewIntent(UpNextConfiguration.schema, languages: languages),
      PreviewIntent(StocksConfiguration.schema, languages: [languages[0]]),
    ]
    let data = Data(PreviewData.json(title: "T", [.init("", intents)]))
    let json = try JSONDecoder().decode(PlainValue.self, from: data)
    let shown = json["sides"].elements[0]["intents"].elements
    #expect(shown.map { $0["name"].text } == ["UpNext", "Stocks"])
    #expect(shown[0]["views"] == .array([.array([.integer(0)]), .array([.integer(1)])]))
    let stocks = shown[1]["views"].elements[0].elements
    // Two families have room for one symbol, and others for 2, 4, 8 and 16; without a family there is no limit.
    #expect(stocks.count == 1 + ConfigurationFamily.allCases.count)
    #expect(Set(stocks).count == 6)
    #expect(json["states"].elements.count == 8)
    let hidden = json["states"].elements[0]["rows"].elements.first { $0["parameter"].text == "calendars" }
    #expect(hidden?["whyHidden"].text.contains("shows only while") == true)
  }

  @Test func `a value of several parts has a field for each, and no syntax`() throws {
    var state = EditorState(DynamicConfiguration(EveryTypeConfiguration.schema))
    for (name, text) in [
      ("contact", #"{"displayName": "Ann", "contactIdentifier": "7"}"#),
      ("place", #"{"name": "Kyoto", "countryCode": "JP", "latitude": 35.5, "longitude": 135}"#),
      ("price", "4.50 EUR"),
    ] { _ = state.reduce(.on(.parameter(name), .set(text))) }
    let rows = try Self.json(state)["rows"].elements
    func parts(_ name: String) -> [String] {
      let row = rows.first { $0["parameter"].text == name } ?? .null
      #expect(row["kind"].text == "parts" && !row["hint"].text.contains("such as"))
      return row["parts"].elements.map { "\($0["name"].text) \($0["kind"].text) \($0["value"].text)" }
    }
    #expect(parts("contact") == ["displayName text Ann", "handle text ", "contactIdentifier kept 7"])
    #expect(
      parts("place") == [
        "name text Kyoto", "locality text ", "countryCode text JP", "latitude number 35.5",
        "longitude number 135",
      ]
    )
    #expect(parts("price").first == "amount number 4.5")
  }

  @Test func `the page says once that there are no defaults`() throws {
    let configuration = Self.configuration(.string(TextSettings()), options: .dynamic)
    var state = EditorState(
      configuration,
      hasOptions: true,
      awaitsDefaults: ProviderDefaults(of: configuration, stored: nil)
    )
    for case .askForDefaults(let number, _) in state.reduce(.started) {
      _ = state.reduce(.answered(number, .failure("no network")))
    }
    let json = try Self.json(state)
    #expect("\(json)".components(separatedBy: "no network").count == 2)
    #expect(json["noDefaults"].text == "Cannot get the defaults: no network")
  }
}

extension PlainValue {
  subscript(_ name: String) -> PlainValue {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  var elements: [PlainValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var text: String {
    if case .string(let text) = self { text } else { "" }
  }

  /// The keys on the way to each text with a control that exchanges letters.
  func hiddenTexts(at place: String = "") -> [String] {
    switch self {
    case .string(let text): text.unicodeScalars.contains("\u{202E}") ? [place] : []
    case .array(let elements): elements.flatMap { $0.hiddenTexts(at: place) }
    case .object(let members):
      members.sorted { $0.key < $1.key }.flatMap {
        $0.value.hiddenTexts(at: place.isEmpty ? $0.key : "\(place).\($0.key)")
      }
    default: []
    }
  }
}
