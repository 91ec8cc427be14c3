import GeneratedSchemas
import IntentRuntime
import Testing

@testable import IntentEditor

struct PictureSample: Sendable, CustomTestStringConvertible {
  let name: String
  /// `nil` for a choice.
  let state: EditorState?
  let frame: @Sendable (EditorPicture) -> Frame
  let spin: Int?
  let glyphs: Glyphs
  let scroll: Int

  init(
    name: String,
    state: some FullScreenState,
    spin: Int? = nil,
    glyphs: Glyphs = .unicode,
    scroll: Int = 0
  ) {
    (self.name, self.state, self.spin, self.glyphs, self.scroll) = (
      name, state as? EditorState, spin, glyphs, scroll
    )
    frame = { $0.frame(of: state) }
  }

  var testDescription: String { name }

  static let all: [PictureSample] = [
    PictureSample(name: "Rows", state: upNext()),
    PictureSample(name: "RowsBesideHidden", state: upNext(["mirrorCalendarApp": .boolean(true)])),
    PictureSample(
      name: "RowsWithHidden",
      state: upNext(["mirrorCalendarApp": .boolean(true)], .toggleHidden, .move(by: 1))
    ),
    PictureSample(name: "StaleChoice", state: stale),
    PictureSample(name: "ArrayFull", state: upNext(["calendars": .array(team + team + team)], .move(by: 1))),
    PictureSample(
      name: "NumbersAndSliders",
      state: state(NumberControlsConfiguration.schema, [.move(by: 1)])
    ),
    PictureSample(
      name: "FieldWithHint",
      state: state(NumberControlsConfiguration.schema, [.move(by: 2), .open])
    ),
    PictureSample(
      name: "FieldWithProblem",
      state: state(NumberControlsConfiguration.schema, [.open, .edit(.insert("x"))])
    ),
    PictureSample(name: "RowWithProblem", state: outOfBounds),
    PictureSample(name: "EveryType", state: state(EveryTypeConfiguration.schema, [.moveToEnd])),
    PictureSample(name: "OptionsAskedJustNow", state: upNext([:], .focus(.parameter("calendars")), .open)),
    PictureSample(
      name: "OptionsAskedForAWhile",
      state: upNext([:], .focus(.parameter("calendars")), .open),
      spin: 3
    ),
    PictureSample(name: "OptionsFailed", state: upNext([:], .focus(.parameter("calendars")), .open, failed)),
    PictureSample(name: "OptionsEmpty", state: upNext([:], .focus(.parameter("calendars")), .open, empty)),
    PictureSample(name: "Options", state: options(.toggle, .move(by: 2))),
    PictureSample(name: "OptionsFiltered", state: options(.edit(.insert("o")))),
    PictureSample(name: "OptionsWithoutMatch", state: options(.edit(.insert("zzz")))),
    PictureSample(name: "Cases", state: upNext([:], .focus(.parameter("titleColor")), .open, .move(by: 1))),
    PictureSample(name: "Review", state: upNext([:], .focus(.parameter("titleColor")), .step(1), .save)),
    PictureSample(name: "ReviewWithDroppedValues", state: upNext(["calendars": .array(team)], hide, .save)),
    PictureSample(name: "ReviewOfNothing", state: upNext([:], .save)),
    PictureSample(name: "Help", state: upNext([:], .focus(.parameter("calendars")), .help)),
    PictureSample(
      name: "HelpScrolled",
      state: upNext([:], .focus(.parameter("calendars")), .help),
      scroll: 9
    ),
    PictureSample(
      name: "LeaveWithoutSaving",
      state: upNext([:], .focus(.parameter("titleColor")), .step(1), .quit)
    ),
    PictureSample(
      name: "ReplaceTheFile",
      state: upNext(
        [:],
        .save,
        .confirm,
        .changedMeanwhile("'widget.json' was changed by another program")
      )
    ),
    PictureSample(name: "FindARow", state: upNext([:], .search, .edit(.insert("col")))),
    PictureSample(
      name: "FindAHiddenRow",
      state: upNext([:], .focus(.parameter("mirrorCalendarApp")), .step(1), .search)
    ),
    PictureSample(name: "FindNothing", state: upNext([:], .search, .edit(.insert("zzz")))),
    PictureSample(
      name: "TextOfSeveralLines",
      state: state(
        TextControlsConfiguration.schema,
        [.focus(.parameter("body")), .typeIn, .paste("\nB\n漢字"), .edit(.up)]
      )
    ),
    PictureSample(name: "ChooseAnIntent", state: intents),
    PictureSample(name: "TextsOfTheWorld", state: worldly()),
    PictureSample(
      name: "TextsOfTheWorldInAList",
      state: worldly(.focus(.parameter("word")), .open, answer(world))
    ),
    PictureSample(name: "HostileTexts", state: hostile),
    PictureSample(name: "ASCII", state: options(.toggle), glyphs: .ascii),
    PictureSample(name: "NothingToConfigure", state: nothing),
  ]

