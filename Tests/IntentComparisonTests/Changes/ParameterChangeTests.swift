import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

struct ParameterChangeTests {
  private static func color(_ more: Short = [:]) -> Sample {
    let base: Short = ["Name": "color", "Tag": 20, "Type": "String"]
    return Sample(parameters: [base.merging(more)])
  }

  private func lines(_ old: Sample, _ new: Sample) -> [String] { Changes.lines(old, new) }

  /// Xcode saves models before 1.2 without the key.
  private static func saved(_ model: String, resolves: Bool, _ configurable: Short = .raw("")) -> Sample {
    var host = color(["SupportsResolution": .boolean(resolves), "Configurable": configurable])
    host.root = ["IntentDefinitionModelVersion": .string(model)]
    host.intent = ["EligibleForWidgets": false, "IneligibleForSuggestions": false]
    return host
  }

  @Test func `opening a definition in a newer Xcode does not change whether people can change a parameter`() {
    for resolves in [true, false] {
      let (first, second) = (Self.saved("1.0", resolves: resolves), Self.saved("1.1", resolves: resolves))
      let third = Self.saved("1.2", resolves: resolves, resolves ? true : .raw(""))
      #expect(lines(first, second) == [])
      #expect(lines(second, third) == [])
      #expect(lines(first, third) == [])
    }
    let rules = Changes.between(Self.saved("1.1", resolves: true), Self.saved("1.2", resolves: true))
      .map(\.diagnostic.rule)
    #expect(rules == [.configurableChanged])
  }

  @Test func `a removed parameter loses its values`() {
    expectReports(
      lines(Self.color(), Sample()),
      [
        "breaking parameter-removed (stored, placed) Sample.color: 'color' was "
          + "removed, so what was chosen for it is lost"
      ]
    )
  }

  @Test func `a new parameter does not reach placed widgets`() {
    expectReports(lines(Sample(), Self.color()), ["careful parameter-added (placed) Sample.color"])
    let given = lines(Sample(), Self.color(["Metadata": ["DefaultValue": "red"]]))
    expectReports(given, ["careful parameter-added (placed) Sample.color"])
    let shortcut: Short = ["EligibleForWidgets": false, "Configurable": true]
    var (old, new) = (Sample(), Self.color())
    (old.intent, new.intent) = (shortcut, shortcut)
    expectReports(lines(old, new), ["safe parameter-added Sample.color"])
  }

  @Test func `a renamed parameter is recognized by its tag or its text ID`() {
    let renamed = ["breaking parameter-renamed (stored, placed) Sample.tint"]
    expectReports(lines(Self.color(), Self.color(["Name": "tint"])), renamed)
    expectReports(
      lines(Self.color(), Self.color(["Name": "tint", "Tag": 21])),
      renamed + [
        "careful tag-changed (placed) Sample.tint: the tag of 'tint' changed from 20 to 21, so "
          + "the system may take it for another parameter"
      ]
    )
  }

  @Test func `a tag whose parameter has another type now was given to another parameter`() {
    let new = Self.color(["Name": "rows", "Type": "Integer", "DisplayNameID": "0therr"])
    expectReports(
      lines(Self.color(), new),
      [
        "breaking parameter-removed (stored, placed) Sample.color",
        "careful parameter-added (placed) Sample.rows: 'rows' was added; widgets that are already placed have no value for it",
        "breaking tag-reused (placed) Sample.rows: 'rows' now has the tag 20, which 'color' had: where the system goes by the tag, 'rows' shows what was chosen for 'color'",
      ]
    )
  }

