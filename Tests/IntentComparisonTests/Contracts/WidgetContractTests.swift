import AppFacts
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentDiagnostics

/// What placed widgets and controls need of the code that makes them, between two versions.
struct WidgetContractTests {
  private typealias Fixture = MigrationFixture
  private typealias Widget = Contract.Widget

  private func widget(
    _ kind: String = "Clock",
    of intent: String? = nil,
    in type: String = "Clock",
    if condition: String? = nil,
    change: (inout Widget) -> Void = { _ in }
  ) -> Widget {
    var widget = Widget(type: type, kind: .value(kind, at: nil), intent: intent)
    widget.hasSettings = intent != nil
    widget.condition = condition
    change(&widget)
    return widget
  }

  private func found(
    _ old: [Widget],
    _ new: [Widget],
    from: (inout [TypeCode]) -> Void = { _ in },
    to change: (inout [TypeCode]) -> Void = { _ in }
  ) -> [String] {
    var (before, after) = (AppIntentsCode(), AppIntentsCode())
    before.types = [Fixture.intent, Fixture.mode, Fixture.item, Fixture.query]
    from(&before.types)
    after.types = before.types
    change(&after.types)
    (before.widgets, after.widgets) = (old, new)
    return VersionComparison(from: [Version(code: before)], to: Version(code: after)).run().changes.map(
      \.lineWithoutPath
    )
  }

  private let dropped = "widget-eligibility-lost (placed)"

  /// scastiel/kado pull request 77, which was reverted for it.
  @Test func `a widget without a configuration loses its settings, although the intent stays`() {
    let lost =
      "breaking \(dropped): the widget 'Clock' is a 'StaticConfiguration' now, so placed ones lose their settings"
    expectReports(found([widget(of: "Sample")], [widget()]), [lost])
    // It is found by its kind, and not by its type.
    expectReports(found([widget(of: "Sample")], [widget(in: "ClockWidget")]), ["breaking \(dropped)"])
    #expect(found([widget()], [widget(of: "Sample")]) == [])
    #expect(found([widget(of: "Sample")], [widget(of: "Sample", in: "ClockWidget")]) == [])
    #expect(found([widget(of: "Sample")], [widget { $0.hasSettings = nil }]) == [])
    // The intent may have no parameters.
    expectReports(found([widget(of: "Elsewhere")], [widget()]), ["careful \(dropped)"])
    let empty = found(
      [widget(of: "Sample")],
      [widget()],
      from: { $0[0].properties.removeAll { $0.parameter != nil } }
    )
    #expect(empty == [])
  }

  @Test func `the kind can be a constant that only a build knows`() {
    func unknown(of intent: String?) -> Widget {
      widget(of: intent) { widget in
        widget.kind = .hidden(why: "", at: nil)
        widget.kindWords = "Kinds.clock"
      }
    }
    expectReports(found([unknown(of: "Sample")], [unknown(of: nil)]), ["breaking \(dropped)"])
    func isSaid(_ old: Widget, _ new: Widget) -> Bool {
      var (before, after) = (AppIntentsCode(), AppIntentsCode())
      (before.widgets, after.widgets) = ([old], [new])
      let report = VersionComparison(from: [Version(code: before)], to: Version(code: after)).run()
      return report.remarks.contains { $0.contains("kind of the widget 'Clock' is only known to a build") }
    }
    var parameter = unknown(of: "Sample")
    parameter.kindWords = nil
    #expect(isSaid(parameter, widget()))
    #expect(!isSaid(parameter, parameter))
    #expect(!isSaid(unknown(of: "Sample"), unknown(of: nil)))
  }

  /// woocommerce/woocommerce-ios pull request 17023 has both configurations, for debugging and for people.
  @Test func `a widget loses its settings in some builds`() {
    let debugging = [widget(of: "Sample", if: "DEBUG"), widget(if: "!(DEBUG)")]
    expectReports(found([widget(of: "Sample")], debugging), ["careful \(dropped)"])
    expectReports(found(debugging, [widget()]), ["careful \(dropped)"])
    #expect(found(debugging, debugging) == [])
    #expect(found([widget()], debugging) == [])
    // Only builds that had no widget get one.
    let added = [widget(of: "Sample", if: "os(iOS)"), widget(if: "!(os(iOS))")]
    #expect(found([widget(of: "Sample", if: "os(iOS)")], added) == [])
  }

  @Test func `a system before App Intents has no settings to lose, unless a definition's intent had them`() {
    let since17 = [widget(of: "Sample", if: "#available(iOS 17, *)"), widget(if: "!(#available(iOS 17, *))")]
    #expect(found([widget(of: "Sample")], since17) == [])
    let siri = widget(of: "Sample") { $0.isOfIntents = true }
    expectReports(
      found([siri], since17),
      [
        "careful \(dropped): the widget 'Clock' is also a 'StaticConfiguration' now; on systems with it, placed ones lose "
          + "their settings"
      ]
    )
    // Each build has it, so many people lose them.
    expectReports(found(since17, [widget()]), ["breaking \(dropped)"])
  }

  /// twofas/2fas-ios issue 162: the large widget was gone after an update.
  @Test func `people lose widgets in a size that is withdrawn`() {
    func sized(_ families: Set<String>?) -> Widget {
      widget { $0.families = families.map { .value($0, at: nil) } ?? .absent }
    }
    let both = sized(["systemSmall", "systemMedium"])
    expectReports(
      found([both], [sized(["systemMedium", "systemLarge"])]),
      [
        "careful widget-family-removed (placed): the widget 'Clock' no longer supports 'systemSmall', so people lose those "
          + "that they placed in this size"
      ]
    )
    expectReports(found([sized(nil)], [both]), ["careful widget-family-removed (placed)"])
    #expect(found([both], [sized(nil)]) == [])
    #expect(found([both], [widget()]) == [])
    // Each system has a list.
    let watch = sized(["accessoryCircular"])
    #expect(found([both, watch], [watch, both]) == [])
  }

  @Test func `a widget that no bundle lists is gone`() {
    let (listed, unlisted) = (widget { $0.isListed = true }, widget { $0.isListed = false })
    expectReports(found([listed], [unlisted]), ["breaking widget-kind-changed (placed)"])
    #expect(found([listed], [unlisted, listed]) == [])
    #expect(found([listed], [widget()]) == [])
    #expect(found([unlisted], [unlisted]) == [])
  }

  @Test func `the only widget is gone from these sources`() {
    expectReports(found([widget()], []), ["careful widget-kind-changed (placed)"])
  }

  @Test func `a kind that only a build knows hides no widget but its own`() {
    func unknown(in type: String) -> Widget {
      widget(in: type) { $0.kind = .hidden(why: "", at: nil) }
    }
    let other = unknown(in: "Other")
    expectReports(found([widget(), other], [other]), ["breaking widget-kind-changed (placed)"])
    #expect(found([widget(), other], [unknown(in: "Clock"), other]) == [])
    // It may be the widget under another name.
    #expect(found([widget(), other], [unknown(in: "NewClock"), other]) == [])
  }

  @Test func `another type can take over a kind`() {
    let renamed = [widget(in: "OldClock"), widget("NewClock")]
    #expect(found([widget()], renamed) == [])
  }
}
