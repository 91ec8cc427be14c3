import AppFacts
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler

struct MigratedValueTests {
  private func lines(_ short: Short, _ type: TypeName, _ arguments: [CallCode.Argument]) -> [String] {
    var fixture = MigrationFixture(host: Sample(parameters: [short.merging(["Name": "added"])]))
    fixture.add("added", type, arguments)
    return fixture.lines
  }

  @Test func `a default is compared by its meaning`() {
    let short: Short = ["Type": "Decimal", "Metadata": ["Type": "Stepper", "DefaultValue": 3]]
    #expect(lines(short, TypeName("Double"), [.init("default", .integer(3))]) == [])
    expectReports(
      lines(short, TypeName("Double", isOptional: true), []),
      ["careful default-changed (placed) Sample.added"]
    )
    expectReports(
      lines(short, TypeName("Double"), [.init("default", .decimal(4.5))]),
      ["careful default-changed (placed) Sample.added"]
    )
    // What offers the options has the default.
    #expect(lines(short, TypeName("Double"), [.init("optionsProvider", .unknown)]) == [])
  }

  @Test func `the default of an enum is a case`() {
    let short: Short = [
      "Type": "Integer", "EnumType": "Mode", "EnumTypeNamespace": "aB3dE5",
      "Metadata": ["DefaultValue": "large"],
    ]
    #expect(lines(short, TypeName("ModeAppEnum"), [.init("default", .name("big"))]) == [])
    expectReports(
      lines(short, TypeName("ModeAppEnum"), [.init("default", .name("huge"))]),
      ["careful default-changed (placed) Sample.added"]
    )
  }

  @Test func `a case stays the default if only its raw value changed`() {
    let short: Short = [
      "Name": "added", "Type": "Integer", "EnumType": "Mode", "EnumTypeNamespace": "aB3dE5",
      "Metadata": ["DefaultValue": "small"],
    ]
    var fixture = MigrationFixture(host: Sample(parameters: [short]))
    fixture.add("added", TypeName("ModeAppEnum"), [.init("default", .name("small"))])
    fixture.mode.cases[0] = CaseCode("small", rawValue: .string("tiny"))
    expectReports(fixture.lines, ["breaking case-renamed (placed) Mode.small"])
  }

  @Test func `no value is the same as false`() {
    var fixture = MigrationFixture()
    fixture.set("default", nil, of: "isOn")
    fixture.setType(TypeName("Bool", isOptional: true), of: "isOn")
    #expect(fixture.lines == [])
    fixture.set("default", .boolean(true), of: "isOn")
    expectReports(fixture.lines, ["careful default-changed (placed) Sample.isOn"])
  }

  @Test func `a range may be missing or too small`() {
    var fixture = MigrationFixture()
    fixture.set("inclusiveRange", nil, of: "count")
    expectReports(
      fixture.lines,
      [
        "careful values-widened (placed) Sample.count: the values of 'count' changed from '0 to 10' "
          + "to 'any number'"
      ]
    )
    fixture.set("inclusiveRange", .tuple([.integer(1), .integer(10)]), of: "count")
    expectReports(
      fixture.lines,
      [
        "careful values-narrowed (placed) Sample.count: the values of 'count' changed from '0 to 10' "
          + "to '1 to 10'; what was chosen before may be outside"
      ]
    )
  }

  @Test func `half a range cannot be expressed`() {
    let short: Short = ["Type": "Integer", "Metadata": ["Type": "Stepper", "MinimumValue": 2]]
    #expect(lines(short, TypeName("Int", isOptional: true), []) == [])
  }

  private static let sizes: Short = [
    "Type": "Object", "ObjectType": "Item", "ObjectTypeNamespace": "aB3dE5", "SupportsMultipleValues": true,
    "FixedSizeArray": true,
    "ArraySizes": [["SizeClass": "Small", "Size": 2], ["SizeClass": "Medium", "Size": 4]],
  ]