  @Test func `two parameters that swap their tags reuse each other's tag`() {
    func host(_ first: Int, _ second: Int) -> Sample {
      Sample(parameters: [
        ["Name": "a", "Tag": .integer(first), "Type": "String"],
        ["Name": "b", "Tag": .integer(second), "Type": "String"],
      ])
    }
    #expect(
      Changes.between(host(20, 21), host(21, 20)).map(\.diagnostic.rule) == [.tagReused, .tagReused]
    )
  }

  @Test func `a new type loses the values unless it can read them`() {
    func fate(_ old: Short, _ new: Short) -> [String] {
      lines(Self.color(old), Self.color(new))
    }
    expectReports(
      fate(["Type": "Boolean"], ["Type": "Integer"]),
      ["breaking parameter-retyped (stored, placed) Sample.color"]
    )
    expectReports(
      fate(["Type": "Integer"], ["Type": "Decimal"]),
      ["breaking parameter-retyped (placed) Sample.color"]
    )
    let small: Short = ["MinimumValue": 0, "MaximumValue": 9]
    expectReports(
      fate(["Type": "Integer", "Metadata": small], ["Type": "Decimal", "Metadata": small]),
      ["breaking parameter-retyped (placed) Sample.color"]
    )
    expectReports(
      fate(["Type": "String"], ["Type": "URL"]),
      ["breaking parameter-retyped (stored, placed) Sample.color"]
    )
  }

  @Test func `a renamed enum or object type is the same type`() {
    var (old, new) = (Sample(), Sample())
    let mode: Short = ["Name": "Way", "DisplayName": "Way", "DisplayNameID": "nWay00"]
    let parameter: Short = ["Name": "way", "Type": "Integer", "EnumTypeNamespace": "aB3dE5", "Tag": 20]
    let values: Short = ["Values": [["Name": "unknown"], ["Name": "left", "Index": 1]]]
    old.enums = [mode.merging(values)]
    new.enums = [mode.merging(values).merging(["Name": "Path"])]
    let child: Short = [
      "Name": "child", "Type": "String", "Tag": 21,
      "Relationship": [
        "ParentName": "way", "PredicateName": "EnumHasExactValue", "PredicateValue": "left",
      ],
    ]
    old.parameters = [parameter.merging(["EnumType": "Way"]), child]
    new.parameters = [parameter.merging(["EnumType": "Path"]), child]
    #expect(Changes.between(old, new) == [])
  }

  @Test func `a smaller array size cuts a list, and a greater one does not`() {
    func sizes(_ counts: [(String, Int)]) -> Short {
      let entries = counts.map { (name, size) -> Short in ["Size": .integer(size), "SizeClass": "\(name)"] }
      return ["SupportsMultipleValues": true, "FixedSizeArray": 1, "ArraySizes": .array(entries)]
    }
    let (old, new) = (
      Self.color(sizes([("Small", 4), ("Medium", 6)])), Self.color(sizes([("Small", 6), ("Large", 8)]))
    )
    expectReports(
      lines(old, new),
      ["careful array-size-cut (stored, placed) Sample.color", "safe array-size-raised Sample.color"]
    )
    let free = Self.color(["SupportsMultipleValues": true])
    #expect(Changes.between(free, old).map(\.diagnostic.rule) == [.arraySizeCut])
  }

  @Test func `bounds, currencies and files narrow and widen`() {
    func rules(_ type: Short, _ old: Short, _ new: Short) -> [Rule] {
      Changes.between(
        Self.color(["Type": type, "Metadata": old]),
        Self.color(["Type": type, "Metadata": new])
      ).map(\.diagnostic.rule)
    }
    #expect(rules("Integer", ["MaximumValue": 9], [:]) == [.valuesWidened])
    #expect(
      rules("Integer", ["MaximumValue": 9], ["MinimumValue": 1, "MaximumValue": 99]) == [
        .valuesNarrowed
      ]
    )
    let (euro, both): (Short, Short) = (["CurrencyCodes": ["EUR"]], ["CurrencyCodes": ["USD", "EUR"]])
    #expect(rules("CurrencyAmount", euro, both) == [.valuesWidened])
    #expect(rules("CurrencyAmount", both, euro) == [.valuesNarrowed])
    #expect(rules("CurrencyAmount", both, ["CurrencyCodes": ["EUR", "USD"]]) == [])
    #expect(rules("File", ["Type": "Image"], [:]) == [.valuesWidened])
    #expect(rules("File", [:], ["Type": "Image"]) == [.valuesNarrowed])
  }

  @Test func `a kind of file that includes the old one is wider`() {
    func rules(_ old: Short, _ new: Short) -> [Rule] {
      Changes.between(
        Self.color(["Type": "File", "Metadata": old]),
        Self.color(["Type": "File", "Metadata": new])
      ).map(\.diagnostic.rule)
    }
    func custom(_ types: Short...) -> Short {
      ["Type": "Custom", "CustomUTIs": .array(types.map { ["=UTI": $0] })]
    }
    #expect(rules(["Type": "PlainText"], custom("public.plain-text")) == [])
    #expect(rules(["Type": "PlainText"], custom("public.data")) == [.valuesWidened])
    #expect(rules(custom("public.data"), ["Type": "PlainText"]) == [.valuesNarrowed])
    #expect(rules(custom("public.plain-text", "public.image"), custom("public.item")) == [.valuesWidened])
    #expect(
      rules(custom("public.plain-text", "public.image"), custom("public.text")) == [.valuesNarrowed]
    )
    #expect(rules(custom("public.content"), custom("public.data")) == [.valuesNarrowed])
    #expect(rules(custom("public.comma-separated-values-text"), custom("public.text")) == [.valuesWidened])
    #expect(rules(custom("public.text"), custom("public.audio")) == [.valuesNarrowed])
    #expect(rules(custom("public.plain-text"), custom("com.example.own")) == [.valuesNarrowed])
    #expect(rules([:], custom("com.example.own")) == [.valuesNarrowed])
  }

  @Test func `types that are not known are said to have changed`() {
    func file(_ types: Short...) -> Sample {
      let list = Short.array(types.map { ["=UTI": $0] })
      return Self.color(["Type": "File", "Metadata": ["Type": "Custom", "CustomUTIs": list]])
    }
    let changed = lines(file("com.example.own"), file("public.data"))
    expectReports(
      changed,
      [
        "careful values-changed (stored, placed) Sample.color: the values of 'color' changed "
          + "from a file (com.example.own) to a file (public.data); which files belong to both is "
          + "not known, so what was chosen before may be outside"
      ]
    )
    let lost = Changes.between(file("com.example.own", "public.image"), file("public.text"))
    #expect(lost.map(\.diagnostic.rule) == [.valuesNarrowed])
    let kept = Changes.between(file("com.example.own"), file("com.example.own", "public.text"))
    #expect(kept.map(\.diagnostic.rule) == [.valuesWidened])
  }

  @Test func `a kind of file that is not known is compared with nothing`() {
    func file(_ metadata: Short) -> Sample { Self.color(["Type": "File", "Metadata": metadata]) }
    let unknown = file(["Type": "Spreadsheets"])
    #expect(lines(unknown, file(["Type": "Image"])) == [])
    #expect(lines(file(["Type": "Image"]), unknown) == [])
  }

  @Test func `Xcode's default maximum is not a narrowing`() {
    func number(_ metadata: Short) -> Sample { Self.color(["Type": "Integer", "Metadata": metadata]) }
    let untouched = number(["Type": "Field", "MaximumValue": 1])
    func rules(_ old: Sample, _ new: Sample) -> [Rule] {
      Changes.between(old, new).map(\.diagnostic.rule)
    }
    #expect(rules(number(["Type": "Field"]), untouched) == [])
    #expect(rules(Self.color(["Type": "Integer"]), untouched) == [])
    #expect(rules(untouched, number(["Type": "Field", "MaximumValue": 9])) == [.valuesWidened])
    #expect(
      rules(number(["Type": "Slider"]), number(["Type": "Slider", "MaximumValue": 1]))
        == [.valuesNarrowed]
    )
    #expect(
      rules(number(["Type": "Field"]), number(["Type": "Field", "MaximumValue": 2])) == [
        .valuesNarrowed
      ]
    )
  }

  @Test func `a new default changes parameters without a choice`() {
    let (one, two): (Short, Short) = (["DefaultValue": 1], ["DefaultValue": 2])
    expectReports(
      lines(
        Self.color(["Type": "Integer", "Metadata": one]),
        Self.color(["Type": "Integer", "Metadata": two])
      ),
      ["careful default-changed (stored) Sample.color: the default of 'color' changed from 1 to 2"]
    )
    let list: Short = ["Type": "Integer", "SupportsMultipleValues": true, "Metadata": [:]]
    expectReports(
      lines(Self.color(list), Self.color(list.merging(["Metadata": two]))),
      ["safe default-changed Sample.color"]
    )
    expectReports(
      lines(
        Self.color(["Type": "Integer", "Metadata": one]),
        Self.color(["Type": "Integer", "Metadata": [:]])
      ),
      [
        "careful optionality-changed (stored) Sample.color: 'color' no longer has a default, "
          + "so where nobody chose a value, there is none"
      ]
    )
  }

  @Test func `an enum with the same cases and indices keeps the choice`() {
    func host(_ name: Short, _ cases: [Short]) -> Sample {
      let kind = Sample.mode.merging([
        "Name": "Kind", "DisplayNameID": "nKind0", "Values": .array([["Name": "unknown"]] + cases),
      ])
      return Sample(
        parameters: [
          ["Name": "way", "Type": "Integer", "EnumType": name, "EnumTypeNamespace": "aB3dE5", "Tag": 20]
        ],
        enums: [kind]
      )
    }
    let small: Short = ["Name": "small", "Index": 1]
    let large: Short = ["Name": "large", "Index": 2]
    expectReports(
      lines(host("Mode", [small, large]), host("Kind", [small, large])),
      ["safe parameter-retyped Sample.way"]
    )
    let more = [large, small, ["Name": "huge", "Index": 3]]
    expectReports(
      lines(host("Mode", more), host("Kind", more)),
      ["safe parameter-retyped Sample.way"]
    )
    let other: [Short] = [small, ["Name": "large", "Index": 3]]
    expectReports(
      lines(host("Mode", other), host("Kind", other)),
      ["breaking parameter-retyped (placed) Sample.way"]
    )
  }

  @Test func `Siri and Shortcuts no longer ask for a value`() {
    func host(_ isResolved: Bool, _ intent: Short = ["Configurable": true]) -> Sample {
      var host = Self.color(["SupportsResolution": .boolean(isResolved)])
      host.intent = intent
      return host
    }
    expectReports(
      lines(host(true), host(false)),
      [
        "careful resolution-changed (placed) Sample.color: 'color' is no longer resolved, so Siri and Shortcuts no longer "
          + "ask for it if its value is missing or unclear"
      ]
    )
    #expect(lines(host(false), host(true)) == [])
    let widget: Short = ["EligibleForWidgets": true, "IneligibleForSuggestions": true]
    #expect(lines(host(true, widget), host(false, widget)) == [])
  }

  @Test func `two parameters that swap their titles mean each other`() {
    func host(_ from: String, _ to: String, ids: (String, String) = ("aaaaaa", "bbbbbb")) -> Sample {
      let rows = [("from", from, ids.0), ("to", to, ids.1)].enumerated().map { index, row -> Short in
        [
          "Name": "\(row.0)", "Tag": .integer(20 + index), "Type": "String", "DisplayName": "\(row.1)",
          "DisplayNameID": "\(row.2)",
        ]
      }
      return Sample(parameters: rows)
    }
    let swapped = [
      "careful text-changed (stored, placed) Sample.from: the title of 'from' changed from 'From' to 'To', which 'to' had, "
        + "so people find what they chose for 'From' under 'To'",
      "careful text-changed (stored, placed) Sample.to",
    ]
    let old = host("From", "To")
    expectReports(lines(old, host("To", "From")), swapped)
    // A correction that takes no other parameter's title is only another text.
    #expect(lines(old, host("Start", "To")) == [])
    #expect(lines(old, host("From", "To", ids: ("cccccc", "dddddd"))) == [])
  }
}
