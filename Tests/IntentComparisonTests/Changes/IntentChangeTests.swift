import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

struct IntentChangeTests {
  private static func intent(_ more: Short) -> Sample { Sample(intent: more) }

  @Test func `a new name is a new class, and widgets lose their settings`() {
    expectReports(
      Changes.lines(Sample(), Self.intent(["Name": "Example"])),
      ["breaking intent-renamed (placed) Example"]
    )
  }

  @Test func `a new name with the old class loses nothing`() {
    expectReports(
      Changes.lines(Sample(), Self.intent(["Name": "Example", "ClassName": "SampleIntent"])),
      [
        "safe intent-renamed Example: the intent 'Sample' was renamed to 'Example'; its class "
          + "is still 'SampleIntent', so stored values are still found"
      ]
    )
  }

  @Test func `an intent that has nothing in common with the old one is another intent`() {
    let new = Self.intent(["Name": "Example", "TitleID": "0therr"])
    #expect(Changes.between(Sample(), new).map(\.diagnostic.rule) == [.intentRemoved, .intentAdded])
  }

  @Test func `an intent without parameters has no settings to lose`() {
    func host(_ more: Short) -> Sample {
      Sample(intent: (["Parameters": []] as Short).merging(more))
    }
    let old = host([:])
    for (new, starts) in [
      (host(["Name": "Example"]), ["safe intent-renamed Example"]),
      (host(["ClassName": "Other"]), ["safe class-name-changed Sample"]),
      (
        host(["Name": "Example", "TitleID": "0therr"]),
        [
          "safe intent-removed Sample",
          "safe intent-added Example: the intent 'Example' was added",
        ]
      ),
      (
        host(["EligibleForWidgets": false]),
        [
          "safe widget-eligibility-lost Sample: 'Sample' can no longer configure widgets; it had no parameters, so placed ones lose no settings"
        ]
      ),
    ] {
      let changes = Changes.between(old, new)
      expectReports(changes.map(\.line), starts)
      #expect(changes.first?.verdict(for: .placed) == .safe)
      #expect(changes.first?.verdict(for: .stored) == .safe)
    }
    let shortcut = host(["Configurable": true])
    let lines = Changes.lines(shortcut, host(["Configurable": true, "ClassName": "Other"]))
    expectReports(lines, ["breaking class-name-changed (placed) Sample"])
  }

  @Test func `the saved version and the order of elements are not changes`() {
    var (old, new) = (Sample(), Sample())
    old.parameters = [["Name": "a", "Tag": 20, "Type": "String"], ["Name": "b", "Tag": 21, "Type": "URL"]]
    new.parameters = [
      ["Name": "b", "Tag": 21, "Type": "URL", "DisplayName": "Added 1", "DisplayNameID": "added1"],
      ["Name": "a", "Tag": 20, "Type": "String", "DisplayName": "Added 0", "DisplayNameID": "added0"],
    ]
    new.root = [
      "IntentDefinitionModelVersion": "1.1", "IntentDefinitionNamespace": "zzzzzz",
      "IntentDefinitionToolsVersion": "15A240d", "IntentDefinitionSystemVersion": "23A344",
    ]
    #expect(Changes.lines(old, new) == [])
  }

  @Test func `an enum that moves to another file has not changed`() {
    let whole = Sample().xml
    let end = "</dict>\n</plist>"
    let part = Sample.file(["Enums": [Sample.mode]].short.content("IN"))
    var rest = Sample()
    rest.root = ["Enums": []]
    #expect(whole.contains(end))
    let changes = ContractComparison.changes(
      from: Changes.schema([whole]),
      to: Changes.schema([rest.xml, part])
    )
    #expect(changes == [])
  }

  @Test func `intents with the same name in two folders are each compared with their own`() {
    let (one, two) = (Self.intent(["ClassName": "One"]).xml, Self.intent(["ClassName": "Two"]).xml)
    func schema(_ files: [String]) -> Contract {
      var schema = Contract()
      for (folder, file) in zip(["A", "B"], files) {
        let part = Changes.schema([file], folder: { _ in folder })
        schema.intents += part.intents
      }
      return schema
    }
    let changes = ContractComparison.changes(from: schema([one, two]), to: schema([one, one]))
    #expect(changes.map(\.diagnostic.rule) == [.classNameChanged])
  }

  @Test func `an intent of two folders is only lost where it was`() {
    func schema(_ folders: String...) -> Contract {
      folders.reduce(into: Contract()) { schema, folder in
        schema.intents += Changes.schema([Self.intent([:]).xml], folder: { _ in folder }).intents
      }
    }
    expectReports(
      ContractComparison.changes(from: schema("A", "B"), to: schema("A")).map(\.line),
      ["careful intent-removed (stored, placed) Sample"]
    )
    let more = Sample(parameters: [["Name": "color", "Tag": 20, "Type": "String"]])
    var old = schema("A")
    old.intents += Changes.schema([more.xml], folder: { _ in "B" }).intents
    let lines = ContractComparison.changes(from: old, to: schema("A")).map(\.line)
    #expect(lines.contains { $0.hasPrefix("breaking intent-removed") })
  }

