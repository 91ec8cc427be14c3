import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentDiagnostics

/// A change of a text is reported once, at its own location.
struct TextChangeTests {
  private static func color(_ text: Short, _ id: Short) -> Host {
    Host(parameters: [
      ["Name": "color", "Tag": 20, "Type": "String", "DisplayName": text, "DisplayNameID": id]
    ])
  }

  @Test func `a new text under a new ID is one change`() async {
    #expect(
      await Changes.lines(Self.color("Colour", "aaaaaa"), Self.color("Tint", "bbbbbb")) == [
        "careful text-id-changed (texts): 'color': the display name changed from 'Colour' (ID 'aaaaaa') to "
          + "'Tint' (ID 'bbbbbb'), so translations under the old ID are not found"
      ]
    )
  }

  @Test func `two texts that swap their contents and IDs keep their translations`() async {
    func host(_ first: Short, _ second: Short) -> Host {
      let base: [Short] = [
        ["Name": "a", "Tag": 20, "Type": "String"], ["Name": "b", "Tag": 21, "Type": "URL"],
      ]
      return Host(parameters: [base[0].merging(first), base[1].merging(second)])
    }
    let one: Short = ["DisplayName": "One", "DisplayNameID": "aaaaaa"]
    let two: Short = ["DisplayName": "Two", "DisplayNameID": "bbbbbb"]
    #expect(
      await Changes.lines(host(one, two), host(two, one)) == [
        "safe text-changed: 'a': the display name changed from 'One' to 'Two'",
        "safe text-changed: 'b': the display name changed from 'Two' to 'One'",
      ]
    )
  }

  @Test func `an ID that has the same text elsewhere keeps its translations`() async {
    #expect(
      await Changes.lines(Self.color("Small", "aaaaaa"), Self.color("Small", "cSmall")) == [
        "safe text-id-changed: 'color': the ID of the display name 'Small' changed from 'aaaaaa' to 'cSmall', "
          + "which translations already use"
      ]
    )
  }

  @Test func `a text that becomes empty is removed, and one that was empty is added`() async {
    func host(_ title: Short) -> Host { Host(intent: ["Title": title]) }
    #expect(await Changes.lines(Host(), host("")) == ["safe text-removed: the title 'Sample' was removed"])
    #expect(await Changes.lines(host(""), Host()) == ["safe text-added: the title 'Sample' was added"])
  }

  private static func combinations(_ texts: [(String, String, String)]) -> Host {
    Host(intent: [
      "ParameterCombinations": .dictionary(
        texts.map { key, text, id in
          ("=\(key)", ["Title": "\(text)", "TitleID": "\(id)"])
        }
      )
    ])
  }

  @Test func `the summaries of two kinds of shortcuts are distinguished, each at its location`() async {
    let changes = await Changes.between(
      Self.combinations([("count", "Show", "aaaaaa"), ("mode", "Show", "bbbbbb")]),
      Self.combinations([("count", "View", "aaaaaa"), ("mode", "View", "bbbbbb")])
    )
    #expect(
      changes.map(\.line) == [
        "safe text-changed: the summary of shortcuts with 'count' changed from 'Show' to 'View'",
        "safe text-changed: the summary of shortcuts with 'mode' changed from 'Show' to 'View'",
      ]
    )
    let places = Set(changes.compactMap { $0.new?.range?.lowerBound })
    #expect(places.count == 2)
    #expect(changes.allSatisfy { $0.old != $0.new || $0.old?.range != nil })
  }

  @Test func `two kinds of shortcuts that swap their summaries are both reported`() async {
    #expect(
      await Changes.lines(
        Self.combinations([("count", "One", "aaaaaa"), ("mode", "Two", "bbbbbb")]),
        Self.combinations([("count", "Two", "bbbbbb"), ("mode", "One", "aaaaaa")])
      ) == [
        "safe text-changed: the summary of shortcuts with 'count' changed from 'One' to 'Two'",
        "safe text-changed: the summary of shortcuts with 'mode' changed from 'Two' to 'One'",
      ]
    )
  }

  @Test func `a baseline distinguishes the summaries too`() async throws {
    let old = await Changes.schema([
      Self.combinations([("count", "Show", "aaaaaa"), ("mode", "Show", "bbbbbb")]).xml
    ])
    let new = await Changes.schema([
      Self.combinations([("count", "View", "aaaaaa"), ("mode", "Show", "bbbbbb")]).xml
    ])
    let source = SourceText(path: "b.json", bytes: Baseline.text(of: old))
    let baseline = try #require(BaselineReader.read(source).0)
    #expect(Comparison.changes(from: baseline, to: old) == [])
    #expect(
      Comparison.changes(from: baseline, to: new).map(\.line)
        == Comparison.changes(from: old, to: new).map(\.line)
    )
  }

  @Test func `a removed kind of shortcut is named by its old parameter names`() async {
    var (old, new) = (Host(), Host())
    old.parameters = [["Name": "color", "Tag": 20, "Type": "String"]]
    new.parameters = [["Name": "tint", "Tag": 20, "Type": "String"]]
    old.intent = ["ParameterCombinations": ["=color,count": [:], "=color": [:]]]
    new.intent = ["ParameterCombinations": ["=tint": [:]]]
    #expect(
      await Changes.lines(old, new).filter { $0.contains("combination-") } == [
        "careful combination-removed (placed): shortcuts with 'color', 'count' are no longer offered"
      ]
    )
  }

  @Test func `two long texts are shortened to the part that differs`() async {
    let same = String(repeating: "long and ", count: 20)
    #expect(
      await Changes.lines(
        Self.color(.string(same + "wide"), "aaaaaa"),
        Self.color(.string(same + "high"), "aaaaaa")
      ) == [
        "safe text-changed: 'color': the display name changed from '…d long and long and wide' to '…d long and "
          + "long and high'"
      ]
    )
    #expect(
      await Changes.lines(Self.color("Short", "aaaaaa"), Self.color(.string(same), "aaaaaa")).first?
        .contains("changed from 'Short' to 'long and long and long and long and long and long and long …'")
        == true
    )
    func host(_ value: String) -> Host {
      Host(parameters: [
        ["Name": "color", "Tag": 20, "Type": "String", "Metadata": ["DefaultValue": .string(same + value)]]
      ])
    }
    #expect(
      await Changes.lines(host("wide"), host("high")) == [
        "careful default-changed (stored): the default of 'color' changed from '…d long and long and wide' to "
          + "'…d long and long and high'"
      ]
    )
  }

  private static func shortcuts(_ names: [Short], _ combinations: [String]) -> Host {
    let parameters = names.enumerated().map { index, name -> Short in
      ["Name": name, "Tag": .integer(20 + index), "Type": "String"]
    }
    return Host(
      parameters: parameters,
      intent: ["ParameterCombinations": .dictionary(combinations.map { ("=\($0)", [:]) })]
    )
  }

  private static func shortcutLines(_ old: Host, _ new: Host) async -> [String] {
    await Changes.lines(old, new).filter { $0.contains("combination-") }
  }

  @Test func `a kind of shortcut that lost a removed parameter is not reported`() async {
    let old = Self.shortcuts(["b", "a"], ["a,b"])
    #expect(await Self.shortcutLines(old, Self.shortcuts(["b"], ["b"])) == [])
    #expect(await Self.shortcutLines(old, Self.shortcuts(["b"], ["a,b"])) == [])
    #expect(
      await Self.shortcutLines(Self.shortcuts(["b"], ["b"]), Self.shortcuts(["b", "a"], ["a,b"])) == [
        "careful combination-removed (placed): shortcuts with 'b' were replaced by shortcuts with 'a', 'b'"
      ]
    )
  }

  @Test func `a kind of shortcut that still has an old name is reported with that name`() async {
    #expect(
      await Self.shortcutLines(Self.shortcuts(["a", "b"], ["a,b"]), Self.shortcuts(["c", "b"], ["a,b"])) == [
        "careful combination-removed (placed): shortcuts with 'a', 'b' still name 'a', which was renamed to 'c', "
          + "so they are no longer offered"
      ]
    )
    #expect(
      await Self.shortcutLines(Self.shortcuts(["a", "b"], ["a,b"]), Self.shortcuts(["c", "b"], ["c,b"])) == []
    )
  }
}
