import AppFacts
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentDiagnostics

/// What placed widgets and controls need of the code that makes them, between two versions.
struct WidgetContractTests {
  private typealias Fixture = MigrationFixture
  private typealias Widget = AppWidget

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
    hasApp: Bool = true,
    from: (inout [TypeCode]) -> Void = { _ in },
    to change: (inout [TypeCode]) -> Void = { _ in }
  ) -> [String] {
    var (before, after) = (AppIntentsCode(), AppIntentsCode())
    var app = AppTarget("App")
    app.kind = .app
    before.targets = CodeTargets(hasApp ? [app] : [], ofAll: true)
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

  @Test func `a bundle can list a widget for some people`() {
    func listed(_ conditions: Set<String?>, in type: String = "Clock", isControl: Bool = false) -> Widget {
      widget(in: type) { widget in
        widget.isListed = true
        widget.listConditions = conditions
        widget.isControl = isControl
      }
    }
    let all = listed([nil])
    expectReports(
      found([all], [listed(["DEBUG"])]),
      [
        "careful widget-kind-changed (placed): a widget bundle only has the widget 'Clock' with 'DEBUG' now; where that is "
          + "false, people lose placed widgets of the kind 'Clock'"
      ]
    )
    let later = "#available(iOS 18, *)"
    expectReports(found([all], [listed([later])]), ["careful widget-kind-changed (placed)"])
    #expect(found([listed([nil], isControl: true)], [listed([later], isControl: true)]) == [])
    #expect(found([all], [listed(["#available(iOSApplicationExtension 17.0, *)"])]) == [])
    #expect(found([all], [listed(["DEBUG", nil])]) == [])
    #expect(found([all], [listed(["DEBUG", "!(DEBUG)"])]) == [])
    #expect(found([all], [listed([later]), listed(["!(\(later))"], in: "OldClock")]) == [])
    #expect(found([listed([later])], [listed(["DEBUG"])]) == [])
  }

  /// The bundle of gitmichaelqiu/DesktopRenamer d439f1e is commented out. No bundle lists the control of
  /// bravelocation/daysleft a1248ad.
  @Test func `nobody loses a widget that no bundle listed`() {
    let other = widget("Timer", in: "Timer") { $0.isListed = true }
    func unlisted(_ kind: String = "Clock", of intent: String? = nil) -> Widget {
      widget(kind, of: intent) { ($0.isListed, $0.canBePlaced) = (false, false) }
    }
    #expect(found([unlisted(), other], [other]) == [])
    #expect(found([unlisted(), other], [unlisted("Clock2"), other]) == [])
    #expect(found([unlisted(of: "Sample"), other], [unlisted(), other]) == [])
    expectReports(found([widget(), other], [other]), ["breaking widget-kind-changed (placed)"])
  }

  /// gitmichaelqiu/DesktopRenamer 7e4780a removes the intent of Xcode's template, which no widget had.
  @Test func `an intent that no widget has belongs to Shortcuts`() {
    func gone(_ widget: Widget, isDiscoverable: Bool = true, hasApp: Bool = true) -> [String] {
      found(
        [widget],
        [widget],
        hasApp: hasApp,
        from: { types in
          types[0].inherited = ["WidgetConfigurationIntent"]
          types[0].properties.removeAll { $0.name == "isDiscoverable" }
          types[0].properties.append(Fixture.property("isDiscoverable", .boolean(isDiscoverable)))
        },
        to: { $0.removeFirst() }
      )
    }
    let removed = "breaking intent-removed (placed): there is no App Intent 'Sample' any more, so"
    expectReports(gone(widget()), ["\(removed) shortcuts with it stop working"])
    #expect(gone(widget(), isDiscoverable: false) == [])
    // The widget that uses it may be outside of the folder.
    for isDiscoverable in [true, false] {
      let found = gone(widget(), isDiscoverable: isDiscoverable, hasApp: false)
      expectReports(found, ["\(removed) placed widgets lose their settings"])
    }
    for used in [widget(of: "Sample"), widget { $0.hasSettings = nil }] {
      expectReports(gone(used), ["\(removed) placed widgets lose their settings"])
    }
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

  @Test func `a control stays a control`() {
    let found = losses(
      from: { $0[0].inherited = ["ControlConfigurationIntent"] },
      to: { $0[0].inherited = ["AppIntent"] }
    )
    expectReports(found, ["breaking widget-eligibility-lost (placed)"])
    let gone = losses(from: { $0[0].inherited = ["ControlConfigurationIntent"] }, to: { $0.removeFirst() })
    expectReports(gone, ["breaking intent-removed (placed)"])
  }

  @Test func `an intent without parameters has no settings to lose`() {
    for conformance in ["WidgetConfigurationIntent", "ControlConfigurationIntent"] {
      let old: (inout [TypeCode]) -> Void = { types in
        types[0].inherited = [conformance]
        types[0].properties.removeAll { $0.parameter != nil }
      }
      #expect(losses(from: old) { $0[0].inherited = ["AppIntent"] } == [])
      expectReports(losses(from: old) { $0.removeFirst() }, ["safe intent-removed"])
    }
  }

  @Test func `a widget is found by its kind`() {
    func lines(_ old: Fact<String>, _ new: Fact<String>...) -> [String] {
      func contract(_ kinds: [Fact<String>]) -> Contract {
        Contract(widgets: kinds.map { AppWidget(type: "Clock", kind: $0, intent: nil) })
      }
      let declared = DeclaredTypes(AppIntentsCode())
      return ContractComparison(.appIntents(declared, AppPair()), from: contract([old]), to: contract(new))
        .lines
    }
    let (one, other): (Fact<String>, Fact<String>) = (.value("Clock", at: nil), .value("ClockV2", at: nil))
    expectReports(lines(one, other), ["breaking widget-kind-changed (placed)"])
    expectReports(lines(one, one, other), ["careful widget-kind-changed (placed)"])
    #expect(lines(one, one) == [])
    #expect(lines(one, .hidden(why: "", at: nil)) == [])
    #expect(lines(.hidden(why: "", at: nil), one) == [])
  }

  @Test func `no widget is lost where no widget had the App Intent`() {
    func found(_ widgets: [AppWidget]) -> [String] {
      var (before, after) = (AppIntentsCode(), AppIntentsCode())
      before.types = [Fixture.intent]
      after.types = before.types
      after.types[0].inherited = ["CustomIntentMigratedAppIntent"]
      var app = AppIntentsCode()
      app.widgets = widgets
      let old = Version(code: before, appCode: app)
      return VersionComparison(from: [old], to: Version(code: after)).run().changes.map(\.lineWithoutPath)
    }
    func widget(_ intent: String?) -> AppWidget {
      AppWidget(type: "Clock", kind: .hidden(why: "", at: nil), intent: intent)
    }
    expectReports(found([]), ["careful widget-eligibility-lost (placed)"])
    expectReports(found([widget(nil)]), ["careful widget-eligibility-lost (placed)"])
    expectReports(found([widget("Sample")]), ["breaking widget-eligibility-lost (placed)"])
    expectReports(found([widget("Provider.Intent")]), ["breaking widget-eligibility-lost (placed)"])
  }

  @Test func `a widget with another intent loses the settings of the former one`() {
    func found(
      _ old: String?,
      _ new: String?...,
      of kind: String = "WidgetConfigurationIntent",
      change: (inout [TypeCode]) -> Void = { _ in }
    ) -> [String] {
      func code(_ intents: [String?]) -> AppIntentsCode {
        var code = AppIntentsCode()
        code.types = [Fixture.intent, Fixture.mode, Fixture.item, Fixture.query]
        code.widgets = intents.map {
          AppWidget(type: "Clock", kind: .value("Clock", at: nil), intent: $0)
        }
        return code
      }
      var (before, after) = (code([old]), code(new))
      var other = Fixture.intent
      other.name = "Other"
      other.properties.removeFirst()
      before.types.append(other)
      for index in [0, 4] { before.types[index].inherited[0] = kind }
      after.types = before.types
      change(&after.types)
      return VersionComparison(from: [Version(code: before)], to: Version(code: after)).run().changes.map(
        \.lineWithoutPath
      )
    }
    let lost = ["breaking widget-eligibility-lost (placed)"]
    #expect(found("Sample", "Sample") == [])
    expectReports(found("Sample", "Other"), lost)
    expectReports(found("Sample", "Other", of: "ControlConfigurationIntent"), lost)
    // In other builds, on other systems or in another target.
    expectReports(
      found("Sample", "Scope.Other", "Sample"),
      ["careful widget-eligibility-lost (placed)"]
    )
    let moved = found("Sample", "Other") { types in
      types[4].properties.insert(types[0].properties.removeFirst(), at: 0)
    }
    #expect(moved == [])
    let hidden = found("Sample", "Sample") { types in
      types[0].properties.removeFirst()
      types[4].properties.insert(Fixture.property("intentClassName", .name("className")), at: 0)
    }
    expectReports(hidden, ["careful class-name-changed (placed)"])
    #expect(found(nil, "Other") == [])
    #expect(found("Sample", "Elsewhere") == [])
    // A shortcut finds the App Intent by its identifier.
    let renamed = found("Sample", "New") { types in
      types[0].name = "New"
      types[0].properties.append(Fixture.property("persistentIdentifier", .string("Sample")))
    }
    #expect(renamed == [])
  }
}
