import AppFacts
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentDiagnostics

/// What saved shortcuts need of the actions in them, between two versions of App Intents.
struct ActionContractTests {
  private typealias Fixture = MigrationFixture

  @Test func `numbers outside a narrower range cannot be chosen again`() {
    func found(_ old: CodeValue?, _ new: CodeValue?) -> [String] {
      func set(_ value: CodeValue?, _ types: inout [TypeCode]) {
        var fixture = Fixture()
        fixture.set("inclusiveRange", value, of: "count")
        types[0] = fixture.intent
      }
      return losses(from: { set(old, &$0) }, to: { set(new, &$0) })
    }
    let (wide, narrow): (CodeValue, CodeValue) = (
      .tuple([.integer(0), .integer(100)]), .tuple([.integer(0), .integer(50)])
    )
    expectReports(found(wide, narrow), ["careful values-narrowed (placed)"])
    expectReports(found(nil, narrow), ["careful values-narrowed (placed)"])
    expectReports(found(narrow, wide), ["safe values-widened"])
    #expect(found(narrow, narrow) == [])
    func range(below end: Int) -> CodeValue {
      .range(lower: .integer(0), upper: .integer(end), isHalfOpen: true)
    }
    // A range without its end, and one that is open at one side.
    expectReports(
      found(range(below: 100), range(below: 50)),
      [
        "careful values-narrowed (placed): the values of 'count' changed from '0 to 99' to '0 to 49'; what was chosen before may "
          + "be outside"
      ]
    )
    #expect(found(range(below: 51), narrow) == [])
    let open: CodeValue = .tuple([.integer(0), .name("max")])
    expectReports(found(open, narrow), ["careful values-narrowed (placed)"])
    let unlimited: CodeValue = .range(lower: .integer(0), upper: nil, isHalfOpen: false)
    expectReports(found(narrow, unlimited), ["safe values-widened"])
    let negative: CodeValue = .tuple([.negative(.name("infinity")), .integer(50)])
    expectReports(found(narrow, negative), ["safe values-widened"])
    // The app may know no narrower range.
    #expect(found(wide, .name("limits")) == [])
    #expect(found(.name("limits"), narrow) == [])
  }

  @Test func `a parameter in both branches of a condition is in each build`() {
    func found(_ conditions: String...) -> [String] {
      losses(to: { types in
        guard let index = types[0].properties.firstIndex(where: { $0.name == "count" }) else {
          Issue.record("there is no property 'count'")
          return
        }
        let count = types[0].properties.remove(at: index)
        types[0].properties += conditions.map { condition in
          var count = count
          count.condition = condition
          return count
        }
      })
    }
    #expect(found("os(iOS)", "!(os(iOS))") == [])
    #expect(found("os(iOS)", "os(macOS)").contains { $0.contains("os(iOS) || os(macOS)") })
  }

  private static func perform(_ names: String..., value: TypeName? = nil) -> FunctionCode {
    var function = FunctionCode("perform()", .unknown)
    function.result = FunctionCode.Result(names, value)
    return function
  }

  @Test func `the next step of a shortcut gets what an App Intent returns`() {
    func found(_ old: [FunctionCode], _ new: [FunctionCode]) -> [String] {
      losses(from: { $0[0].functions = old }, to: { $0[0].functions = new })
    }
    func returning(_ type: String, isArray: Bool = false, isOptional: Bool = false) -> FunctionCode {
      let value = TypeName(type, isArray: isArray, isOptional: isOptional)
      return Self.perform("IntentResult", "ReturnsValue", "ProvidesDialog", value: value)
    }
    let (text, nothing) = (returning("String"), Self.perform("IntentResult", "ProvidesDialog"))
    expectReports(found([text], [returning("Int")]), ["careful response-changed (placed)"])
    expectReports(found([text], [returning("String", isArray: true)]), ["careful response-changed (placed)"])
    expectReports(found([text], [nothing]), ["careful response-changed (placed)"])
    expectReports(found([nothing], [text]), ["safe response-changed"])
    #expect(found([text], [returning("String", isOptional: true)]) == [])
    #expect(found([nothing], [Self.perform("IntentResult")]) == [])
    // It may be an alias of the same.
    #expect(found([text], [returning("Elsewhere")]) == [])
    #expect(found([returning("Int", isArray: true)], [returning("List<Int>")]) == [])
    #expect(found([returning("Double")], [returning("TimeInterval")]) == [])
    // Only a build knows these.
    let hidden = [
      [Self.perform("CardResult")], [FunctionCode("perform()", .unknown)], [], [text, nothing],
    ]
    for new in hidden { #expect(found([text], new) == []) }
  }

  @Test func `an App Intent returns what the definition's intent did`() {
    func found(_ names: String..., isConfigurable: Bool = true) -> [String] {
      var fixture = Fixture()
      let response: Short = [
        "Output": "total", "Parameters": [["Name": "total", "Tag": 1, "Type": "Integer"]],
      ]
      fixture.host.intent = ["Configurable": .init(booleanLiteral: isConfigurable), "Response": response]
      var function = FunctionCode("perform()", .unknown)
      function.result = FunctionCode.Result(names, names.contains("ReturnsValue") ? TypeName("Double") : nil)
      fixture.intent.functions = [function]
      return fixture.lines.filter { $0.contains("response-changed") }
    }
    expectReports(found("IntentResult"), ["careful response-changed (placed) Sample"])
    #expect(found("IntentResult", "ReturnsValue") == [])
    #expect(found("IntentResult", isConfigurable: false) == [])
  }

  @Test func `an entity keeps its name or its persistent identifier in a result`() {
    func found(_ change: (inout TypeCode) -> Void) -> [String] {
      func returning(_ name: String) -> [FunctionCode] {
        [Self.perform("IntentResult", "ReturnsValue", value: TypeName(name))]
      }
      return losses(
        from: { $0[0].functions = returning("ItemAppEntity") },
        to: { types in
          types[0].properties.removeAll { $0.name == "item" }
          change(&types[2])
          types[0].functions = returning(types[2].name)
        }
      ).filter { $0.contains("response-changed") }
    }
    #expect(found { $0.scope = ["Sample"] } == [])
    expectReports(found { $0.name = "Thing" }, ["careful response-changed (placed)"])
    let kept = found {
      $0.name = "Thing"
      $0.properties.append(Fixture.property("persistentIdentifier", .string("ItemAppEntity")))
    }
    #expect(kept == [])
  }

  @Test func `a shortcut that opens the app is told from one that does not`() {
    let opening: (inout [TypeCode]) -> Void = {
      $0[0].properties.append(Fixture.property("openAppWhenRun", .boolean(true)))
    }
    expectReports(losses(to: opening), ["careful presentation-changed (placed)"])
    expectReports(losses(from: opening, to: { $0[0].properties.removeLast() }), ["safe presentation-changed"])
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
      losses(
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
    let open = losses(
      from: { set(true, nil, true, &$0) },
      to: { types in
        types[0].properties.removeAll { $0.name == "openAppWhenRun" }
        types[0].inherited.append("OpenIntent")
      }
    )
    #expect(open == [])
    var own = TypeCode("OpensApp", kind: .protocol)
    own.properties = [Fixture.property("openAppWhenRun", .boolean(true))]
    let inherited = losses(
      from: { set(true, nil, true, &$0) },
      to: { types in
        types[0].properties.removeAll { $0.name == "openAppWhenRun" }
        types[0].inherited.append("OpensApp")
        types.append(own)
      }
    )
    #expect(inherited == [])
  }
}
