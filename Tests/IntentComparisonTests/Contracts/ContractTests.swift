import AppFacts
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentDiagnostics

/// Rules that hold for definitions and App Intents alike, and for what only App Intents have.
struct ContractTests {
  private typealias Fixture = MigrationFixture

  private func lines(_ change: (inout Fixture) -> Void) -> [String] {
    var fixture = Fixture()
    change(&fixture)
    return fixture.lines
  }

  private func lines(
    from old: (inout [TypeCode]) -> Void = { _ in },
    to change: (inout [TypeCode]) -> Void
  ) -> [String] {
    Fixture.lines(from: old, to: change)
  }

  @Test func `two App Intents cannot take over one class`() {
    var second = Fixture.intent
    second.name = "Second"
    expectReports(
      lines { $0.more = [second] },
      ["breaking class-name-shared (placed) Sample"]
    )
    expectReports(lines { $0.append(second) }, ["breaking class-name-shared (placed)"])
    #expect(lines(from: { $0.append(second) }, to: { _ in }) == [])
    second.condition = "DEBUG"
    #expect(lines { $0.more = [second] } == [])
  }

  @Test func `a class name that only a build knows is not lost`() {
    let hidden = Fixture.property("intentClassName", .name("sampleClass"))
    let found = lines { $0[0].properties[0] = hidden }
    expectReports(found, ["careful class-name-changed (placed)"])
    expectReports(
      lines { $0.intent.properties[0] = hidden },
      ["careful class-name-changed (placed) Sample"]
    )
  }

  @Test func `types that nobody has measured are not lost for certain`() {
    let entities = TypeName("EntityCollection<ItemAppEntity>")
    expectReports(
      lines { $0.setType(entities, of: "item") },
      ["careful parameter-retyped (placed) Sample.item"]
    )
    var union = TypeCode("Amount", kind: .enum)
    union.attributes = [AttributeCode("UnionValue", "@UnionValue", CodeRange("A.swift", 0, 1))]
    let found = lines {
      $0.append(union)
      for index in $0[0].properties.indices where $0[0].properties[index].name == "count" {
        $0[0].properties[index].type = TypeName("Amount", isOptional: true)
      }
    }
    expectReports(found, ["careful parameter-retyped (placed)"])
  }

  @Test func `a deprecated App Intent stays for the shortcuts that have it`() {
    let old: (inout [TypeCode]) -> Void = {
      $0[0].inherited = ["AppIntent"]
      $0[0].properties.removeAll { $0.name == "isDiscoverable" }
    }
    let found = lines(from: old) {
      $0[0].inherited = ["AppIntent", "DeprecatedAppIntent"]
      let call = CallCode(
        "IntentDeprecation",
        [.init("message", .string("")), .init("replacedBy", .name("Other"))]
      )
      $0[0].properties.append(Fixture.property("deprecation", .call(call)))
    }
    expectReports(found, ["careful shortcut-eligibility-lost (placed)"])
  }

