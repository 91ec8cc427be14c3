import IntentRuntime
import RuntimeSamples
import Testing

struct SchemaTests {
  @Test func `the schema matches the definition`() {
    let expected = ConfigurationSchema(
      "UpNext",
      className: "UpNextIntent",
      title: text("Up Next", "gpCwrM"),
      description: text("What comes next in your calendars.", "tVvJ9c"),
      parameters: [
        ParameterSchema(
          "mirrorCalendarApp",
          tag: 2,
          title: text("Mirror Calendar App", "Xk3b9Q"),
          type: .boolean(BooleanSettings()),
          defaultValue: .boolean(true)
        ),
        ParameterSchema(
          "calendars",
          tag: 4,
          title: text("Calendars", "Yk3b9Q"),
          type: .object("CalendarItem"),
          isArray: true,
          arraySizes: ArraySizes([.systemSmall: 1, .systemMedium: 4]),
          visibility: VisibilityRule("mirrorCalendarApp", .isAnyOf([.boolean(false)])),
          options: .dynamic
        ),
        ParameterSchema("look", tag: 5, title: text("Look", "Zk3b9Q"), type: .enumeration("DisplayMode")),
        ParameterSchema(
          "lines",
          tag: 6,
          title: text("Lines", "Wk3b9Q"),
          type: .integer(NumberSettings(.slider, minimum: 1, maximum: 10)),
          defaultValue: .integer(3)
        ),
        ParameterSchema(
          "warmth",
          tag: 7,
          title: text("Warmth", "Vk3b9Q"),
          type: .measurement(MeasurementSettings(.temperature, unit: .celsius))
        ),
      ],
      types: TypeTable(
        enums: [
          "DisplayMode": EnumSchema(
            "DisplayMode",
            title: text("Display Mode", "abc"),
            cases: [
              EnumSchema.Case("compact", index: 1, title: text("Compact", "Uk3b9Q")),
              EnumSchema.Case(
                "full",
                index: 3,
                title: text("Full", "Tk3b9Q"),
                synonyms: [text("Everything", "Sk3b9Q")]
              ),
            ]
          )
        ],
        objects: [
          "CalendarItem": ObjectSchema(
            "CalendarItem",
            title: text("Calendar", "def"),
            properties: [
              ObjectSchema.Property(
                "colour",
                tag: 100,
                title: text("Colour", "Rk3b9Q"),
                type: .string(TextSettings())
              ),
              ObjectSchema.Property(
                "parent",
                tag: 101,
                title: text("Parent", "Qk3b9Q"),
                type: .object("CalendarItem")
              ),
            ]
          )
        ]
      )
    )
    #expect(UpNextConfiguration.schema == expected)
  }

  @Test func `the schema holds only the reachable types`() {
    let types = EverythingConfiguration.schema.types
    #expect(Set(types.enums.keys) == ["DisplayMode"])
    #expect(Set(types.objects.keys) == ["Place", "Region"])
    #expect(types.objects["Place"]?.property(named: "region")?.type == .object("Region"))
    #expect(types.objects["Place"]?.property(named: "neighbours")?.isArray == true)
    #expect(types.objects["Region"]?.property(named: "capital")?.type == .object("Place"))
  }

  @Test func `an intent without parameters has an empty schema`() {
    #expect(
      BareConfiguration.schema
        == ConfigurationSchema("Bare", className: "BareIntent", title: LocalizedText("Bare"))
    )
  }

  @Test func `tables of circular types can be created concurrently in any order`() async {
    await withTaskGroup(of: Int.self) { group in
      for index in 0..<64 {
        group.addTask {
          switch index % 4 {
          case 0: Region.properties.schema.properties.count
          case 1: Place.properties.schema.properties.count
          case 2: CalendarItem.properties.schema.properties.count
          default: EverythingConfiguration.schema.types.objects.count
          }
        }
      }
      for await count in group { #expect(count > 0) }
    }
  }

  private func text(_ text: String, _ key: String) -> LocalizedText {
    LocalizedText(text, key: key, table: "UpNext")
  }
}
