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

  @Test func `the same summary in both lists gets two new IDs`() {
    func both(_ first: String, _ second: String) -> Sample {
      Self.host(
        suggestions: Self.list([("count", "Show", first)]),
        shortcuts: Self.list([("count", "Show", second)])
      )
    }
    expectReports(
      Changes.lines(both("aaaaaa", "bbbbbb"), both("cccccc", "dddddd")),
      ["careful text-id-changed (texts) Sample", "careful text-id-changed (texts) Sample"]
    )
  }

  @Test func `Shortcuts keeps what is no longer suggested`() {
    let both = Self.host(
      suggestions: Self.list([("count", "Show", "aaaaaa")]),
      shortcuts: Self.list([("count", "Show", "bbbbbb")])
    )
    let one = Self.host(suggestions: [:], shortcuts: Self.list([("count", "Show", "bbbbbb")]))
    expectReports(Changes.lines(both, one), ["safe combination-removed Sample"])
    expectReports(Changes.lines(one, both), ["safe combination-added Sample"])
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
}
