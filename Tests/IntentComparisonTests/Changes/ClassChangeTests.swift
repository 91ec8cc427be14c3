import TestSupport
import Testing

@testable import IntentComparison

/// What a change breaks in code that uses the classes of the back end 'intents'.
struct ClassChangeTests {
  private static func resolved(_ reasons: [String], isResolved: Bool = true) -> Host {
    let list = reasons.map { name -> Short in
      ["Code": "\(name)", "FormatString": "No \(name)", "FormatStringID": "t\(name)"]
    }
    return Host(parameters: [
      [
        "Name": "added", "Type": "String", "SupportsResolution": .boolean(isResolved),
        "UnsupportedReasons": .array(list),
      ]
    ])
  }

  private func all(_ old: Host, _ new: Host) async -> [String] {
    await Changes.between(old.xml, new.xml, hasClasses: true).map(\.line)
  }

  private func lines(_ old: Host, _ new: Host) async -> [String] {
    await all(old, new).filter { $0.contains("resolution-changed") }
  }

  @Test func `unsupported reasons are compared`() async {
    let old = Self.resolved(["tooLong", "empty"])
    #expect(
      await lines(old, Self.resolved(["empty", "tooShort"])) == [
        "breaking resolution-changed (source): the unsupported reason 'tooLong' of 'added' was removed, so code that uses "
          + "it no longer compiles",
        "careful resolution-changed (source): the unsupported reason 'tooShort' of 'added' was added; a 'switch' over all "
          + "must handle it",
      ]
    )
    #expect(await lines(old, Self.resolved(["empty", "tooLong"])) == [])
    #expect(await Changes.lines(old, Self.resolved([])).filter { $0.contains("resolution-changed") } == [])
  }

  @Test func `another type of result breaks code that resolves`() async {
    let (with, without) = (Self.resolved(["empty"]), Self.resolved([]))
    #expect(
      await lines(with, without) == [
        "breaking resolution-changed (source): 'added' no longer has unsupported reasons, so code that resolves it needs "
          + "another type of result"
      ]
    )
    #expect(await lines(without, with).first?.contains("'added' now has unsupported reasons") == true)
    #expect(await lines(with, Self.resolved([], isResolved: false)).first?.hasPrefix("breaking") == true)
    #expect(await lines(Self.resolved([], isResolved: false), without).first?.hasPrefix("careful") == true)
  }

  @Test func `parts of a response are names in code`() async {
    func host(_ code: String, _ parameter: String) -> Host {
      Host(intent: [
        "Response": [
          "Codes": [["Name": "\(code)"]],
          "Parameters": [["Name": "\(parameter)", "Tag": 1, "Type": "Integer"]],
        ]
      ])
    }
    let found = await all(host("closed", "total"), host("open", "sum"))
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