  @Test func `a case that is renamed in one folder keeps its name in another`() {
    func file(_ name: Short) -> String {
      let values: Short = [
        ["Name": "unknown"],
        ["Name": name, "Index": 2, "DisplayName": "Large", "DisplayNameID": "cLarge"],
      ]
      var host = Sample(parameters: [
        [
          "Name": "color", "Tag": 20, "Type": "String",
          "Relationship": [
            "ParentName": "mode", "PredicateName": "EnumHasExactValue", "PredicateValue": name,
          ],
        ]
      ])
      host.root = ["Enums": [Sample.mode.merging(["Values": values])]]
      return host.xml
    }
    func schema(_ files: [String]) -> Contract {
      var schema = Contract()
      for (folder, file) in zip(["A", "B"], files) {
        schema.add(Changes.schema([file], folder: { _ in folder }))
      }
      return schema
    }
    let old = schema([file("large"), file("large")])
    let changes = ContractComparison.changes(from: old, to: schema([file("large"), file("big")]))
    #expect(changes.map(\.diagnostic.rule) == [.caseRenamed])
  }

  @Test func `the output of a shortcut step is compared`() {
    func host(_ output: String, _ type: String) -> Sample {
      Self.intent([
        "Response": [
          "Output": "\(output)",
          "Parameters": [
            ["Name": "total", "Tag": 1, "Type": "\(type)"], ["Name": "rest", "Tag": 2, "Type": "Integer"],
          ],
        ]
      ])
    }
    expectReports(
      Changes.lines(host("total", "Integer"), host("rest", "String")),
      ["careful response-changed (placed) Sample"]
    )
  }

  @Test func `a change of the category, verb or confirmation of an intent is reported`() {
    let old = Sample(intent: ["Category": "information", "Verb": "View"])
    let new = Sample(intent: ["Category": "order", "Verb": "Order", "UserConfirmationRequired": true])
    expectReports(
      Changes.lines(old, new),
      [
        "safe presentation-changed Sample", "safe presentation-changed Sample",
        "careful presentation-changed (placed) Sample",
      ]
    )
    expectReports(
      Changes.lines(new, old),
      [
        "safe presentation-changed Sample", "safe presentation-changed Sample",
        "safe presentation-changed Sample",
      ]
    )
  }

  @Test func `a response code is renamed if its text keeps its ID`() {
    func host(_ code: String, _ text: String, _ id: String) -> Sample {
      let codes: [Short] = [["Name": "\(code)", "FormatString": "\(text)", "FormatStringID": "\(id)"]]
      return Sample(intent: ["Response": ["Codes": .array(codes)]])
    }
    #expect(
      Changes.lines(host("soldOut", "None left", "aaaaaa"), host("outOfStock", "Sold out", "aaaaaa")) == []
    )
    expectReports(
      Changes.lines(host("soldOut", "None left", "aaaaaa"), host("tooLate", "Closed", "bbbbbb")),
      [
        "careful response-removed (placed) Sample: the response code 'soldOut' was removed, so the intent can no longer end with it"
      ]
    )
  }

  @Test func `codes without an ID are not matched by it`() {
    func host(_ code: String) -> Sample {
      let codes: [Short] = [["Name": "\(code)", "FormatString": "\(code)", "FormatStringID": ""]]
      return Sample(intent: ["Response": ["Codes": .array(codes)]])
    }
    expectReports(
      Changes.lines(host("soldOut"), host("tooLate")),
      ["careful response-removed (placed) Sample"]
    )
  }

  /// A shortcut gets the output, and nothing else of a response.
  @Test func `only the output of a response matters to shortcuts`() {
    func host(_ names: [String], output: String) -> Sample {
      let parameters = names.enumerated().map { number, name -> Short in
        ["Name": "\(name)", "Tag": .integer(number + 1), "Type": "String"]
      }
      return Sample(intent: ["Response": ["Output": "\(output)", "Parameters": .array(parameters)]])
    }
    #expect(Changes.lines(host(["total", "rest"], output: "total"), host(["total"], output: "total")) == [])
    // The definition may still name it.
    expectReports(
      Changes.lines(host(["total", "rest"], output: "rest"), host(["total"], output: "rest")),
      ["careful response-changed (placed) Sample"]
    )
    expectReports(
      Changes.lines(host(["total", "rest"], output: "rest"), host(["total"], output: "total")),
      ["careful response-changed (placed) Sample"]
    )
  }

  @Test func `the order of response codes is not a change`() {
    func host(_ codes: [Short]) -> Sample { Sample(intent: ["Response": ["Codes": .array(codes)]]) }
    let codes: [Short] = [["Name": "closed"], ["Name": "soldOut"], ["Name": "success", "Success": true]]
    #expect(Changes.lines(host(codes), host(codes.reversed())) == [])
  }
}

extension Dictionary where Key == String, Value == [Short] {
  fileprivate var short: Short { .dictionary(map { ($0.key, .array($0.value)) }) }
}