  @Test func `an intent of widgets becomes an action unless the code says no`() {
    let discoverable: (inout Fixture) -> Void = { fixture in
      fixture.intent.properties.removeAll { $0.name == "isDiscoverable" }
    }
    expectReports(lines(discoverable), ["careful availability-changed (placed) Sample"])
    #expect(
      lines {
        $0.host.intent = ["Configurable": true]
        discoverable(&$0)
      } == []
    )
    // Whether it does is up to the running app.
    #expect(
      lines {
        discoverable(&$0)
        $0.intent.properties.append(Fixture.property("isDiscoverable", .name("isBeta")))
      } == []
    )
  }

  @Test func `a control stays a control`() {
    let found = lines(
      from: { $0[0].inherited = ["ControlConfigurationIntent"] },
      to: { $0[0].inherited = ["AppIntent"] }
    )
    expectReports(found, ["breaking widget-eligibility-lost (placed)"])
    let gone = lines(from: { $0[0].inherited = ["ControlConfigurationIntent"] }, to: { $0.removeFirst() })
    expectReports(gone, ["breaking intent-removed (placed)"])
  }

  @Test func `an intent without parameters has no settings to lose`() {
    for conformance in ["WidgetConfigurationIntent", "ControlConfigurationIntent"] {
      let old: (inout [TypeCode]) -> Void = { types in
        types[0].inherited = [conformance]
        types[0].properties.removeAll { $0.parameter != nil }
      }
      #expect(lines(from: old) { $0[0].inherited = ["AppIntent"] } == [])
      expectReports(lines(from: old) { $0.removeFirst() }, ["safe intent-removed"])
    }
  }

  @Test func `a value that became required is missing`() {
    func require(_ types: inout [TypeCode]) {
      for index in types[0].properties.indices where types[0].properties[index].name == "count" {
        types[0].properties[index].type = TypeName("Int")
      }
    }
    expectReports(lines(to: require), ["breaking optionality-changed (placed)"])
    let shortcut = lines(
      from: {
        $0[0].inherited = ["AppIntent"]
        $0[0].properties.removeAll { $0.name == "isDiscoverable" }
      },
      to: require
    )
    expectReports(shortcut, ["careful optionality-changed (placed)"])
    #expect(lines(from: require, to: { _ in }) == [])
  }

  @Test func `a default that goes is reported once, by the name of its case`() {
    func found(_ new: CodeValue?, _ type: TypeName) -> [String] {
      func set(_ value: CodeValue?, _ types: inout [TypeCode]) {
        var fixture = Fixture()
        fixture.set("default", value, of: "mode")
        fixture.setType(type, of: "mode")
        types[0] = fixture.intent
        types[1].inherited = ["Int", "AppEnum"]
        types[1].cases = [CaseCode("small"), CaseCode("big")]
      }
      return lines(from: { set(.name("big"), &$0) }, to: { set(new, &$0) })
    }
    expectReports(found(nil, TypeName("ModeAppEnum")), ["breaking optionality-changed (placed)"])
    let optional = TypeName("ModeAppEnum", isOptional: true)
    let words = "careful default-changed (placed): the default of 'mode' changed from 'big' to"
    #expect(found(nil, optional).first?.hasPrefix("\(words) no value") == true)
    #expect(found(.name("small"), optional).first?.hasPrefix("\(words) 'small'") == true)
  }

  @Test func `a query that finds nothing loses every choice`() {
    let nothing = [FunctionCode("entities(for:)", .array([]))]
    expectReports(lines { $0[3].functions = nothing }, ["breaking options-changed (placed)"])
    #expect(lines(from: { $0[3].functions = nothing }, to: { _ in }) == [])
  }

  /// VivaDicta's widget asked for the name of a color, and then offered four.
  @Test func `options from code for a text are a change`() {
    func set(_ types: inout [TypeCode]) {
      let provider = CallCode.Argument("optionsProvider", .call(CallCode("Names")))
      types[0].properties = types[0].properties.map { property in
        var property = property
        if ["name", "item"].contains(property.name) { property.attributes[0].arguments.append(provider) }
        return property
      }
    }
    expectReports(lines(to: set), ["careful options-changed (placed)"])
    func unset(_ types: inout [TypeCode]) {
      for index in types[0].properties.indices where !types[0].properties[index].attributes.isEmpty {
        types[0].properties[index].attributes[0].arguments.removeAll { $0.label == "optionsProvider" }
      }
    }
    expectReports(lines(from: set, to: unset), ["safe options-changed"])
  }

  @Test func `the type of an identifier can have an alias`() {
    var person = TypeCode("Person")
    person.properties = [PropertyCode("id", TypeName("String"))]
    let found = lines { types in
      types.append(person)
      types[2].properties[0].type = TypeName("Person.ID")
    }
    #expect(found == [])
    #expect(lines { $0[2].properties[0].type = TypeName("Elsewhere.ID") } == [])
  }

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
    let found = lines(
      from: { $0.append(Self.provider([show, open])) },
      to: { $0[4] = Self.provider([open]) }
    )
    expectReports(found, ["careful phrase-removed (placed)"])
    #expect(
      lines(from: { $0.append(Self.provider([show])) }, to: { $0[4] = Self.provider([show, open]) }) == []
    )
    // DaysLeft had 'How many days left?' without the app's name, which Siri ignores.
    let ignored: CodeValue = .string("How many days left?")
    #expect(
      lines(from: { $0.append(Self.provider([ignored, open])) }, to: { $0[4] = Self.provider([open]) }) == []
    )
    var other = Fixture.intent
    other.name = "Other"
    other.properties = []
    let moved = lines(
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
      #expect(lines(from: { $0.append(Self.provider([showing("city")])) }, to: { $0[4] = new }) == [])
    }
    // Siri hears neither punctuation nor width.
    func said(_ text: String) -> CodeValue { .interpolation([.string(text), .name("applicationName")]) }
    for (old, new) in [
      ("What's next in ", "Whats next, in"), ("ＡＢＣ　ダイヤ", "abc ダイヤ"), ("Open - ", "open "),
    ] {
      #expect(
        lines(from: { $0.append(Self.provider([said(old)])) }, to: { $0[4] = Self.provider([said(new)]) })
          == []
      )
    }
    let sharp = lines(
      from: { $0.append(Self.provider([said("C# in ")])) },
      to: { $0[4] = Self.provider([said("C in ")]) }
    )
    expectReports(sharp, ["careful phrase-removed (placed)"])
    // Only a build knows what is there.
    let unknown = lines(
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
      let branch = CallCode("if", [.init(nil, .string(condition)), .init(nil, shortcut)])
      provider.properties[0].value = .closure([.call(branch)])
      return provider
    }
    func found(_ old: TypeCode, _ new: TypeCode...) -> [String] {
      lines(from: { $0.append(old) }, to: { $0[4...] = new[...] })
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

  @Test func `a type or query that only some builds have finds nothing in the others`() {
    for index in 1...3 {
      expectReports(lines { $0[index].condition = "DEBUG" }, ["careful reach-reduced (placed)"])
    }
    expectReports(
      lines { $0[3].functions[0].condition = "DEBUG" },
      [
        "careful reach-reduced (placed): the query 'ItemQuery' of 'ItemAppEntity' is only there in builds with '#if DEBUG'; in "
          + "all others, what was chosen is lost"
      ]
    )
    #expect(lines(from: { $0[3].condition = "DEBUG" }, to: { $0[3].condition = nil }) == [])
    let branches = lines { types in
      types[3].condition = "os(iOS)"
      var other = types[3]
      other.condition = "!(os(iOS))"
      types.append(other)
    }
    #expect(branches == [])
    // One condition is often around all.
    expectReports(
      lines { for index in 0...3 { $0[index].condition = "DEBUG" } },
      ["careful reach-reduced (placed)"]
    )
  }

  @Test func `a widget is found by its kind`() {
    func lines(_ old: Fact<String>, _ new: Fact<String>...) -> [String] {
      func contract(_ kinds: [Fact<String>]) -> Contract {
        Contract(widgets: kinds.map { Contract.Widget(type: "Clock", kind: $0, intent: nil) })
      }
      let declared = DeclaredTypes(AppIntentsCode())
      var comparison = Comparison(from: contract([old]), to: contract(new), declared)
      comparison.compareWidgets()
      return comparison.changes.map(\.lineWithoutPath)
    }
    let (one, other): (Fact<String>, Fact<String>) = (.value("Clock", at: nil), .value("ClockV2", at: nil))
    expectReports(lines(one, other), ["breaking widget-kind-changed (placed)"])
    expectReports(lines(one, one, other), ["careful widget-kind-changed (placed)"])
    #expect(lines(one, one) == [])
    #expect(lines(one, .hidden(why: "", at: nil)) == [])
    #expect(lines(.hidden(why: "", at: nil), one) == [])
  }

  /// Xcode's template calls the intent of each widget extension 'ConfigurationAppIntent'.
  @Test func `App Intents of one name in two targets are compared each with its own`() {
    func intent(in file: String, _ parameter: String) -> TypeCode {
      var intent = Fixture.intent
      intent.nameRange = CodeRange(file, 0, 1)
      intent.properties = intent.properties.filter { $0.parameter == nil }
      var property = Fixture.property("emoji", nil)
      property.name = parameter
      property.type = TypeName("String", isOptional: true)
      property.attributes = [CallCode("Parameter")]
      intent.properties.append(property)
      return intent
    }
    func found(_ old: [TypeCode], _ new: [TypeCode]) -> [Rule] {
      var (before, after) = (AppIntentsCode(), AppIntentsCode())
      (before.types, after.types) = (old, new)
      return VersionComparison(from: [Version(code: before)], to: Version(code: after)).run().changes
        .map(\.diagnostic.rule)
    }
    let (phone, watch) = (intent(in: "main:App/C.swift", "emoji"), intent(in: "main:Watch/C.swift", "emoji"))
    #expect(
      found([phone, watch], [intent(in: "App/C.swift", "emoji"), intent(in: "Watch/C.swift", "emoji")]) == []
    )
    #expect(
      found([phone, watch], [intent(in: "App/C.swift", "emoji"), intent(in: "Watch/C.swift", "face")])
        == [.parameterRenamed]
    )
  }

  /// sing-box has a 'ToggleServiceIntent' in two extensions. In git, the key of a file is not its name.
  @Test func `App Intents of one name in changed files of git are told apart by their paths`() {
    func version(_ files: (key: String, path: String, parameter: String)...) -> Version {
      var code = SwiftCode()
      code.files = files.map { file in
        var intent = Fixture.intent
        intent.nameRange = CodeRange(file.key, 0, 1)
        intent.properties = intent.properties.filter { $0.parameter == nil }
        var property = Fixture.property(file.parameter, nil)
        property.type = TypeName("String", isOptional: true)
        property.attributes = [CallCode("Parameter")]
        intent.properties.append(property)
        var result = FileCode(file.key, size: 0)
        result.types = [intent]
        return result
      }
      let names = Dictionary(uniqueKeysWithValues: files.map { ($0.key, $0.path) })
      return Version(code: AppIntentsCode(code, names: names) { _ throws(FileError) in [] })
    }
    let old = version(("a", "main:App/Go.swift", "app"), ("b", "main:Watch/Go.swift", "watch"))
    let new = version(("c", "HEAD:App/Go.swift", "app"), ("d", "HEAD:Watch/Go.swift", "watch"))
    #expect(VersionComparison(from: [old], to: new).run().changes.map(\.lineWithoutPath) == [])
  }

  @Test func `a widget that is gone is lost, unless it may be elsewhere`() {
    func found(in folder: [Contract.Widget], now: [Contract.Widget]) -> [String] {
      var (before, after) = (AppIntentsCode(), AppIntentsCode())
      before.widgets = folder
      (before.types, after.types) = ([Fixture.intent], [Fixture.intent])
      after.widgets = now
      return VersionComparison(from: [Version(code: before)], to: Version(code: after)).run().changes.map(
        \.lineWithoutPath
      )
    }
    let clock = Contract.Widget(type: "Clock", kind: .value("Clock", at: nil), intent: nil)
    let timer = Contract.Widget(type: "Timer", kind: .value("Timer", at: nil), intent: nil)
    expectReports(found(in: [clock], now: [timer]), ["breaking widget-kind-changed (placed)"])
    #expect(found(in: [clock], now: [timer, Contract.Widget(type: "Clock", kind: clock.kind)]) == [])
    let hidden = Contract.Widget(type: "Other", kind: .hidden(why: "", at: nil), intent: nil)
    #expect(found(in: [clock], now: [hidden]) == [])
  }

  /// As in this repository, where a test declares a shorter 'UpNextAppIntent'.
  @Test func `App Intents with one name in an app and its tests are not mixed up`() {
    var (test, app) = (Fixture.intent, Fixture.intent)
    (test.nameRange, app.nameRange) = (CodeRange("Tests.swift", 0, 1), CodeRange("App.swift", 0, 1))
    test.properties.removeAll { ["count", "intentClassName"].contains($0.name) }
    func found(_ old: [TypeCode], _ new: [TypeCode]) -> [String] {
      var (before, after) = (AppIntentsCode(), AppIntentsCode())
      let types = [Fixture.mode, Fixture.item, Fixture.query]
      (before.types, after.types) = (old + types, new + types)
      return VersionComparison(from: [Version(code: before)], to: Version(code: after)).run().changes
        .map(\.lineWithoutPath)
    }
    #expect(found([test, app], [test, app]) == [])
    #expect(found([app, test], [test, app]) == [])
    var changed = app
    changed.nameRange = CodeRange("App.swift, changed", 0, 1)
    #expect(found([test, app], [test, changed]) == [])
    changed.properties.removeAll { $0.name == "count" }
    expectReports(found([test, app], [test, changed]), ["breaking parameter-removed (placed)"])
  }

  @Test func `no widget is lost where no widget had the App Intent`() {
    func found(_ widgets: [Contract.Widget]) -> [String] {
      var (before, after) = (AppIntentsCode(), AppIntentsCode())
      before.types = [Fixture.intent]
      after.types = before.types
      after.types[0].inherited = ["CustomIntentMigratedAppIntent"]
      var app = AppIntentsCode()
      app.widgets = widgets
      let old = Version(code: before, app: app)
      return VersionComparison(from: [old], to: Version(code: after)).run().changes.map(\.lineWithoutPath)
    }
    func widget(_ intent: String?) -> Contract.Widget {
      Contract.Widget(type: "Clock", kind: .hidden(why: "", at: nil), intent: intent)
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
          Contract.Widget(type: "Clock", kind: .value("Clock", at: nil), intent: $0)
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

  @Test func `a shortcut that opens the app is told from one that does not`() {
    let opening: (inout [TypeCode]) -> Void = {
      $0[0].properties.append(Fixture.property("openAppWhenRun", .boolean(true)))
    }
    expectReports(lines(to: opening), ["careful presentation-changed (placed)"])
    expectReports(lines(from: opening, to: { $0[0].properties.removeLast() }), ["safe presentation-changed"])
  }

  /// 'supportedModes' replaces 'openAppWhenRun' from version 26 of the systems on, as in pia-foss/mobile-ios pull request 390.
  @Test func `two properties say whether a shortcut opens the app`() {
    let dynamic: CodeValue = .call(CallCode("foreground", [.init(nil, .name("dynamic"))]))
    let immediate: CodeValue = .call(CallCode("foreground", [.init(nil, .name("immediate"))]))
    func set(_ flag: Bool?, _ modes: CodeValue?, _ isLimited: Bool, _ types: inout [TypeCode]) {
      if let flag { types[0].properties.append(Fixture.property("openAppWhenRun", .boolean(flag))) }
      guard let modes else { return }
      var property = Fixture.property("supportedModes", modes)
      if isLimited { property.attributes = [CallCode("available")] }
      types[0].properties.append(property)
    }
    func found(_ old: (Bool?, CodeValue?), _ new: (Bool?, CodeValue?), isLimited: Bool = true) -> [String] {
      lines(
        from: { set(old.0, old.1, isLimited, &$0) },
        to: { types in
          types[0].properties.removeAll { ["openAppWhenRun", "supportedModes"].contains($0.name) }
          set(new.0, new.1, isLimited, &types)
        }
      )
    }
    let start = "presentation-changed"
    #expect(found((true, nil), (true, .name("foreground"))) == [])
    #expect(found((nil, nil), (nil, .name("background"))) == [])
    #expect(found((true, nil), (nil, immediate), isLimited: false) == [])
    expectReports(
      found((true, nil), (nil, .name("background"))),
      ["safe \(start): shortcuts with 'Sample' now run in the background; before, they opened the app"]
    )
    expectReports(
      found((nil, nil), (nil, .name("foreground"))),
      [
        "careful \(start) (placed): from version 26 of iOS and macOS on, shortcuts with 'Sample' now open the app; before, they "
          + "ran in the background"
      ]
    )
    expectReports(
      found((true, nil), (nil, .name("foreground"))),
      [
        "careful \(start) (placed): before version 26 of iOS and macOS, shortcuts with 'Sample' now run in the background; "
          + "before, they opened the app; keep 'openAppWhenRun', too"
      ]
    )
    expectReports(
      found((nil, .name("background")), (nil, .array([.name("background"), dynamic]))),
      [
        "careful \(start) (placed): from version 26 of iOS and macOS on, shortcuts with 'Sample' now can open the app; before, "
          + "they ran in the background"
      ]
    )
    expectReports(found((true, .name("foreground")), (true, .name("background"))), ["safe \(start)"])
    #expect(found((true, nil), (true, .name("modes"))) == [])
    // 'OpenIntent' opens the app, and a protocol of the app can say it for all.
    let open = lines(
      from: { set(true, nil, true, &$0) },
      to: { types in
        types[0].properties.removeAll { $0.name == "openAppWhenRun" }
        types[0].inherited.append("OpenIntent")
      }
    )
    #expect(open == [])
    var own = TypeCode("OpensApp", kind: .protocol)
    own.properties = [Fixture.property("openAppWhenRun", .boolean(true))]
    let inherited = lines(
      from: { set(true, nil, true, &$0) },
      to: { types in
        types[0].properties.removeAll { $0.name == "openAppWhenRun" }
        types[0].inherited.append("OpensApp")
        types.append(own)
      }
    )
    #expect(inherited == [])
  }

  @Test func `what is placed has no value for a new parameter`() {
    func found(_ type: TypeName, _ inherited: String...) -> [String] {
      lines(
        from: { types in if !inherited.isEmpty { types[0].inherited = inherited } },
        to: { $0[0].properties.append(Fixture.parameter("more", type)) }
      )
    }
    expectReports(found(TypeName("Date")), ["breaking parameter-added (placed)"])
    #expect(found(TypeName("Date", isOptional: true)) == [])
    expectReports(
      found(TypeName("Date"), "ControlConfigurationIntent"),
      ["breaking parameter-added (placed)"]
    )
  }

  @Test func `a type that many parameters have does not make one another`() {
    func found(_ name: String, _ title: String) -> [String] {
      lines(
        from: {
          $0[0].properties.append(
            Fixture.parameter("hidesResult", TypeName("Bool", isOptional: true), title: "Hide")
          )
        },
        to: { types in
          let flag = TypeName("Bool", isOptional: true)
          types[0].properties.removeLast()
          types[0].properties.append(Fixture.parameter(name, flag, title: title))
        }
      )
    }
    expectReports(found("usesPaper", "Paper"), ["breaking parameter-removed (placed)"])
    expectReports(found("keepsResult", "Keep"), ["breaking parameter-renamed (placed)"])
  }

  @Test func `what a build generates or a definition still declares is not lost`() {
    func lines(_ change: (inout Fixture) -> Void) -> [String] {
      self.lines {
        $0.intent.name = "Another"
        $0.intent.properties.removeAll { $0.name == "intentClassName" || $0.name == "count" }
        change(&$0)
      }
    }
    #expect(lines { _ in }.count == 1)
    #expect(lines { $0.isGenerated = true } == [])
    #expect(lines { $0.remaining = ["SampleIntent"] } == [])
  }

  @Test func `an App Intent has one of many protocols, or a macro`() {
    func found(_ inherited: [String], _ macro: String? = nil) -> [String] {
      lines(
        from: {
          $0[0].inherited = ["AppIntent"]
          $0[0].properties.removeAll { $0.name == "isDiscoverable" || $0.parameter != nil }
          $0[0].properties.removeFirst()
        },
        to: {
          $0[0].inherited = inherited
          $0[0].attributes = [macro].compactMap(\.self).map {
            AttributeCode($0, "@\($0)", CodeRange("A.swift", 0, 1))
          }
        }
      )
    }
    #expect(found(["AudioPlaybackIntent"]) == [])
    // It opens the app.
    expectReports(found(["OpenIntent"]), ["careful presentation-changed (placed)"])
    expectReports(found(["ForegroundContinuableIntent"]), ["careful presentation-changed (placed)"])
    #expect(found([], "AppIntent") == [])
    #expect(found(["Sendable"]).count == 1)
  }

  @Test func `types with one name in different types are told apart`() {
    func nested(_ scope: String, _ parameter: String) -> TypeCode {
      var type = TypeCode("Show", in: [scope])
      type.inherited = ["AppIntent"]
      type.properties = [Fixture.parameter(parameter, TypeName("Int"))]
      return type
    }
    let found = lines(
      from: { $0 += [nested("Clock", "hour"), nested("Timer", "minute")] },
      to: { $0[4...] = [nested("Timer", "minute"), nested("Clock", "hour")] }
    )
    #expect(found == [])
  }

  @Test func `a parameter asks for the nearest type with its name`() {
    func nested(_ scope: String, _ cases: String...) -> [TypeCode] {
      var (intent, mode) = (TypeCode(scope), TypeCode("Shape", kind: .enum, in: [scope]))
      intent.inherited = ["AppIntent"]
      intent.properties = [Fixture.parameter("shape", TypeName("Shape"))]
      mode.inherited = ["String", "AppEnum"]
      mode.cases = cases.map { CaseCode($0) }
      return [intent, mode]
    }
    func found(_ new: [TypeCode]) -> [String] {
      lines(from: { $0 += nested("Clock", "round") + nested("Card", "square") }, to: { $0[4...] = new[...] })
    }
    #expect(found(nested("Card", "square") + nested("Clock", "round")) == [])
    expectReports(
      found(nested("Clock", "round") + nested("Card", "oval")),
      ["breaking case-removed (placed)"]
    )
  }

  @Test func `a type is found by its name or its persistent identifier, wherever it is`() {
    func found(_ change: (inout TypeCode) -> Void) -> [String] {
      lines { types in
        let before = types[1].name
        change(&types[1])
        let now = types[1].name
        for index in types[0].properties.indices where types[0].properties[index].type?.name == before {
          types[0].properties[index].type?.name = now
        }
      }
    }
    #expect(found { $0.scope = ["Sample"] } == [])
    expectReports(found { $0.name = "Style" }, ["breaking parameter-retyped (placed)"])
    let kept = found {
      $0.name = "Style"
      $0.properties.append(Fixture.property("persistentIdentifier", .string("ModeAppEnum")))
    }
    #expect(kept == [])
  }

  @Test func `a type that only one version declares is the same by its name`() {
    let other = lines { types in
      var fixture = Fixture()
      fixture.setType(TypeName("Elsewhere", isOptional: true), of: "mode")
      types[0] = fixture.intent
    }
    expectReports(other, ["careful parameter-retyped (placed)"])
    #expect(lines { $0.remove(at: 1) } == [])
    #expect(lines(from: { $0.remove(at: 1) }, to: { $0.insert(Fixture.mode, at: 1) }) == [])
  }

  @Test func `a case without a raw value has the next number`() {
    func found(_ cases: CaseCode...) -> [String] {
      lines(
        from: {
          $0[1].inherited = ["Int", "AppEnum"]
          $0[1].cases = [CaseCode("small"), CaseCode("big")]
        },
        to: {
          $0[1].inherited = ["Int", "AppEnum"]
          $0[1].cases = cases
        }
      )
    }
    #expect(found(CaseCode("small"), CaseCode("large")) == [])
    #expect(found(CaseCode("small"), CaseCode("big", rawValue: .integer(1)), CaseCode("huge")) == [])
    expectReports(found(CaseCode("small")), ["breaking case-removed (placed)"])
    expectReports(
      found(CaseCode("small"), CaseCode("medium"), CaseCode("big")),
      ["breaking case-renamed (placed)"]
    )
  }

  @Test func `a project's own protocol makes no App Intent`() {
    var (own, store) = (TypeCode("ViewIntent", kind: .protocol), TypeCode("StoreIntent"))
    own.inherited = ["Sendable"]
    store.inherited = ["ViewIntent"]
    #expect(lines(from: { $0 += [own, store] }, to: { $0.removeLast() }) == [])
    own.inherited = ["AppIntent"]
    expectReports(
      lines(from: { $0 += [own, store] }, to: { $0.removeLast() }),
      ["breaking intent-removed (placed)"]
    )
  }
}