  private static func size(_ small: CodeValue, _ medium: CodeValue) -> [CallCode.Argument] {
    [.init("size", .dictionary([.init(.name("systemSmall"), small), .init(.name("systemMedium"), medium)]))]
  }

  private static func range(_ minimum: Int, _ maximum: Int) -> CodeValue {
    .call(CallCode("init", [.init("min", .integer(minimum)), .init("max", .integer(maximum))]))
  }

  @Test func `a size is the largest number of values`() {
    let type = TypeName("ItemAppEntity", isArray: true, isOptional: true)
    let sizes = Self.size(Self.range(0, 2), Self.range(0, 4))
    #expect(lines(Self.sizes, type, sizes) == [])
  }

  @Test func `a number as a size means exactly so many`() {
    let type = TypeName("ItemAppEntity", isArray: true, isOptional: true)
    expectReports(
      lines(Self.sizes, type, Self.size(.integer(2), Self.range(0, 4))),
      ["careful array-size-cut (placed) Sample.added"]
    )
    let all: [CallCode.Argument] = [.init("size", .integer(4))]
    expectReports(
      lines(Self.sizes, type, all),
      [
        "careful array-size-cut (placed) Sample.added",
        "careful array-size-raised (placed) Sample.added: the array size of 'added' changed from 2 to 4 in systemSmall",
      ]
    )
    expectReports(
      lines(Self.sizes, type, Self.size(Self.range(1, 2), Self.range(0, 4))),
      ["breaking array-size-cut (placed) Sample.added"]
    )
  }

  @Test func `other sizes are reported`() {
    let type = TypeName("ItemAppEntity", isArray: true, isOptional: true)
    expectReports(
      lines(Self.sizes, type, Self.size(Self.range(0, 1), Self.range(0, 9))),
      [
        "careful array-size-cut (placed) Sample.added: the array size of 'added' changed from 2 to 1 in "
          + "systemSmall; placed widgets with more values show only the first ones",
        "careful array-size-raised (placed) Sample.added",
      ]
    )
    expectReports(lines(Self.sizes, type, []), ["careful array-size-raised (placed) Sample.added"])
  }

  @Test func `an amount has its currencies`() {
    let amount: Short = ["Type": "CurrencyAmount", "Metadata": ["CurrencyCodes": ["EUR", "USD"]]]
    let type = TypeName("IntentCurrencyAmount", isOptional: true)
    let codes: [CallCode.Argument] = [.init("currencyCodes", .array([.string("USD"), .string("EUR")]))]
    #expect(lines(amount, type, codes) == [])
    expectReports(lines(amount, type, []), ["careful values-widened (placed) Sample.added"])
    expectReports(
      lines(amount, type, [.init("currencyCodes", .array([.string("EUR")]))]),
      [
        "careful values-narrowed (placed) Sample.added: the values of 'added' changed from 'EUR' and 'USD' to 'EUR'; "
          + "what was chosen before may be outside"
      ]
    )
  }

  @Test func `options come from code`() {
    let short: Short = ["Type": "String", "SupportsDynamicEnumeration": true]
    expectReports(
      lines(short, TypeName("String", isOptional: true), []),
      [
        "careful options-changed (placed) Sample.added: 'added' has no 'optionsProvider', so "
          + "people get no options from code"
      ]
    )
    let provider: [CallCode.Argument] = [.init("optionsProvider", .call(CallCode("Names")))]
    #expect(lines(short, TypeName("String", isOptional: true), provider) == [])
    var fixture = MigrationFixture(host: Sample(parameters: [short.merging(["Name": "added"])]))
    fixture.add("added", TypeName("String", isOptional: true), provider)
    var names = TypeCode("Names", in: ["Sample"])
    names.functions = [FunctionCode("results()", .array([]))]
    fixture.more = [names]
    expectReports(fixture.lines, ["careful options-changed (placed) Sample.added"])
  }
}
