import IntentChecking
import IntentSchema
import Testing

@testable import IntentEditor

/// Files of earlier versions, whose names `formerly` lists.
struct FormerNameTests {
  private let schema = ConfigurationSchema(
    "Show",
    className: "ShowIntent",
    title: LocalizedText(""),
    parameters: [
      ParameterSchema(
        "town",
        tag: 1,
        title: LocalizedText(""),
        type: .string(TextSettings()),
        defaultValue: .string("Kyoto"),
        formerly: ["city"]
      ),
      ParameterSchema("mode", tag: 2, title: LocalizedText(""), type: .enumeration("Mode")),
    ],
    types: TypeTable(
      enums: [
        "Mode": EnumSchema(
          "Mode",
          title: LocalizedText(""),
          cases: [EnumSchema.Case("crimson", index: 1, title: LocalizedText(""), formerly: ["red"])]
        )
      ]
    )
  )

  @Test func `unchanged values are saved under the new names, also if they are the defaults`() throws {
    let stored: PlainValue = .object(["city": .string("Kyoto"), "mode": .string("red")])
    let configuration = try #require(DynamicConfiguration(schema, reading: stored))
    let state = EditorState(configuration, stored: stored)
    #expect(state.contentToSave == .object(["town": .string("Kyoto"), "mode": .string("crimson")]))
  }
}
