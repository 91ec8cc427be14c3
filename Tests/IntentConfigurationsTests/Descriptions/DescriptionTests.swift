import IntentChecking
import IntentCompiler
import Testing

@testable import IntentConfigurations
@testable import IntentDiagnostics
@testable import IntentLocalisation

struct DescriptionTests {
  private let schema = DefinitionSchema(
    name: "UpNext",
    intents: [
      DefinitionSchema.Intent(
        configuration: ConfigurationSchema(
          "UpNext",
          className: "UpNextIntent",
          title: LocalizedText("Up Next", key: "t", table: "UpNext"),
          description: LocalizedText("Shows the next\nevents."),
          parameters: [
            ParameterSchema(
              "mirror",
              tag: 1,
              title: LocalizedText("Mirror", key: "m"),
              type: .boolean(BooleanSettings()),
              defaultValue: .boolean(true)
            ),
            ParameterSchema(
              "calendars",
              tag: 2,
              title: LocalizedText("Calendars"),
              type: .object("CalendarItem"),
              isArray: true,
              arraySizes: ArraySizes([.systemSmall: 1]),
              visibility: VisibilityRule("mirror", .isAnyOf([.boolean(false)])),
              options: .searchable
            ),
          ]
        ),
        category: "information",
        isEligibleForWidgets: true,
        combinations: [
          DefinitionSchema.ParameterCombination(["mirror"], title: LocalizedText("Show ${mirror}"))
        ],
        response: DefinitionSchema.Response(codes: [
          .init("success", number: 4, isSuccess: true, format: LocalizedText("Done."))
        ])
      )
    ],
    enums: [
      EnumSchema(
        "Mode",
        title: LocalizedText("Mode"),
        cases: [.init("wide", index: 10, title: LocalizedText("Wide"), synonyms: [LocalizedText("Broad")])]
      )
    ],
    objects: [
      ObjectSchema(
        "CalendarItem",
        title: LocalizedText("Calendar"),
        properties: [
          .init("limit", tag: 100, title: LocalizedText("Limit"), type: .integer(NumberSettings(minimum: 0)))
        ]
      )
    ],
    systemIntents: ["SendMessage"]
  )

  @Test func `everything is described in words`() {
    #expect(
      Description.text(of: schema, path: "UpNext.intentdefinition") == """
        UpNext.intentdefinition

        intent UpNext: Up Next
          Shows the next events.
          class UpNextIntent; category information; for widgets
          Parameters
            mirror     Mirror
                       true or false; default true
            calendars  Calendars
                       list of object 'CalendarItem'; choices come from code, with
                       search
                       at most 1 in systemSmall
                       shown only while 'mirror' is false
          Suggestions
            mirror
                Show ${mirror}
                opens the app
          Response
            success  number 4; a success
                     Done.

        enum Mode: Mode
            10  wide  Wide
                      also "Broad"

        object CalendarItem: Calendar
            limit  Limit
                   whole number; 0 or more

        Apple's own intents: SendMessage

        """
    )
  }

  @Test func `texts come from a table`() {
    let (table, _) = StringsTable.read(Array("t = 'Demnächst'; m = Spiegeln;".utf8), path: "de.strings")
    let text = Description.text(of: schema, path: "x", translation: Translation(table: table))
    #expect(text.contains("intent UpNext: Demnächst\n"))
    #expect(text.contains("mirror     Spiegeln\n"))
    #expect(text.contains("calendars  Calendars\n"))
  }

  @Test func `an explicit class name of an enum or type is shown`() {
    let named = DefinitionSchema(
      name: "X",
      enums: [EnumSchema("Size", className: "Portion", title: LocalizedText("Size"))],
      objects: [ObjectSchema("Dish", className: "Meal", title: LocalizedText("Dish"))]
    )
    let text = Description.text(of: named)
    #expect(text.contains("enum Size: Size\n  class Portion\n"))
    #expect(text.contains("object Dish: Dish\n  class Meal\n"))
  }

  @Test func `an empty definition says so`() {
    #expect(
      Description.text(of: DefinitionSchema(name: "X"), path: "X")
        == "X\n\nThis definition is empty.\n"
    )
  }

  @Test func `JSON contains everything in a fixed order`() throws {
    let (table, _) = StringsTable.read(Array("m = Spiegeln;".utf8), path: "de.strings")
    let items = [DescriptionJSON.Item(schema, path: "a\"b", translation: Translation(table: table))]
    let bytes = DescriptionJSON.text(of: items)
    #expect(bytes == DescriptionJSON.text(of: items))
    let (value, diagnostics) = JSONTree.read(SourceText(path: "a", bytes: bytes))
    #expect(diagnostics == [])
    let text = String(decoding: bytes, as: UTF8.self)
    for part in [
      "\"path\": \"a\\\"b\"", "\"text\": \"Spiegeln\"", "\"predicate\": \"isAnyOf\"",
      "\"options\": \"searchable\"",
      "\"arraySizes\": {\n                \"systemSmall\": 1\n", "\"words\": \"'mirror' is false\"",
      "\"index\": 10", "\"minimum\": 0", "\"systemIntents\": [\n        \"SendMessage\"\n",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    guard case .object(let members) = value?.kind else {
      Issue.record("it is not an object")
      return
    }
    #expect(members.map(\.key) == ["formatVersion", "definitions"])
  }
}
