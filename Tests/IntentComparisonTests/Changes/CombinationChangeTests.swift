import TestSupport
import Testing

@testable import IntentComparison

/// Suggestions and Shortcuts each have a list of combinations.
struct CombinationChangeTests {
  private static func list(_ texts: [(key: String, text: String, id: String)], _ more: Short = [:]) -> Short {
    .dictionary(
      texts.map { key, text, id in
        ("=\(key)", (["Title": "\(text)", "TitleID": "\(id)"] as Short).merging(more))
      }
    )
  }

  private static func host(
    suggestions: Short,
    shortcuts: Short,
    isSuggested: Bool = true,
    parameters: [Short] = []
  ) -> Sample {
    Sample(
      parameters: parameters,
      intent: [
        "Configurable": true, "IneligibleForSuggestions": .boolean(!isSuggested),
        "ParameterCombinations": suggestions, "ManagedParameterCombinations": shortcuts,
      ]
    )
  }

  @Test func `Shortcuts keeps what is no longer suggested`() {
    let both = Self.host(
      suggestions: Self.list([("count", "Show", "aaaaaa")]),
      shortcuts: Self.list([("count", "Show", "bbbbbb")])
    )
    let one = Self.host(suggestions: [:], shortcuts: Self.list([("count", "Show", "bbbbbb")]))
    #expect(Changes.lines(both, one) == [])
    #expect(Changes.lines(one, both) == [])
    let none = Self.host(
      suggestions: [:],
      shortcuts: Self.list([("count", "Show", "bbbbbb")]),
      isSuggested: false
    )
    expectReports(Changes.lines(both, none), ["safe availability-changed Sample"])
  }

  @Test func `what only Shortcuts loses can no longer be added`() {
    let suggestions = list
    let old = Self.host(
      suggestions: suggestions,
      shortcuts: Self.list([("count", "Show", "bbbbbb"), ("mode", "View", "cccccc")])
    )
    let new = Self.host(suggestions: suggestions, shortcuts: Self.list([("count", "Show", "bbbbbb")]))
    expectReports(Changes.lines(old, new), ["careful combination-removed (placed) Sample"])
    expectReports(Changes.lines(new, old), ["safe combination-added Sample"])
  }

  private let list = Self.list([("count", "Show", "aaaaaa"), ("mode", "View", "dddddd")])

  @Test func `one list for both places becomes two`() {
    let one = Sample(intent: [
      "Configurable": true, "IneligibleForSuggestions": false, "ParameterCombinations": list,
    ])
    let two = Self.host(suggestions: list, shortcuts: list)
    #expect(Changes.lines(one, two) == [])
    #expect(Changes.lines(two, one) == [])
  }

  @Test func `a shortcut that opens the app`() {
    func host(_ runsInBackground: Bool?) -> Sample {
      let flag: Short = runsInBackground.map { ["SupportsBackgroundExecution": .boolean($0)] } ?? [:]
      let list = Self.list([("count", "Show", "aaaaaa")], flag)
      return Self.host(suggestions: list, shortcuts: list)
    }
    expectReports(
      Changes.lines(host(true), host(nil)),
      ["careful presentation-changed (placed) Sample"]
    )
    expectReports(Changes.lines(host(false), host(true)), ["safe presentation-changed Sample"])
    #expect(Changes.lines(host(false), host(nil)) == [])
  }

  @Test func `a shortcut that takes the place of one that ran in the background`() {
    func host(_ key: String, _ runsInBackground: Bool, _ parameters: [Short]) -> Sample {
      let flag: Short = ["SupportsBackgroundExecution": .boolean(runsInBackground)]
      let list = Self.list([(key, "Show", "aaaaaa")], flag)
      return Self.host(suggestions: list, shortcuts: list, parameters: parameters)
    }
    let (old, new) = (
      host("", true, []), host("place", false, [["Name": "place", "Tag": 20, "Type": "String"]])
    )
    expectReports(
      Changes.lines(old, new).filter { $0.contains("presentation-changed") },
      [
        "careful presentation-changed (placed) Sample: shortcuts with 'place' open the app; those without parameters, "
          + "which they replace, ran in the background"
      ]
    )
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

  @Test func `equal words of other parameters are another kind of shortcut`() {
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
}
