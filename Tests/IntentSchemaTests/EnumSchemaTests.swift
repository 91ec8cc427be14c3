import IntentSchema
import Testing

struct EnumSchemaTests {
  private static func element(_ name: String, _ index: Int) -> EnumSchema.Case {
    EnumSchema.Case(name, index: index, title: LocalizedText(name))
  }

  @Test func `a lookup by name or index finds the first case`() {
    var schema = EnumSchema(
      "Mode",
      title: LocalizedText("Mode"),
      cases: [Self.element("small", 1), Self.element("large", 2), Self.element("small", 3)]
    )
    schema.append(Self.element("last", 2))
    #expect(schema.case(named: "small")?.index == 1)
    #expect(schema.case(named: "last")?.index == 2)
    #expect(schema.case(at: 2)?.name == "large")
    #expect(schema.case(at: 4) == nil && schema.case(named: "none") == nil)
    #expect(schema.caseNames == ["small", "large", "small", "last"])
  }
}