  private static let team = [EditorSample.calendar("team", "Team")]
  private static let hide = EditorEvent.step(1)
  private static let failed =
    EditorEvent.answered(1, .failure("the calendars' server does not answer; try again later"))
  private static let empty = EditorEvent.answered(1, .options(OptionsCollection()))

  private static func answer(_ options: OptionsCollection<ParameterValue>) -> EditorEvent {
    .answered(1, .options(options))
  }

  static func state(
    _ schema: ConfigurationSchema,
    _ events: [EditorEvent],
    values: [String: ParameterValue] = [:],
    hasOptions: Bool = true
  ) -> EditorState {
    let configuration = DynamicConfiguration(schema, ConfigurationValues(values))
    var state = EditorState(
      configuration,
      family: .systemSmall,
      hasOptions: hasOptions,
      purpose: .saving(to: "widget.json")
    )
    for event in events { _ = state.reduce(event) }
    return state
  }

  static func upNext(_ values: [String: ParameterValue] = [:], _ events: EditorEvent...) -> EditorState {
    let values = values.merging(["mirrorCalendarApp": .boolean(false)]) { first, _ in first }
    return state(UpNextConfiguration.schema, events, values: values)
  }

  private static func options(_ events: EditorEvent...) -> EditorState {
    var state = upNext([:], .focus(.parameter("calendars")), .open, answer(EditorSample.calendars))
    for event in events { _ = state.reduce(event) }
    return state
  }

  private static var intents: ChoiceState<String> {
    let options = [("Aquarium Gauge", "Keeps an eye on the water"), ("Bath Timer", "Gets a bath ready")].map {
      OptionsCollection.Option($0, identifier: $0, displayString: $0, subtitle: $1)
    }
    return ChoiceState("Which intent?", from: OptionsCollection(options: options))
  }

  private static var stale: EditorState {
    let gone = EditorSample.calendar("gone", "Football")
    return upNext(
      ["calendars": .array(team + [gone])],
      .started,
      answer(EditorSample.calendars),
      .focus(.element(of: "calendars", 1))
    )
  }

  private static var outOfBounds: EditorState {
    let schema = NumberControlsConfiguration.schema
    let name = schema.parameters.first { $0.type.boundsWords != nil }?.name ?? ""
    return state(schema, [.focus(.parameter(name))], values: [name: .integer(1_000_000)])
  }

  private static let world = OptionsCollection<ParameterValue>(sections: [
    .init("中文", options: ["上海动物园 🐼", "日本語のとても長いカレンダーの名前がここにあります"].map(text)),
    .init("عربي", options: ["تقويم العائلة", "שלום עולם"].map(text)),
    .init("🏳️‍🌈", options: ["👨‍👩‍👧 Family 🇩🇪", "ส้มตำ", "क्षितिज", "e\u{301}te\u{301}"].map(text)),
  ])

  private static func text(_ text: String) -> OptionsCollection<ParameterValue>.Option {
    .init(.string(text), identifier: text, displayString: text, subtitle: "3️⃣ \(text)")
  }

  private static func worldly(_ events: EditorEvent...) -> EditorState {
    let schema = ConfigurationSchema(
      "World",
      className: "WorldIntent",
      title: LocalizedText("世界 🌍 عالم"),
      description: LocalizedText("שלום: all scripts in one widget"),
      parameters: [
        ParameterSchema("flag", tag: 1, title: LocalizedText("国旗"), type: .string(TextSettings())),
        ParameterSchema("family", tag: 2, title: LocalizedText("العائلة"), type: .string(TextSettings())),
        ParameterSchema(
          "word",
          tag: 3,
          title: LocalizedText("とても長いパラメータの名前"),
          type: .string(TextSettings()),
          options: .dynamic
        ),
      ]
    )
    let values: [String: ParameterValue] = [
      "flag": .string("🇩🇪🇯🇵 旗"), "family": .string("تقويم العائلة 👨‍👩‍👧"), "word": .string("上海动物园 🐼"),
    ]
    return state(schema, events, values: values)
  }

  private static var hostile: EditorState {
    let evil = "\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}31m\u{202E}\r\n"
    let schema = ConfigurationSchema(
      evil,
      className: "E",
      title: LocalizedText(evil),
      description: LocalizedText(evil),
      parameters: [
        ParameterSchema("a", tag: 1, title: LocalizedText(evil), type: .string(TextSettings())),
        ParameterSchema("b", tag: 2, title: LocalizedText("B"), type: .string(TextSettings())),
      ]
    )
    return state(schema, [], values: ["a": .string(evil), "b": .string("two\nlines")])
  }

  private static var nothing: EditorState {
    state(ConfigurationSchema("Empty", className: "EmptyIntent", title: LocalizedText("Empty")), [])
  }
}
