import AppFacts
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentDiagnostics

/// On which systems and in which builds an App Intent is there.
struct ReachTests {
  private typealias Fixture = MigrationFixture

  private static func available(_ texts: [String]) -> [AttributeCode] {
    texts.map { AttributeCode("available", "@available(\($0))", CodeRange("A.swift", 0, 1)) }
  }

  private func lines(_ texts: String...) -> [String] {
    var fixture = Fixture()
    fixture.intent.attributes = Self.available(texts)
    return fixture.lines
  }

  @Test(arguments: [
    "iOS, introduced: 16.0, obsoleted: 17.0", "iOS, unavailable", "*, unavailable", "iOS 18.0, macOS 15, *",
    "iOSApplicationExtension 18.1, *",
  ])
  func `what people lose is reported`(attribute: String) {
    expectReports(lines(attribute), ["breaking reach-reduced (placed) Sample"])
  }

  @Test(arguments: [
    "iOS 17, *", "iOS 17.0, macOS 14.0, watchOS 10.0, *", "tvOS, unavailable", "macOS, unavailable",
    "iOS, deprecated: 17.0, message: \"use another, iOS 19, or 'Other'\"", "*, deprecated", "swift 6",
    "*, deprecated, message: \"the \\\"old\\\" one is, in short, unavailable, on, iOS 19, and later\"",
  ])
  func `what App Intents need, and what was not there before, is not`(attribute: String) {
    #expect(lines(attribute) == [])
  }

  @Test func `a version that an App Intent already needed is not`() {
    func found(_ old: String, _ new: String) -> [String] {
      var before = Fixture.intent
      before.attributes = Self.available([old])
      var now = Fixture.intent
      now.attributes = Self.available([new])
      return Self.changes([before], [now])
    }
    #expect(found("iOS 18, *", "iOS 18.0, *") == [])
    #expect(found("iOS 18, *", "iOS 17, *") == [])
    expectReports(found("iOS 17, *", "iOS 17.4, *"), ["breaking reach-reduced (placed)"])
    expectReports(
      found("iOS 17, macOS 14, *", "iOS 17, macOS 15, *"),
      ["breaking reach-reduced (placed)"]
    )
  }

  private static func changes(_ old: [TypeCode], _ new: [TypeCode]) -> [String] {
    losses(from: { $0[0..<1] = old[...] }, to: { $0[0..<old.count] = new[...] })
  }

  @Test func `a condition of a build is named, and is no removal`() {
    var fixture = Fixture()
    fixture.intent.condition = "DEBUG || ALPHA"
    expectReports(fixture.lines, ["careful reach-reduced (placed) Sample"])
    fixture.intent.condition = nil
    fixture.mode.cases[0].condition = "DEBUG"
    expectReports(fixture.lines, ["careful reach-reduced (placed) Mode.small"])
  }

  @Test func `a condition that was there before is not`() {
    var conditional = Fixture.intent
    conditional.condition = "DEBUG"
    #expect(Self.changes([conditional], [conditional]) == [])
    expectReports(
      Self.changes([Fixture.intent], [conditional]),
      ["careful reach-reduced (placed)"]
    )
  }

  @Test func `one of two branches is always there`() {
    var (debug, release) = (Fixture.intent, Fixture.intent)
    (debug.condition, release.condition) = ("DEBUG", "!(DEBUG)")
    #expect(Self.changes([Fixture.intent], [debug, release]) == [])
  }

  @Test func `a file of two targets is one App Intent`() {
    var now = Fixture.intent
    now.properties.removeAll { $0.name == "name" }
    #expect(Self.changes([Fixture.intent, Fixture.intent], [now, now]).count == 1)
  }

  @Test func `an App Intent of some builds is only missing there`() {
    var (debug, phone) = (Fixture.intent, Fixture.intent)
    debug.condition = "DEBUG && os(iOS)"
    phone.condition = "os(iOS) && canImport(WidgetKit) && !arch(x86_64)"
    expectReports(Self.changes([debug], []), ["careful intent-removed (placed)"])
    expectReports(Self.changes([phone], []), ["breaking intent-removed (placed)"])
  }
}
