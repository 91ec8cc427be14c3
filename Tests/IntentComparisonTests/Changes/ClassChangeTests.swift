import TestSupport
import Testing

@testable import IntentComparison

struct ClassChangeTests {
  private static func resolved(_ reasons: [String], isResolved: Bool = true) -> Sample {
    let list = reasons.map { name -> Short in
      ["Code": "\(name)", "FormatString": "No \(name)", "FormatStringID": "t\(name)"]
    }
    return Sample(parameters: [
      [
        "Name": "added", "Type": "String", "SupportsResolution": .boolean(isResolved),
        "UnsupportedReasons": .array(list),
      ]
    ])
  }

  private func all(_ old: Sample, _ new: Sample) -> [String] {
    Changes.between(old.xml, new.xml, hasClasses: true).map(\.line)
  }

  private func lines(_ old: Sample, _ new: Sample) -> [String] {
    all(old, new).filter { $0.contains("resolution-changed") }
  }

  @Test func `unsupported reasons are compared`() {
    let old = Self.resolved(["tooLong", "empty"])
    expectReports(
      lines(old, Self.resolved(["empty", "tooShort"])),
      [
        "breaking resolution-changed (source) Sample.added",
        "careful resolution-changed (source) Sample.added",
      ]
    )
    #expect(lines(old, Self.resolved(["empty", "tooLong"])) == [])
    #expect(Changes.lines(old, Self.resolved([])).filter { $0.contains("resolution-changed") } == [])
  }

  @Test func `another type of result breaks code that resolves`() {
    let (with, without) = (Self.resolved(["empty"]), Self.resolved([]))
    expectReports(
      lines(with, without),
      [
        "breaking resolution-changed (source) Sample.added: 'added' no longer has unsupported "
          + "reasons, so code that resolves it needs another type of result"
      ]
    )
    expectReports(lines(without, with), ["breaking resolution-changed (source) Sample.added"])
    expectReports(
      lines(with, Self.resolved([], isResolved: false)),
      ["breaking resolution-changed (source) Sample.added"]
    )
    expectReports(
      lines(Self.resolved([], isResolved: false), without),
      ["careful resolution-changed (source) Sample.added"]
    )
  }

  @Test func `parts of a response are names in code`() {
    func host(_ code: String, _ parameter: String) -> Sample {
      Sample(intent: [
        "Response": [
          "Codes": [["Name": "\(code)"]],
          "Parameters": [["Name": "\(parameter)", "Tag": 1, "Type": "Integer"]],
        ]
      ])
    }
    let found = all(host("closed", "total"), host("open", "sum"))
    expectReports(
      found,
      [
        "breaking response-removed (source) Sample", "breaking response-changed (source) Sample.response.sum",
        "careful response-added (source) Sample",
      ]
    )
  }

  @Test func `the text of a code decides what its function takes`() {
    func host(_ text: String, _ answer: String = "dish") -> Sample {
      let answers: [Short] = [
        ["Name": "\(answer)", "Tag": 1, "Type": "String", "DisplayNameID": "aDish0"],
        ["Name": "time", "Tag": 2, "Type": "Integer"],
      ]
      let code: Short = ["Name": "success", "FormatString": "\(text)", "FormatStringID": "tSuccs"]
      return Sample(intent: ["Response": ["Codes": [code], "Parameters": .array(answers)]])
    }
    func changes(_ old: Sample, _ new: Sample) -> [String] {
      all(old, new).filter { $0.contains("response-changed") }
    }
    let old = host("Ordered ${dish}")
    let broken = "breaking response-changed (source) Sample"
    expectReports(changes(old, host("Ordered ${dish} for ${time}")), [broken])
    expectReports(changes(old, host("Ordered")), [broken])
    expectReports(
      changes(host("${dish} for ${time}"), host("For ${time}, ${dish}")),
      [broken]
    )
    #expect(changes(old, host("You ordered ${dish}")) == [])
    #expect(changes(host("Ordered"), old) == [])
    #expect(Changes.lines(old, host("Ordered")).allSatisfy { !$0.contains("response-changed") })
    // The renamed value is one report.
    #expect(changes(old, host("Ordered ${meal}", "meal")).count == 1)
  }
}
