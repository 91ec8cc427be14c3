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
    var types = [Fixture.intent, Fixture.mode, Fixture.item, Fixture.query]
    old(&types)
    var (before, now) = (AppIntentsCode(), AppIntentsCode())
    before.types = types
    change(&types)
    now.types = types
    let declared = DeclaredTypes(now)
    let earlier = Contract(DeclaredTypes(before))
    var comparison = ContractComparison(from: earlier, to: Contract(declared), declared)
    comparison.compare()
    comparison.comparePhrases()
    return comparison.changes.map(\.lineWithoutPath)
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

  @Test func `a query that finds nothing loses every choice`() {
    let nothing = [FunctionCode("entities(for:)", .array([]))]
    expectReports(lines { $0[3].functions = nothing }, ["breaking options-changed (placed)"])
    #expect(lines(from: { $0[3].functions = nothing }, to: { _ in }) == [])
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

  private static func provider(_ phrases: [CodeValue]) -> TypeCode {
    var provider = TypeCode("Shortcuts")
    provider.inherited = ["AppShortcutsProvider"]
    let call = CallCode(
      "AppShortcut",
      [.init("intent", .call(CallCode("Sample"))), .init("phrases", .array(phrases))]
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
    // Only a build knows what is there.
    let unknown = lines(
      from: { $0.append(Self.provider([show])) },
      to: { $0[4].properties[0].value = .closure([.unknown]) }
    )
    #expect(unknown == [])
  }

  @Test func `a widget is found by its kind`() {
    func lines(_ old: Fact<String>, _ new: Fact<String>...) -> [String] {
      func contract(_ kinds: [Fact<String>]) -> Contract {
        Contract(widgets: kinds.map { Contract.Widget(type: "Clock", kind: $0, intent: nil) })
      }
      let declared = DeclaredTypes(AppIntentsCode())
      var comparison = ContractComparison(from: contract([old]), to: contract(new), declared)
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
    #expect(found(["OpenIntent"]) == [])
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
}
