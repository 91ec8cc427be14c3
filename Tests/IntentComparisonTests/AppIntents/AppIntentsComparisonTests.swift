import AppFacts
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentComparison

struct AppIntentsComparisonTests {
  private typealias Fixture = MigrationFixture

  @Test func `each finding has the path by which it can be accepted`() {
    let found = Fixture.changes {
      $0[0].properties.removeAll { $0.name == "name" }
      $0[1].cases.removeLast()
      $0[0].inherited = ["CustomIntentMigratedAppIntent"]
    }
    #expect(
      found.map { "\($0.diagnostic.rule.name) \($0.acceptedPath)" }.sorted() == [
        "case-removed enum ModeAppEnum.big", "parameter-removed Sample.name",
        "widget-eligibility-lost Sample",
      ]
    )
  }

  @Test func `two parameters that are gone do not both seem to have one new name`() {
    let (one, other) = (
      Fixture.parameter("first", TypeName("URL"), title: "A"),
      Fixture.parameter("second", TypeName("URL"), title: "B")
    )
    func found(_ title: String) -> [String] {
      losses(
        from: { $0[0].properties += [one, other] },
        to: {
          $0[0].properties.removeLast(2)
          $0[0].properties.append(Fixture.parameter("third", TypeName("URL", isOptional: true), title: title))
        }
      )
    }
    expectReports(found("B"), ["breaking parameter-removed (placed)", "breaking parameter-renamed (placed)"])
    expectReports(found("C"), ["breaking parameter-removed (placed)", "breaking parameter-removed (placed)"])
  }

  private func edit(_ types: inout [TypeCode], _ name: String, _ change: (inout PropertyCode) -> Void) {
    guard let index = types[0].properties.firstIndex(where: { $0.name == name }) else {
      Issue.record("there is no property '\(name)'")
      return
    }
    change(&types[0].properties[index])
  }

  @Test func `what is added loses nothing`() {
    #expect(
      losses {
        $0[0].properties.append(Fixture.parameter("more", TypeName("Int", isOptional: true)))
        $0[1].cases.append(CaseCode("huge"))
        $0.append(TypeCode("Another"))
      } == []
    )
  }

  @Test func `a namespace of texts that is named 'AppIntent' hides no App Intent`() {
    var texts = TypeCode("AppIntent", kind: .enum)
    texts.scope = ["L10n"]
    var action = TypeCode("Start")
    action.inherited = ["AppIntent"]
    expectReports(
      losses(from: { $0 += [texts, action] }, to: { $0.removeLast() }),
      ["breaking intent-removed (placed)"]
    )
  }

  @Test func `a button of a widget can go`() {
    let hidden = losses(
      from: {
        $0[0].inherited = ["AppIntent"]
      },
      to: { $0.removeFirst() }
    )
    #expect(hidden == [])
  }

  @Test func `a type with another name is another App Intent, unless it keeps its identifier`() {
    let plain = losses(
      from: {
        $0[0].inherited = ["WidgetConfigurationIntent"]
        $0[0].properties.removeFirst()
      },
      to: { $0[0].name = "Other" }
    )
    expectReports(plain, ["breaking intent-renamed (placed)"])
    // The class may be what the system looks for.
    expectReports(losses { $0[0].name = "Other" }, ["careful intent-renamed (placed)"])
    #expect(
      losses {
        $0[0].name = "Other"
        $0[0].properties.append(Fixture.property("persistentIdentifier", .string("Sample")))
      } == []
    )
  }

  @Test func `an identifier that only a build knows is not another one`() {
    let hidden = Fixture.property("persistentIdentifier", .name("sampleName"))
    expectReports(
      losses { $0[0].properties.append(hidden) },
      [
        "careful intent-renamed (placed): the 'persistentIdentifier' of 'Sample' is not a text literal; check that it is "
          + "still 'Sample'"
      ]
    )
    let renamed = losses {
      $0[0].name = "Other"
      $0[0].properties.append(hidden)
    }
    expectReports(renamed, ["careful intent-renamed (placed)"])
    #expect(losses(from: { $0[0].properties.append(hidden) }, to: { _ in }) == [])
    let literal = losses(
      from: { $0[0].properties.append(hidden) },
      to: { $0[0].properties[$0[0].properties.count - 1].value = .string("Sample") }
    )
    #expect(literal == [])
  }

  @Test func `the class of the intent stays`() {
    let removed = losses { $0[0].properties.removeFirst() }
    expectReports(
      removed,
      [
        "breaking class-name-changed (placed): 'Sample' has no 'intentClassName' any more, which "
          + "was 'SampleIntent', so widgets placed with the class lose their settings"
      ]
    )
    let other = losses { $0[0].properties[0].value = .string("B") }
    expectReports(other, ["breaking class-name-changed (placed)"])
    let unmigrated = losses { $0[0].inherited = ["WidgetConfigurationIntent"] }
    expectReports(unmigrated, ["breaking class-name-changed (placed)"])
  }

  @Test func `an action that Shortcuts no longer shows is reported`() {
    func found(_ inherited: [String]) -> [String] {
      losses(
        from: {
          $0[0].inherited = inherited
          $0[0].properties.removeAll { $0.name == "isDiscoverable" }
        },
        to: { $0[0].properties.append(Fixture.property("isDiscoverable", .boolean(false))) }
      )
    }
    expectReports(found(["AppIntent"]), ["careful shortcut-eligibility-lost (placed)"])
    // The system shows an action that takes over a class.
    let migrated = found(["AppIntent", "CustomIntentMigratedAppIntent"])
    expectReports(migrated, ["safe shortcut-eligibility-lost"])
  }

  @Test func `a parameter keeps its type`() {
    let retyped = losses { edit(&$0, "count") { $0.type = TypeName("Double", isOptional: true) } }
    expectReports(retyped, ["breaking parameter-retyped (placed)"])
    let array = losses { edit(&$0, "count") { $0.type = TypeName("Int", isArray: true) } }
    expectReports(array, ["breaking multiple-values-changed (placed)"])
    #expect(
      losses(
        from: { edit(&$0, "count") { $0.type = TypeName("Int") } },
        to: { edit(&$0, "count") { $0.type = TypeName("Int", isOptional: true) } }
      ) == []
    )
  }

  @Test func `a smaller size is reported, and a larger one not`() {
    func size(_ count: Int) -> CallCode.Argument {
      .init("size", .dictionary([.init(.name("systemSmall"), .integer(count))]))
    }
    func found(_ old: Int, _ new: Int) -> [String] {
      losses(
        from: { edit(&$0, "count") { $0.attributes[0].arguments.append(size(old)) } },
        to: {
          edit(&$0, "count") {
            $0.attributes[0].arguments.removeLast()
            $0.attributes[0].arguments.append(size(new))
          }
        }
      )
    }
    #expect(found(2, 4) == [])
    expectReports(found(4, 2), ["careful array-size-cut (placed)"])
  }

  @Test func `a case keeps its raw value`() {
    expectReports(losses { $0[1].cases.removeFirst() }, ["breaking case-removed (placed)"])
    #expect(losses { $0[1].cases[1].name = "huge" } == [])
    let renamed = losses { $0[1].cases[1].rawValue = nil }
    expectReports(
      renamed,
      [
        "breaking case-renamed (placed): the raw value of 'big' is 'big', not 'large'; a choice is "
          + "found by it, so choices of it are lost"
      ]
    )
  }

  @Test func `an entity keeps the type of its identifier`() {
    let found = losses { $0[2].properties[0].type = TypeName("Int") }
    expectReports(
      found,
      [
        "breaking property-retyped (placed): the 'id' of 'ItemAppEntity' is of type 'Int', but "
          + "it was 'String', so what was chosen is lost"
      ]
    )
  }
}
