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
    #expect(
      lines(short, TypeName("Double", isOptional: true), []) == [
        "careful default-changed (placed): 'added' starts with no value; in the definition it starts with 3"
      ]
    )
    #expect(
      lines(short, TypeName("Double"), [.init("default", .decimal(4.5))]) == [
        "careful default-changed (placed): 'added' starts with 4.5; in the definition it starts with 3"
      ]
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
    #expect(
      lines(short, TypeName("ModeAppEnum"), [.init("default", .name("huge"))]) == [
        "careful default-changed (placed): 'added' starts with 'huge', which is not a case of 'ModeAppEnum'; in the "
          + "definition it starts with 'large'"
      ]
    )
  }

  @Test func `no value is the same as false`() {
    var fixture = MigrationFixture()
    fixture.set("default", nil, of: "isOn")
    fixture.setType(TypeName("Bool", isOptional: true), of: "isOn")
    #expect(fixture.lines == [])
    fixture.set("default", .boolean(true), of: "isOn")
    #expect(
      fixture.lines == [
        "careful default-changed (placed): 'isOn' starts with true; in the definition it starts with false"
      ]
    )
  }

  @Test func `a range may be missing or too small`() {
    var fixture = MigrationFixture()
    fixture.set("inclusiveRange", nil, of: "count")
    #expect(
      fixture.lines == [
        "careful values-widened (placed): people can enter any number for 'count'; in the definition, 0 to 10"
      ]
    )
    fixture.set("inclusiveRange", .tuple([.integer(1), .integer(10)]), of: "count")
    #expect(
      fixture.lines == [
        "careful values-narrowed (placed): people can enter 1 to 10 for 'count'; in the definition, 0 to 10, so what was "
          + "chosen may be outside"
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
    #expect(
      lines(Self.sizes, type, Self.size(.integer(2), Self.range(0, 4))) == [
        "careful array-size-cut (placed): 'added' takes exactly 2 in systemSmall: some have measured that a widget with "
          + "fewer values shows only a placeholder, and an app has shipped such a size for years. '.init(min: 0, max: n)' "
          + "takes fewer, too"
      ]
    )
    let all: [CallCode.Argument] = [.init("size", .integer(4))]
    #expect(
      lines(Self.sizes, type, all).first?.contains("exactly 4 in systemSmall and 4 in systemMedium:") == true
    )
    #expect(
      lines(Self.sizes, type, Self.size(Self.range(1, 2), Self.range(0, 4))) == [
        "breaking array-size-cut (placed): 'added' needs at least 1 in systemSmall; a widget with fewer values shows only "
          + "a placeholder. Write '.init(min: 0, max: n)'"
      ]
    )
  }

  @Test func `other sizes are reported`() {
    let type = TypeName("ItemAppEntity", isArray: true, isOptional: true)
    #expect(
      lines(Self.sizes, type, Self.size(Self.range(0, 1), Self.range(0, 9))) == [
        "careful array-size-cut (placed): 'added' takes 1 instead of 2 in systemSmall",
        "careful array-size-raised (placed): 'added' takes 9 instead of 4 in systemMedium",
      ]
    )
    #expect(
      lines(Self.sizes, type, []) == [
        "careful array-size-raised (placed): 'added' takes any number instead of 2 in systemSmall and any number instead "
          + "of 4 in systemMedium"
      ]
    )
  }

  @Test func `a date has its kind`() {
    let short: Short = ["Type": "DateComponents", "Metadata": ["Type": "Date"]]
    let type = TypeName("DateComponents", isOptional: true)
    #expect(lines(short, type, [.init("kind", .name("date"))]) == [])
    #expect(
      lines(short, type, []) == [
        "careful unit-changed (placed): people choose 'dateTime' for 'added'; in the definition it is 'date': add "
          + "'kind: .date'"
      ]
    )
  }

  @Test func `a measurement has its unit`() {
    let short: Short = ["Type": "Temperature", "Metadata": ["Unit": "Celsius"]]
    let type = TypeName("Measurement<UnitTemperature>", isOptional: true)
    #expect(lines(short, type, [.init("unit", .name("celsius"))]) == [])
    #expect(
      lines(short, type, [.init("unit", .name("fahrenheit"))]).contains {
        $0.hasPrefix("careful unit-changed (placed): people enter 'added' in fahrenheit")
      }
    )
  }

  @Test func `the look of a field is safe`() {
    var fixture = MigrationFixture()
    fixture.set("controlStyle", .name("field"), of: "count")
    #expect(
      fixture.lines == [
        "safe presentation-changed: the control of 'count' is a field; in the definition it is a stepper"
      ]
    )
    let short: Short = [
      "Type": "String", "Metadata": ["Capitalization": "Words", "DisableAutocorrect": true],
    ]
    #expect(
      lines(short, TypeName("String", isOptional: true), []) == [
        "safe presentation-changed: the text field of 'added' lacks capitalization 'words' and 'autocorrect: false', "
          + "which the definition has"
      ]
    )
  }

  @Test func `a place and a file are chosen as before`() {
    let city: Short = ["Type": "Placemark", "Metadata": ["Type": "City"]]
    let place = TypeName("CLPlacemark", isOptional: true)
    #expect(lines(city, place, [.init("displayStyle", .name("city"))]) == [])
    #expect(
      lines(city, place, []) == [
        "safe presentation-changed: 'added' shows 'name'; in the definition it is 'city': add 'displayStyle: .city'"
      ]
    )
    let amount: Short = ["Type": "CurrencyAmount", "Metadata": ["CurrencyCodes": ["EUR", "USD"]]]
    let type = TypeName("IntentCurrencyAmount", isOptional: true)
    let codes: [CallCode.Argument] = [.init("currencyCodes", .array([.string("USD"), .string("EUR")]))]
    #expect(lines(amount, type, codes) == [])
    #expect(
      lines(amount, type, []) == [
        "careful values-widened (placed): the 'currencyCodes' of 'added' are not 'EUR' and 'USD', as in the definition"
      ]
    )
  }

  @Test func `a Boolean has the texts for both values`() {
    let short: Short = [
      "Type": "Boolean",
      "Metadata": [
        "TrueDisplayName": "Yes", "TrueDisplayNameID": "y", "FalseDisplayName": "No",
        "FalseDisplayNameID": "n",
      ],
    ]
    #expect(
      lines(short, TypeName("Bool", isOptional: true), []) == [
        "careful text-removed (texts): 'added' has no 'displayName', so people do not read 'Yes' and 'No'"
      ]
    )
    let names: [CallCode.Argument] = [
      .init(
        "displayName",
        .call(CallCode("init", [.init("true", .string("On")), .init("false", .string("No"))]))
      )
    ]
    #expect(
      lines(short, TypeName("Bool", isOptional: true), names) == [
        "careful text-changed (texts): the name of true for 'added' is 'On'; in the definition it is 'Yes'"
      ]
    )
  }

  @Test func `options come from code`() {
    let short: Short = ["Type": "String", "SupportsDynamicEnumeration": true]
    #expect(
      lines(short, TypeName("String", isOptional: true), []) == [
        "careful options-changed (placed): 'added' has no 'optionsProvider', so people get no options from code"
      ]
    )
    let provider: [CallCode.Argument] = [.init("optionsProvider", .call(CallCode("Names")))]
    #expect(lines(short, TypeName("String", isOptional: true), provider) == [])
    var fixture = MigrationFixture(host: Sample(parameters: [short.merging(["Name": "added"])]))
    fixture.add("added", TypeName("String", isOptional: true), provider)
    var names = TypeCode("Names", in: ["Sample"])
    names.functions = [FunctionCode("results()", .array([]))]
    fixture.more = [names]
    #expect(
      fixture.lines == [
        "careful options-changed (placed): 'Names' offers nothing for 'added', whose options come from code"
      ]
    )
  }
}
