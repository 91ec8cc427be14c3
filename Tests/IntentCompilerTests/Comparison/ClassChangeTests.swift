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

  private func declarations(_ old: Host, _ new: Host) async -> [String] {
    await all(old, new).filter { $0.contains("declaration-changed") }
  }

  @Test func `requirements of handlers`() async {
    func host(_ options: Bool) -> Host {
      Host(parameters: [["Name": "city", "Type": "String", "SupportsDynamicEnumeration": .boolean(options)]])
    }
    let added = await declarations(host(false), host(true))
    #expect(
      added.contains(
        "careful declaration-changed (source): 'provideCityOptionsCollection(for:)' of 'SampleIntentHandling' is new, so "
          + "code that conforms must implement it"
      )
    )
    #expect(!added.contains { $0.contains("defaultCity") }, "it is optional")
    let removed = await declarations(host(true), host(false))
    #expect(
      removed.contains(
        "careful declaration-changed (source): 'provideCityOptionsCollection(for:)' of 'SampleIntentHandling' was "
          + "removed, so code that implements it is not called"
      )
    )
    let widget = Host()
    let action = Host(intent: ["EligibleForWidgets": false, "Configurable": true])
    #expect(
      await declarations(widget, action).contains(
        "careful declaration-changed (source): 'handle(intent:)' of 'SampleIntentHandling' must be implemented now"
      )
    )
    #expect(await declarations(action, action) == [])
  }

  @Test func `a response that is made from the values of its text`() async {
    func host(_ format: String) -> Host {
      Host(intent: [
        "Configurable": true,
        "Response": [
          "Codes": [["Name": "success", "Success": true, "FormatString": "\(format)", "FormatStringID": "rT4kWz"]],
          "Parameters": [["Name": "total", "Tag": 1, "Type": "Integer"]],
        ],
      ])
    }
    let changes = await declarations(host("It is ${total}"), host("It is done"))
    #expect(
      changes.contains(
        "breaking declaration-changed (source): 'success(total:)' of 'SampleIntentResponse' was removed, so code that "
          + "uses it no longer compiles"
      )
    )
    // The case of the plain response had the value, too.
    #expect(changes.contains { $0.hasPrefix("breaking") && $0.contains("'success' of 'SampleResponse' changed from") })
  }

  @Test func `what another check explains is not reported again`() async {
    #expect(await declarations(Self.resolved(["tooLong"]), Self.resolved(["empty"])) == [])
    #expect(await declarations(Self.resolved(["empty"]), Self.resolved([], isResolved: false)) == [])
    #expect(await declarations(Host(parameters: [["Name": "city", "Type": "String"]]), Host()) == [])
  }

  @Test func `a renamed type is reported once, and not at each use`() async {
    func host(_ name: String) -> Host {
      let type: Short = [
        "Name": "\(name)", "DisplayName": "Place", "DisplayNameID": "nPlace", "LastPropertyTag": 100,
        "Properties": .array(Host.defaultProperties),
      ]
      let place: Short = ["Name": "place", "Type": "Object", "ObjectType": "\(name)", "SupportsResolution": true]
      return Host(parameters: [place], types: [type])
    }
    let changes = await all(host("Place"), host("Spot"))
    #expect(changes.filter { $0.hasPrefix("breaking") }.count == 1, "\(changes)")
  }

  @Test func `a requirement that an extension implements is no work`() async {
    let added = await declarations(Self.resolved([], isResolved: false), Self.resolved([]))
    #expect(!added.contains { $0.contains("SampleHandling'") }, "\(added)")
  }

  @Test func `the prefix of a project is in the names of enums`() async {
    let files = [Host().xml]
    let old = await Changes.schema(files, hasClasses: true)
    let new = await Changes.schema(files, hasClasses: true, classPrefix: "AB")
    let found = Comparison.changes(from: old, to: new).map(\.line).filter { $0.contains("declaration-changed") }
    #expect(
      found.contains(
        "breaking declaration-changed (source): 'Mode' was removed, so code that uses it no longer compiles"
      )
    )
  }
}
