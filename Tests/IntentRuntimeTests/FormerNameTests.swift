import Foundation
import IntentChecking
import IntentRuntime
import IntentSchema
import Testing

/// Stored configurations of earlier versions, whose names `formerly` lists.
struct FormerNameTests {
  private let schema = ConfigurationSchema(
    "Show",
    className: "ShowIntent",
    title: LocalizedText(""),
    parameters: [
      parameter("town", .string(TextSettings()), ["city", "place"]),
      parameter("mode", .enumeration("Mode"), []),
      parameter("item", .object("Item"), []),
      parameter("place", .string(TextSettings()), []),
    ],
    types: TypeTable(
      enums: [
        "Mode": EnumSchema(
          "Mode",
          title: LocalizedText(""),
          cases: [
            EnumSchema.Case("crimson", index: 1, title: LocalizedText(""), formerly: ["red", "blue"]),
            EnumSchema.Case("blue", index: 2, title: LocalizedText("")),
          ]
        )
      ],
      objects: [
        "Item": ObjectSchema(
          "Item",
          title: LocalizedText(""),
          properties: [
            ObjectSchema.Property(
              "colour",
              tag: 100,
              title: LocalizedText(""),
              type: .string(TextSettings()),
              formerly: ["color"]
            )
          ]
        )
      ]
    )
  )

  private static func parameter(_ name: String, _ type: ParameterType, _ formerly: [String])
    -> ParameterSchema
  {
    ParameterSchema(name, tag: 1, title: LocalizedText(""), type: type, formerly: formerly)
  }

  private func rewritten(_ fields: [String: PlainValue]) throws -> PlainValue {
    schema.write(try #require(schema.read(.object(fields))))
  }

  @Test func `an earlier name is read where the new one is absent, and the new one is written`() throws {
    #expect(try rewritten(["city": .string("Kyoto")]) == .object(["town": .string("Kyoto")]))
    #expect(try rewritten(["mode": .string("red")]) == .object(["mode": .string("crimson")]))
    let object: PlainValue = .object(["identifier": .string("a"), "color": .string("#fff")])
    guard case .object(let fields) = try rewritten(["item": object]), case .object(let item)? = fields["item"]
    else {
      Issue.record("the object is lost")
      return
    }
    #expect(item["colour"] == .string("#fff") && item["color"] == nil)
  }

  @Test func `the new name wins, and the old value is kept beside it`() throws {
    let both: [String: PlainValue] = ["city": .string("Kyoto"), "town": .string("Nara")]
    #expect(try rewritten(both) == .object(both))
  }

  @Test func `null under the new name is no value`() throws {
    let fields: [String: PlainValue] = ["town": .null, "city": .string("Kyoto")]
    #expect(try rewritten(fields) == .object(["town": .string("Kyoto")]))
  }

  @Test func `a name that another element has now belongs to that element`() throws {
    #expect(try rewritten(["place": .string("Kyoto")]) == .object(["place": .string("Kyoto")]))
    #expect(try rewritten(["mode": .string("blue")]) == .object(["mode": .string("blue")]))
  }

  @Test func `what cannot be read under an earlier name is set aside under the new one`() throws {
    let values = try #require(schema.read(.object(["city": .integer(3)])))
    #expect(values.retained.entries.keys.sorted() == ["town"])
    #expect(schema.write(values) == .object(["town": .integer(3)]))
  }
}
