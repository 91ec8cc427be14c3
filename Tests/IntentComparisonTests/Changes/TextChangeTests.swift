import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentDiagnostics

struct TextChangeTests {
  private static func color(_ text: Short, _ id: Short) -> Sample {
    Sample(parameters: [
      ["Name": "color", "Tag": 20, "Type": "String", "DisplayName": text, "DisplayNameID": id]
    ])
  }

  @Test func `a new text under a new ID is one change`() {
    expectReports(
      Changes.lines(Self.color("Colour", "aaaaaa"), Self.color("Tint", "bbbbbb")),
      ["careful text-id-changed (texts) Sample.color"]
    )
  }

  @Test func `two texts that swap their contents and IDs keep their translations`() {
    func host(_ first: Short, _ second: Short) -> Sample {
      let base: [Short] = [
        ["Name": "a", "Tag": 20, "Type": "String"], ["Name": "b", "Tag": 21, "Type": "URL"],
      ]
      return Sample(parameters: [base[0].merging(first), base[1].merging(second)])
    }
    let one: Short = ["DisplayName": "One", "DisplayNameID": "aaaaaa"]
    let two: Short = ["DisplayName": "Two", "DisplayNameID": "bbbbbb"]
    expectReports(
      Changes.lines(host(one, two), host(two, one)),
      [
        "safe text-changed Sample.a: 'a': the display name changed from 'One' to 'Two'",
        "safe text-changed Sample.b",
      ]
    )
  }

  @Test func `an ID that has the same text elsewhere keeps its translations`() {
    expectReports(
      Changes.lines(Self.color("Small", "aaaaaa"), Self.color("Small", "cSmall")),
      [
        "safe text-id-changed Sample.color: 'color': the ID of the display name 'Small' "
          + "changed from 'aaaaaa' to 'cSmall', which translations already use"
      ]
    )
  }

  @Test func `a text that becomes empty is removed, and one that was empty is added`() {
    func host(_ title: Short) -> Sample { Sample(intent: ["Title": title]) }
    expectReports(
      Changes.lines(Sample(), host("")),
      ["safe text-removed Sample: the title 'Sample' was removed"]
    )
    expectReports(Changes.lines(host(""), Sample()), ["safe text-added Sample: the title 'Sample' was added"])
  }

  private static func combinations(_ texts: [(String, String, String)]) -> Sample {
    Sample(intent: [
      "ParameterCombinations": .dictionary(
        texts.map { key, text, id in
          ("=\(key)", ["Title": "\(text)", "TitleID": "\(id)"])
        }
      )
    ])
  }

  @Test func `the summaries of two kinds of shortcuts are distinguished, each at its location`() {
    let changes = Changes.between(
      Self.combinations([("count", "Show", "aaaaaa"), ("mode", "Show", "bbbbbb")]),
      Self.combinations([("count", "View", "aaaaaa"), ("mode", "View", "bbbbbb")])
    )
    expectReports(changes.map(\.line), ["safe text-changed Sample", "safe text-changed Sample"])
    let places = Set(changes.compactMap { $0.new?.range?.lowerBound })
    #expect(places.count == 2)
    #expect(changes.allSatisfy { $0.old != $0.new || $0.old?.range != nil })
  }

  @Test func `two kinds of shortcuts that swap their summaries are both reported`() {
    expectReports(
      Changes.lines(
        Self.combinations([("count", "One", "aaaaaa"), ("mode", "Two", "bbbbbb")]),
        Self.combinations([("count", "Two", "bbbbbb"), ("mode", "One", "aaaaaa")])
      ),
      ["safe text-changed Sample", "safe text-changed Sample"]
    )
  }

  @Test func `a removed kind of shortcut is named by its old parameter names`() {
    var (old, new) = (Sample(), Sample())
    old.parameters = [["Name": "color", "Tag": 20, "Type": "String"]]
    new.parameters = [["Name": "tint", "Tag": 20, "Type": "String"]]
    old.intent = ["ParameterCombinations": ["=color,count": [:], "=color": [:]]]
    new.intent = ["ParameterCombinations": ["=tint": [:]]]
    expectReports(
      Changes.lines(old, new).filter { $0.contains("combination-") },
      ["careful combination-removed (placed) Sample"]
    )
  }

