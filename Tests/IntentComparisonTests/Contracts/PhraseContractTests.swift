import AppFacts
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentDiagnostics

/// What people say to Siri for App Shortcuts, between two versions of App Intents.
struct PhraseContractTests {
  private typealias Fixture = MigrationFixture

  private static func provider(_ phrases: [CodeValue], of intent: String = "Sample") -> TypeCode {
    var provider = TypeCode("Shortcuts of \(intent)")
    provider.inherited = ["AppShortcutsProvider"]
    let call = CallCode(
      "AppShortcut",
      [.init("intent", .call(CallCode(intent))), .init("phrases", .array(phrases))]
    )
    provider.properties = [Fixture.property("appShortcuts", .closure([.call(call)]))]
    return provider
  }

  @Test func `people say the phrases of an App Shortcut`() {
    let show: CodeValue = .interpolation([.string("Show "), .name("applicationName")])
    let open: CodeValue = .interpolation([.string("Open "), .name("applicationName")])
    let found = losses(
      from: { $0.append(Self.provider([show, open])) },
      to: { $0[4] = Self.provider([open]) }
    )
    expectReports(found, ["careful phrase-removed (placed)"])
    #expect(
      losses(from: { $0.append(Self.provider([show])) }, to: { $0[4] = Self.provider([show, open]) }) == []
    )
    // DaysLeft had 'How many days left?' without the app's name, which Siri ignores.
    let ignored: CodeValue = .string("How many days left?")
    #expect(
      losses(from: { $0.append(Self.provider([ignored, open])) }, to: { $0[4] = Self.provider([open]) }) == []
    )
    var other = Fixture.intent
    other.name = "Other"
    other.properties = []
    let moved = losses(
      from: { $0 += [Self.provider([show, open]), other] },
      to: { $0[4...] = [Self.provider([show]), Self.provider([open], of: "Other"), other] }
    )
    let fate = "the phrase 'Open ${applicationName}' of 'Sample' now starts 'Other'"
    #expect(moved == ["careful phrase-removed (placed): \(fate)"])
    // A function may make the same intent, and the name of a parameter is not spoken.
    func showing(_ name: String) -> CodeValue { .interpolation([.string("Show "), .keyPath(name)]) }
    let made = Self.provider([showing("city")], of: "make")
    let closure = Self.provider([showing("city")], of: "")
    let town = Self.provider([showing("town")])
    for new in [made, closure, town] {
      #expect(losses(from: { $0.append(Self.provider([showing("city")])) }, to: { $0[4] = new }) == [])
    }
    // Siri hears neither punctuation nor width.
    func said(_ text: String) -> CodeValue { .interpolation([.string(text), .name("applicationName")]) }
    for (old, new) in [
      ("What's next in ", "Whats next, in"), ("ＡＢＣ　ダイヤ", "abc ダイヤ"), ("Open - ", "open "),
    ] {
      #expect(
        losses(from: { $0.append(Self.provider([said(old)])) }, to: { $0[4] = Self.provider([said(new)]) })
          == []
      )
    }
    let sharp = losses(
      from: { $0.append(Self.provider([said("C# in ")])) },
      to: { $0[4] = Self.provider([said("C in ")]) }
    )
    expectReports(sharp, ["careful phrase-removed (placed)"])
    // Only a build knows what is there.
    let unknown = losses(
      from: { $0.append(Self.provider([show])) },
      to: { $0[4].properties[0].value = .closure([.unknown]) }
    )
    #expect(unknown == [])
  }

  /// Apple's builder takes `if #available`.
  @Test func `an App Shortcut can be for some systems only`() {
    func limited(_ condition: String?, _ phrases: String...) -> TypeCode {
      var provider = Self.provider(phrases.map { .string("\($0) in ${applicationName}") })
      guard let condition, let shortcut = provider.properties[0].value else { return provider }
      provider.properties[0].value = .closure([.branch(condition: condition, body: shortcut)])
      return provider
    }
    func found(_ old: TypeCode, _ new: TypeCode...) -> [String] {
      losses(from: { $0.append(old) }, to: { $0[4...] = new[...] })
    }
    let system = "#available(iOS 18, *)"
    let both = limited(system, "Show", "Open")
    expectReports(
      found(both, limited(system, "Show")),
      [
        "careful phrase-removed (placed): the phrase 'Open in ${applicationName}' of 'Sample' was removed, so Siri no longer knows what people say"
      ]
    )
    expectReports(
      found(limited(nil, "Show", "Open"), both),
      [
        "careful phrase-removed (placed): the phrase 'Show in ${applicationName}' of 'Sample' is only there with '\(system)', and 1 more, so other "
          + "people lose it"
      ]
    )
    #expect(found(limited(nil, "Show"), limited(system, "Show"), limited("!(\(system))", "Show")) == [])
    #expect(found(both, both) == [])
    #expect(found(both, limited(nil, "Show", "Open")) == [])
  }
}
