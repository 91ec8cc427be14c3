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
    losses(from: old, to: change)
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

  @Test func `what a definition still declares is not lost`() {
    func lines(_ change: (inout Fixture) -> Void) -> [String] {
      self.lines {
        $0.intent.name = "Another"
        $0.intent.properties.removeAll { $0.name == "intentClassName" || $0.name == "count" }
        change(&$0)
      }
    }
    #expect(lines { _ in }.count == 1)
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