  /// Shortcuts shows the combinations that Xcode manages, and they have translations of their own.
  @Test func `a summary in Shortcuts changes its text and its ID`() {
    func host(_ text: String, _ id: String, _ more: Short = [:]) -> Sample {
      let managed: Short = ["=count": ["Title": "\(text)", "TitleID": "\(id)"]]
      let intent: Short = ["Configurable": true, "ManagedParameterCombinations": managed]
      return Sample(intent: intent.merging(more))
    }
    expectReports(
      Changes.lines(host("Show ${count}", "aaaaaa"), host("View ${count}", "aaaaaa")),
      ["safe text-changed Sample"]
    )
    expectReports(
      Changes.lines(host("Show", "aaaaaa"), host("Show", "bbbbbb")),
      ["careful text-id-changed (texts) Sample"]
    )
    // Nobody sees them where Shortcuts does not offer the intent.
    let hidden: Short = ["Configurable": false]
    #expect(Changes.lines(host("Show", "aaaaaa", hidden), host("View", "aaaaaa", hidden)) == [])
  }

  @Test func `a dialog of one type does not change into one of another`() {
    func host(_ type: String, _ text: String, _ id: String) -> Sample {
      let dialog: Short = ["Type": "\(type)", "FormatString": "\(text)", "FormatStringID": "\(id)"]
      return Sample(parameters: [["Name": "city", "Tag": 20, "Type": "String", "PromptDialogs": [dialog]]])
    }
    expectReports(
      Changes.lines(
        host("DisambiguationIntroduction", "Which?", "aaaaaa"),
        host("Primary", "Where?", "bbbbbb")
      ),
      ["safe text-removed Sample.city", "safe text-added Sample.city"]
    )
  }

