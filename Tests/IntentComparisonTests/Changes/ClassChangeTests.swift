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
    #expect(
      lines(old, Self.resolved(["empty", "tooShort"])) == [
        "breaking resolution-changed (source): the unsupported reason 'tooLong' of 'added' was removed, so code that uses "
          + "it no longer compiles",
        "careful resolution-changed (source): the unsupported reason 'tooShort' of 'added' was added; a 'switch' over all "
          + "must handle it",
      ]
    )
    #expect(lines(old, Self.resolved(["empty", "tooLong"])) == [])
    #expect(Changes.lines(old, Self.resolved([])).filter { $0.contains("resolution-changed") } == [])
  }

  @Test func `another type of result breaks code that resolves`() {
    let (with, without) = (Self.resolved(["empty"]), Self.resolved([]))
    #expect(
      lines(with, without) == [
        "breaking resolution-changed (source): 'added' no longer has unsupported reasons, so code that resolves it needs "
          + "another type of result"
      ]
    )
    #expect(lines(without, with).first?.contains("'added' now has unsupported reasons") == true)
    #expect(lines(with, Self.resolved([], isResolved: false)).first?.hasPrefix("breaking") == true)
    #expect(lines(Self.resolved([], isResolved: false), without).first?.hasPrefix("careful") == true)
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
    #expect(
      found.contains(
        "breaking response-removed (source): the response code 'closed' was removed, so the intent can no longer end with "
          + "it, and code that uses it no longer compiles"
      )
    )
    #expect(found.contains { $0.hasPrefix("breaking response-changed (source)") })
    #expect(found.contains { $0.hasPrefix("careful response-added (source): the response code 'open'") })
  }
}
