import AppFacts
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentDiagnostics

/// By what the system finds types and values of App Intents again.
struct IdentityContractTests {
  private typealias Fixture = MigrationFixture

  /// openhab/openhab-ios pull request 1163 changed it, and lets the query find the old values, too.
  @Test func `an entity keeps what its identifier is made of`() {
    func found(_ old: String?, _ new: String?) -> [String] {
      func set(_ getter: String?, _ types: inout [TypeCode]) { types[2].properties[0].getter = getter }
      return losses(from: { set(old, &$0) }, to: { set(new, &$0) })
    }
    expectReports(
      found("uuid.uuidString", "name"),
      [
        "careful identifier-changed (placed): the 'id' of 'ItemAppEntity' is 'name' now, and was 'uuid.uuidString'; saved "
          + "choices are found by it, so check that each entity keeps its value"
      ]
    )
    expectReports(found(nil, "name"), ["careful identifier-changed (placed)"])
    #expect(found("uuid.uuidString", "return self.uuid\n  .uuidString") == [])
    #expect(found("uuid.uuidString", "return self.uuid.uuidString") == [])
    // The initializer may have stored the same.
    #expect(found(nil, "item.identifier") == [])
    #expect(found("rawValue", nil) == [])
  }

  @Test func `an alias is named with what it stands for`() {
    var speed = Fixture.mode
    speed.name = "MotionMode"
    var code = AppIntentsCode()
    code.types = [Fixture.intent, Fixture.mode, Fixture.item, Fixture.query]
    var after = code
    after.types[1] = speed
    after.aliases = ["ModeAppEnum": TypeName("MotionMode")]
    let found = VersionComparison(from: [Version(code: code)], to: Version(code: after)).run().changes.map(
      \.lineWithoutPath
    )
    expectReports(
      found,
      [
        "breaking parameter-retyped (placed): the type of 'mode' changed from 'ModeAppEnum?' to 'ModeAppEnum?' (an alias of "
          + "'MotionMode'); a value is found by its name and type, so what was chosen is lost; if it is the same, add "
          + "'static let persistentIdentifier = \"ModeAppEnum\"' to 'MotionMode'"
      ]
    )
  }

  /// utmapp/UTM issue 7412: no action was found until commit 5ee79c7c named 'AppIntent' in each.
  @Test func `an App Intent names 'AppIntent' itself`() {
    var own = TypeCode("LampIntent", kind: .protocol)
    own.inherited = ["AppIntent"]
    func action(_ name: String, _ inherited: String...) -> TypeCode {
      var action = TypeCode(name)
      action.inherited = inherited
      return action
    }
    func found(_ old: [TypeCode], _ new: [TypeCode]) -> [String] {
      losses(from: { $0 += [own] + old }, to: { $0[5...] = new[...] })
    }
    let direct = action("Switch", "AppIntent", "LampIntent")
    let indirect = action("Switch", "LampIntent")
    let message =
      "to 'AppIntent' only through 'LampIntent': the system did not find such actions of another app; add 'AppIntent' to the "
      + "declaration of each"
    expectReports(
      found([direct], [indirect]),
      ["careful conformance-indirect (placed): 'Switch' now conforms \(message)"]
    )
    expectReports(
      found([direct, action("Dim", "AppIntent")], [indirect, action("Dim", "LampIntent")]),
      ["careful conformance-indirect (placed): 2 App Intents, such as 'Switch', now conform \(message)"]
    )
    // What no version has changed is for 'validate'.
    #expect(found([indirect], [indirect, action("Dim", "LampIntent")]) == [])
    #expect(found([indirect], [direct]) == [])
    // An extension, an alias, a macro or another protocol of Apple's names it, too.
    var extended = TypeCode("Switch", kind: .extension)
    extended.inherited = ["AppIntent"]
    #expect(found([direct], [indirect, extended]) == [])
    var both = TypeCode("Lamp", kind: .composition)
    both.inherited = ["AppIntent", "LampIntent"]
    #expect(found([direct], [action("Switch", "Lamp"), both]) == [])
    var marked = indirect
    marked.attributes = [AttributeCode("AppIntent", "@AppIntent", CodeRange("A.swift", 0, 1))]
    #expect(found([direct], [marked]) == [])
    #expect(found([direct], [action("Switch", "LampIntent", "AudioPlaybackIntent")]) == [])
  }

  @Test func `the type of an identifier can have an alias`() {
    var person = TypeCode("Person")
    person.properties = [PropertyCode("id", TypeName("String"))]
    let found = losses { types in
      types.append(person)
      types[2].properties[0].type = TypeName("Person.ID")
    }
    #expect(found == [])
    #expect(losses { $0[2].properties[0].type = TypeName("Elsewhere.ID") } == [])
  }

  @Test func `types with one name in different types are told apart`() {
    func nested(_ scope: String, _ parameter: String) -> TypeCode {
      var type = TypeCode("Show", in: [scope])
      type.inherited = ["AppIntent"]
      type.properties = [Fixture.parameter(parameter, TypeName("Int"))]
      return type
    }
    let found = losses(
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
      losses(from: { $0 += nested("Clock", "round") + nested("Card", "square") }, to: { $0[4...] = new[...] })
    }
    #expect(found(nested("Card", "square") + nested("Clock", "round")) == [])
    expectReports(
      found(nested("Clock", "round") + nested("Card", "oval")),
      ["breaking case-removed (placed)"]
    )
  }

  @Test func `a type is found by its name or its persistent identifier, wherever it is`() {
    func found(_ change: (inout TypeCode) -> Void) -> [String] {
      losses { types in
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
    let other = losses { types in
      var fixture = Fixture()
      fixture.setType(TypeName("Elsewhere", isOptional: true), of: "mode")
      types[0] = fixture.intent
    }
    expectReports(other, ["careful parameter-retyped (placed)"])
    #expect(losses { $0.remove(at: 1) } == [])
    #expect(losses(from: { $0.remove(at: 1) }, to: { $0.insert(Fixture.mode, at: 1) }) == [])
  }
}