  @Test func `a summary keeps its translations if the parameters change their order or name`() {
    func host(_ name: String, _ key: String) -> Sample {
      Sample(
        parameters: [["Name": "\(name)", "Tag": 20, "Type": "String", "DisplayNameID": "nnnnnn"]],
        intent: ["ParameterCombinations": ["=\(key)": ["Title": "Show", "TitleID": "aaaaaa"]]]
      )
    }
    #expect(Changes.lines(host("city", "city,count"), host("city", "count,city")) == [])
    #expect(
      Changes.lines(host("city", "city,count"), host("town", "town,count")).allSatisfy {
        !$0.contains("text-")
      }
    )
  }

  @Test func `equal words under another ID are another text if they belong to something else`() {
    expectReports(
      Changes.lines(
        Self.combinations([("count", "Show", "aaaaaa")]),
        Self.combinations([("mode", "Show", "bbbbbb")])
      ),
      [
        "careful combination-removed (placed) Sample: shortcuts with 'count' are no longer offered",
        "safe combination-added Sample",
      ]
    )
  }

  @Test func `a new combination that takes an ID shows the translations of the old text`() {
    expectReports(
      Changes.lines(
        Self.combinations([("count", "Show", "aaaaaa")]),
        Self.combinations([("count", "Show", "bbbbbb"), ("mode", "View", "aaaaaa")])
      ),
      [
        "safe combination-added Sample: shortcuts with 'mode' are now offered",
        "careful text-id-changed (texts) Sample",
        "careful text-added (texts) Sample",
      ]
    )
  }

  @Test func `the same words for suggestions and for Shortcuts are one change`() {
    func host(_ text: String) -> Sample {
      Sample(intent: [
        "Configurable": true,
        "ParameterCombinations": ["=count": ["Title": "\(text)", "TitleID": "aaaaaa"]],
        "ManagedParameterCombinations": ["=count": ["Title": "\(text)", "TitleID": "bbbbbb"]],
      ])
    }
    expectReports(Changes.lines(host("Show"), host("View")), ["safe text-changed Sample"])
  }

  @Test func `the texts of a combination or code that comes or goes are not reported beside it`() {
    expectReports(
      Changes.lines(Self.combinations([("count", "Show", "aaaaaa")]), Self.combinations([])),
      ["careful combination-removed (placed) Sample"]
    )
  }

  @Test
  func `of several kinds of shortcuts with more parameters, the one with the same summary replaces another`()
  {
    let old = Self.combinations([("count", "Show", "aaaaaa")])
    func new(_ id: String) -> Sample {
      let parameters: [Short] = [
        ["Name": "city", "Tag": 20, "Type": "String"], ["Name": "day", "Tag": 21, "Type": "String"],
      ]
      var sample = Self.combinations([("count,city", "Show", "bbbbbb"), ("count,day", "Show", id)])
      sample.parameters = parameters
      return sample
    }
    func removed(_ id: String) -> [String] {
      Changes.lines(old, new(id)).filter { $0.contains("combination-removed") }
    }
    expectReports(removed("aaaaaa"), ["careful combination-removed (placed) Sample"])
    expectReports(removed("cccccc"), ["careful combination-removed (placed) Sample"])
  }

  @Test func `two long texts are shortened to the part that differs`() {
    let same = String(repeating: "long and ", count: 20)
    expectReports(
      Changes.lines(
        Self.color(.string(same + "wide"), "aaaaaa"),
        Self.color(.string(same + "high"), "aaaaaa")
      ),
      ["safe text-changed Sample.color"]
    )
    expectReports(
      Changes.lines(Self.color("Short", "aaaaaa"), Self.color(.string(same), "aaaaaa")),
      ["safe text-changed Sample.color"]
    )
    func host(_ value: String) -> Sample {
      Sample(parameters: [
        ["Name": "color", "Tag": 20, "Type": "String", "Metadata": ["DefaultValue": .string(same + value)]]
      ])
    }
    expectReports(
      Changes.lines(host("wide"), host("high")),
      ["careful default-changed (stored) Sample.color"]
    )
  }

  private static func shortcuts(_ names: [Short], _ combinations: [String]) -> Sample {
    let parameters = names.enumerated().map { index, name -> Short in
      ["Name": name, "Tag": .integer(20 + index), "Type": "String"]
    }
    return Sample(
      parameters: parameters,
      intent: ["ParameterCombinations": .dictionary(combinations.map { ("=\($0)", [:]) })]
    )
  }

  private static func shortcutLines(_ old: Sample, _ new: Sample) -> [String] {
    Changes.lines(old, new).filter { $0.contains("combination-") }
  }

  @Test func `a kind of shortcut that lost a removed parameter is not reported`() {
    let old = Self.shortcuts(["b", "a"], ["a,b"])
    #expect(Self.shortcutLines(old, Self.shortcuts(["b"], ["b"])) == [])
    #expect(Self.shortcutLines(old, Self.shortcuts(["b"], ["a,b"])) == [])
    expectReports(
      Self.shortcutLines(Self.shortcuts(["b"], ["b"]), Self.shortcuts(["b", "a"], ["a,b"])),
      ["careful combination-removed (placed) Sample"]
    )
  }

  @Test func `a kind of shortcut that still has an old name is reported with that name`() {
    expectReports(
      Self.shortcutLines(Self.shortcuts(["a", "b"], ["a,b"]), Self.shortcuts(["c", "b"], ["a,b"])),
      ["careful combination-removed (placed) Sample"]
    )
    #expect(
      Self.shortcutLines(Self.shortcuts(["a", "b"], ["a,b"]), Self.shortcuts(["c", "b"], ["c,b"])) == []
    )
  }

  @Test func `the ID of an empty text is not a change`() {
    #expect(Changes.lines(Self.color("", "aaaaaa"), Self.color("", "bbbbbb")) == [])
  }
}
