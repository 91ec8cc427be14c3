import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

/// Two built apps, and a built app against a definition.
struct BuiltAppTests {
  private func lines(
    bundles: [String] = [""],
    to newBundles: [String]? = nil,
    files: [String: String] = [:],
    from old: (inout BuiltFixture) -> Void = { _ in },
    _ change: (inout BuiltFixture) -> Void
  ) throws -> [String] {
    let folder = try TestFolder()
    var fixture = BuiltFixture()
    old(&fixture)
    try fixture.write(to: "Old.app", in: folder, bundles: bundles)
    change(&fixture)
    try fixture.write(to: "New.app", in: folder, bundles: newBundles ?? bundles, more: files)
    let report = MigrationCall(
      BuiltApp(folder.path + "/New.app"),
      from: MigrationCall.Old(built: BuiltApp(folder.path + "/Old.app"))
    )
    .run()
    #expect(report.problems == [])
    return report.changes.map(\.line)
  }

  @Test func `an app that lists the same loses nothing`() throws {
    #expect(try lines(bundles: ["", "Widgets.appex"]) { _ in } == [])
    #expect(try lines { $0.clock.members["new"] = "{\"a\": [1]}" } == [])
  }

  @Test func `an App Intent that an app no longer lists`() throws {
    let found = try lines { $0.actions = ["Other": BuiltAction("Other")] }
    expectReports(found, ["breaking intent-renamed (placed)"])
    expectReports(
      try lines { $0.actions = [:] },
      [
        "breaking intent-removed (placed): there is no App Intent 'ShowClock' any more, so placed widgets lose their settings"
      ]
    )
  }

  @Test func `the raw values of an enum`() throws {
    expectReports(
      try lines { $0.cases = ["small", "big"] },
      ["breaking case-removed (placed): 'Mode' has no case 'large', so choices of it are lost"]
    )
  }

  @Test func `the type of a parameter`() throws {
    let text = "{\"primitive\": {\"wrapper\": {\"typeIdentifier\": 0}}}"
    expectReports(
      try lines { $0.clock.parameters["count"]?["valueType"] = text },
      [
        "breaking parameter-retyped (placed): the type of 'count' changed from 'Int' to 'String'; a value is found by its name and type, so what was chosen is lost"
      ]
    )
    let new = "{\"invented\": {\"wrapper\": {\"typeIdentifier\": 3}}}"
    expectReports(
      try lines { $0.clock.parameters["count"]?["valueType"] = new },
      [
        "careful parameter-retyped (placed): the type of 'count' changed from 'Int' to 'invented 3'; whether a value is still found is not known"
      ]
    )
    #expect(
      try lines(from: { $0.clock.parameters["count"]?["valueType"] = new }, { _ in }) == []
    )
    let list =
      "{\"array\": {\"wrapper\": {\"capabilities\": 3, \"memberValueType\": {\"primitive\": {\"wrapper\": {\"typeIdentifier\": 2}}}}}}"
    expectReports(
      try lines { $0.clock.parameters["count"]?["valueType"] = list },
      ["breaking multiple-values-changed (placed)"]
    )
  }

  @Test func `a default`() throws {
    expectReports(
      try lines { $0.clock.setDefault("{\"int\": {\"wrapper\": 3}}", of: "count") },
      [
        "careful default-changed (placed): the default of 'count' changed from no value to 3; widgets and shortcuts where nobody chose a value get the new one"
      ]
    )
    #expect(try lines { $0.clock.setDefault("{\"new\": 3}", of: "count") } == [])
    #expect(try lines { $0.clock.parameters["count"]?["typeSpecificMetadata"] = nil } == [])
  }

  @Test func `a widget cannot read a value that nothing gives`() throws {
    expectReports(
      try lines { $0.clock.parameters["count"]?["isOptional"] = "false" },
      ["breaking optionality-changed (placed)"]
    )
    #expect(
      try lines {
        $0.clock.parameters["count"]?["isOptional"] = "false"
        $0.clock.parameters["count"]?["capabilities"] = nil
      } == []
    )
  }

  @Test func `sizes of a list`() throws {
    func sizes(_ text: String) -> String {
      "[\"LNValueTypeMetadataKeyCollectionSizes\", {\"collectionSizes\": {\"sizes\": \(text)}}]"
    }
    let found = try lines(
      from: {
        $0.clock.parameters["mode"]?["typeSpecificMetadata"] = sizes(
          "{\"*\": {\"min\": 0, \"max\": 4}}"
        )
      },
      {
        $0.clock.parameters["mode"]?["typeSpecificMetadata"] = sizes(
          "{\"*\": {\"min\": 0, \"max\": 4}, \"systemSmall\": {\"min\": 0, \"max\": 2}}"
        )
      }
    )
    expectReports(
      found,
      [
        "careful array-size-cut (placed): the array size of 'mode' changed from 4 to 2 in systemSmall; placed widgets with more values show only the first ones"
      ]
    )
    #expect(
      try lines { $0.clock.parameters["mode"]?["typeSpecificMetadata"] = sizes("[7]") } == []
    )
  }

  @Test(arguments: [(100, "parameter-renamed"), (101, "parameter-removed")])
  func `among more than 100 new parameters, none is an old one with another name`(
    _ count: Int,
    _ rule: String
  )
    throws
  {
    let found = try lines { fixture in
      fixture.clock.parameters["count"] = nil
      for index in 0..<count {
        fixture.clock.parameters["p\(index)"] = BuiltAction.parameter(
          "{\"primitive\": {\"wrapper\": {\"typeIdentifier\": \(index == 7 ? 2 : 1)}}}"
        )
      }
    }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains(rule) })
  }

  @Test func `each App Intent with lost phrases is reported once`() throws {
    let words = try lines(
      from: { $0.phrases = (0..<200).map { "Show \($0)" } },
      { $0.phrases = ["Show 7", "New"] }
    )
    #expect(words.count == 1)
    #expect(words.allSatisfy { $0.contains("phrase-removed") && $0.contains("'Show 0' of 'ShowClock'") })
    #expect(words.allSatisfy { $0.contains("and 198 more") })
  }

  @Test func `options from code`() throws {
    func old(_ fixture: inout BuiltFixture) {
      fixture.clock.parameters["count"]?["dynamicOptionsSupport"] = "1"
    }
    expectReports(
      try lines(from: old) { $0.clock.parameters["count"]?["dynamicOptionsSupport"] = "0" },
      [
        "careful options-changed (placed): the app offers no options from code for 'count', which it did before"
      ]
    )
    #expect(
      try lines(from: old) { $0.clock.parameters["count"]?["dynamicOptionsSupport"] = "2" }
        == []
    )
  }

  // MARK: What only a build knows

  @Test func `a module`() throws {
    expectReports(
      try lines(bundles: ["", "Widgets.appex"]) {
        $0.clock.members["fullyQualifiedTypeName"] = "\"Kit.ShowClock\""
      },
      [
        "careful intent-moved (placed): 'ShowClock' is in the module 'Kit' now, and was in 'Clock'; after such a move, saved shortcuts of some apps stopped working, so try an update with a saved one"
      ]
    )
    expectReports(
      try lines { $0.clock.members["fullyQualifiedTypeName"] = "\"Clock.Page.ShowClock\"" },
      [
        "careful intent-moved (placed): the type of 'ShowClock' is 'Clock.Page.ShowClock' now, and was 'Clock.ShowClock'; after such a move, saved shortcuts of some apps stopped working, so try an update with a saved one"
      ]
    )
  }

  @Test func `an extension that no longer contains an App Intent`() throws {
    let other = ["PlugIns/Widgets.appex/Metadata.appintents/extract.actionsdata": "{\"actions\": {}}"]
    expectReports(
      try lines(bundles: ["", "Widgets.appex"], to: [""], files: other) { _ in },
      [
        "careful intent-moved (placed): 'Widgets.appex' no longer contains 'ShowClock'; after such a move, saved shortcuts of some apps stopped working, so try an update with a saved one"
      ]
    )
    expectReports(
      try lines(bundles: ["", "Widgets.appex", "Talk.appex"], to: ["", "Talk.appex"]) { _ in },
      [
        "careful intent-moved (placed): the app no longer contains 'Widgets.appex', which listed 1 App Intent that other parts still have; after such a move, saved shortcuts of some apps stopped working, so try an update with a saved one"
      ]
    )
    // The extension alone may have been named.
    #expect(try lines(bundles: ["", "Widgets.appex"], to: [""]) { _ in } == [])
  }

  @Test func `systems with an App Intent`() throws {
    func available(_ text: String) -> (inout BuiltFixture) -> Void {
      { $0.clock.members["availabilityAnnotations"] = "{\(text)}" }
    }
    let words =
      "'ShowClock' needs iOS 18.0 or later, by its '@available': for people with an older system, placed widgets lose their settings"
    let later = "\"LNPlatformNameIOS\": {\"introducedVersion\": \"18.0\"}"
    expectReports(try lines(available(later)), ["breaking reach-reduced (placed): \(words)"])
    expectReports(
      try lines(
        available("\"LNPlatformNameWATCHOS\": {\"obsoletedVersion\": \"*\"}, \"LNPlatformNameNew\": {}")
      ),
      [
        "breaking reach-reduced (placed): 'ShowClock' is not available on watchOS, by its '@available', so placed widgets lose their settings"
      ]
    )
    let plist = "<plist version=\"1.0\"><dict><key>MinimumOSVersion</key><string>18.0</string></dict></plist>"
    #expect(try lines(files: ["Info.plist": plist], available(later)) == [])
  }

  @Test func `whether people find an App Intent`() throws {
    let hidden = "{\"assistantOnly\": true, \"isDiscoverable\": true}"
    expectReports(
      try lines { $0.clock.members["visibilityMetadata"] = hidden },
      ["careful shortcut-eligibility-lost (placed)"]
    )
    #expect(try lines { $0.clock.members["visibilityMetadata"] = nil } == [])
  }

  @Test func `a phrase, and files without phrases`() throws {
    expectReports(
      try lines { $0.phrases = ["Clock in ${applicationName}"] },
      ["careful phrase-removed (placed) ShowClock"]
    )
    let folder = try TestFolder()
    try BuiltFixture().write(to: "Old.app", in: folder)
    let text = BuiltFixture().text.replacing("autoShortcuts", with: "other")
    try folder.write(text, to: "extract.actionsdata")
    let report = MigrationCall(
      BuiltApp(folder.path + "/extract.actionsdata"),
      from: MigrationCall.Old(built: BuiltApp(folder.path + "/Old.app"))
    )
    .run()
    #expect(report.changes.map(\.line) == [])
  }

  @Test func `metadata without protocols says nothing about widgets`() throws {
    #expect(try lines { $0.clock.members["systemProtocols"] = nil } == [])
    expectReports(
      try lines { $0.clock.members["systemProtocols"] = "[]" },
      ["breaking widget-eligibility-lost (placed)"]
    )
  }

  @Test func `a button of a widget is only code`() throws {
    let hidden = "{\"assistantOnly\": false, \"isDiscoverable\": false}"
    func hide(_ fixture: inout BuiltFixture) {
      fixture.clock.members["visibilityMetadata"] = hidden
      fixture.clock.members["systemProtocols"] = "[]"
    }
    #expect(try lines(from: hide) { $0.actions = [:] } == [])
  }

  // MARK: Definitions

  @Test func `a definition against a built app`() throws {
    func lines(_ change: (inout BuiltFixture) -> Void) throws -> [String] {
      let folder = try TestFolder()
      try folder.write(plist(LocalisedFixture.soup), to: "Soup.intentdefinition")
      var fixture = BuiltFixture()
      var action = BuiltAction("OrderSoup")
      action.members["customIntentClassName"] = "\"OrderSoupIntent\""
      action.parameters = [:]
      fixture.actions = ["OrderSoup": action]
      change(&fixture)
      try fixture.write(to: "New.app", in: folder)
      let report = MigrationCall(
        BuiltApp(folder.path + "/New.app"),
        from: .definitions(.paths([folder.path + "/Soup.intentdefinition"]))
      )
      .run()
      #expect(report.problems == [])
      return report.changes.map(\.line)
    }
    let usual = try lines { _ in }
    #expect(!usual.contains { $0.contains("intent-removed") || $0.contains("class-name") }, "\(usual)")
    let lost = try lines { $0.actions["OrderSoup"]?.members["customIntentClassName"] = nil }
    #expect(lost.contains { $0.contains("class-name-changed") || $0.contains("intent-removed") }, "\(lost)")
  }
}
