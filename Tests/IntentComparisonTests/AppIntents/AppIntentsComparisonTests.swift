import AppFacts
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentComparison

struct AppIntentsComparisonTests {
  private typealias Fixture = MigrationFixture

  private func lines(
    from old: (inout [TypeCode]) -> Void = { _ in },
    to change: (inout [TypeCode]) -> Void
  ) -> [String] {
    changes(from: old, to: change).map(\.lineWithoutPath)
  }

  private func changes(
    from old: (inout [TypeCode]) -> Void = { _ in },
    to change: (inout [TypeCode]) -> Void
  ) -> [SchemaChange] {
    var (before, now) = (AppIntentsCode(), AppIntentsCode())
    before.types = [Fixture.intent, Fixture.mode, Fixture.item, Fixture.query]
    old(&before.types)
    now.types = before.types
    change(&now.types)
    let declared = DeclaredTypes(now)
    let earlier = Contract(DeclaredTypes(before))
    return Comparison(.appIntents(declared, AppPair()), from: earlier, to: Contract(declared)).changes
  }

  @Test func `each finding has the path by which it can be accepted`() {
    let found = changes {
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
      lines(
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

  @Test func `what stays as it is loses nothing`() {
    #expect(lines { _ in } == [])
  }

  @Test func `what is added loses nothing`() {
    #expect(
      lines {
        $0[0].properties.append(Fixture.parameter("more", TypeName("Int", isOptional: true)))
        $0[1].cases.append(CaseCode("huge"))
        $0.append(TypeCode("Another"))
      } == []
    )
  }

  @Test func `a missing App Intent is reported`() {
    expectReports(lines { $0.removeFirst() }, ["breaking intent-removed (placed)"])
    let shortcut = lines(
      from: {
        $0[0].inherited = ["AppIntent"]
        $0[0].properties.removeAll { $0.name == "isDiscoverable" }
      },
      to: { $0.removeFirst() }
    )
    expectReports(shortcut, ["breaking intent-removed (placed)"])
  }

  @Test func `a namespace of texts that is named 'AppIntent' hides no App Intent`() {
    var texts = TypeCode("AppIntent", kind: .enum)
    texts.scope = ["L10n"]
    var action = TypeCode("Start")
    action.inherited = ["AppIntent"]
    expectReports(
      lines(from: { $0 += [texts, action] }, to: { $0.removeLast() }),
      ["breaking intent-removed (placed)"]
    )
  }

  @Test func `a button of a widget can go`() {
    let hidden = lines(
      from: {
        $0[0].inherited = ["AppIntent"]
      },
      to: { $0.removeFirst() }
    )
    #expect(hidden == [])
  }

  @Test func `a type with another name is another App Intent, unless it keeps its identifier`() {
    let plain = lines(
      from: {
        $0[0].inherited = ["WidgetConfigurationIntent"]
        $0[0].properties.removeFirst()
      },
      to: { $0[0].name = "Other" }
    )
    expectReports(plain, ["breaking intent-renamed (placed)"])
    // The class may be what the system looks for.
    expectReports(lines { $0[0].name = "Other" }, ["careful intent-renamed (placed)"])
    #expect(
      lines {
        $0[0].name = "Other"
        $0[0].properties.append(Fixture.property("persistentIdentifier", .string("Sample")))
      } == []
    )
  }

  @Test func `an identifier that only a build knows is not another one`() {
    let hidden = Fixture.property("persistentIdentifier", .name("sampleName"))
    expectReports(
      lines { $0[0].properties.append(hidden) },
      [
        "careful intent-renamed (placed): the 'persistentIdentifier' of 'Sample' is not a text literal; check that it is "
          + "still 'Sample'"
      ]
    )
    let renamed = lines {
      $0[0].name = "Other"
      $0[0].properties.append(hidden)
    }
    expectReports(renamed, ["careful intent-renamed (placed)"])
    #expect(lines(from: { $0[0].properties.append(hidden) }, to: { _ in }) == [])
    let literal = lines(
      from: { $0[0].properties.append(hidden) },
      to: { $0[0].properties[$0[0].properties.count - 1].value = .string("Sample") }
    )
    #expect(literal == [])
  }

  @Test func `the class of the intent stays`() {
    let removed = lines { $0[0].properties.removeFirst() }
    expectReports(
      removed,
      [
        "breaking class-name-changed (placed): 'Sample' has no 'intentClassName' any more, which "
          + "was 'SampleIntent', so widgets placed with the class lose their settings"
      ]
    )
    let other = lines { $0[0].properties[0].value = .string("B") }
    expectReports(other, ["breaking class-name-changed (placed)"])
    let unmigrated = lines { $0[0].inherited = ["WidgetConfigurationIntent"] }
    expectReports(unmigrated, ["breaking class-name-changed (placed)"])
  }

  @Test func `an App Intent of widgets stays one`() {
    let found = lines { $0[0].inherited = ["AppIntent", "CustomIntentMigratedAppIntent"] }
    expectReports(found, ["breaking widget-eligibility-lost (placed)"])
  }

  @Test func `an action that Shortcuts no longer shows is reported`() {
    func found(_ inherited: [String]) -> [String] {
      lines(
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

  @Test func `a parameter keeps its name`() {
    expectReports(
      lines { $0[0].properties.removeAll { $0.name == "name" } },
      ["breaking parameter-removed (placed)"]
    )
    expectReports(lines { edit(&$0, "name") { $0.name = "label" } }, ["breaking parameter-renamed (placed)"])
  }

  @Test func `a parameter keeps its type`() {
    let retyped = lines { edit(&$0, "count") { $0.type = TypeName("Double", isOptional: true) } }
    expectReports(retyped, ["breaking parameter-retyped (placed)"])
    let array = lines { edit(&$0, "count") { $0.type = TypeName("Int", isArray: true) } }
    expectReports(array, ["breaking multiple-values-changed (placed)"])
    #expect(
      lines(
        from: { edit(&$0, "count") { $0.type = TypeName("Int") } },
        to: { edit(&$0, "count") { $0.type = TypeName("Int", isOptional: true) } }
      ) == []
    )
  }

  @Test func `another default is reported`() {
    let found = lines { edit(&$0, "isOn") { $0.attributes[0].arguments[1].value = .boolean(true) } }
    expectReports(found, ["careful default-changed (placed)"])
  }

  @Test func `a smaller size is reported, and a larger one not`() {
    func size(_ count: Int) -> CallCode.Argument {
      .init("size", .dictionary([.init(.name("systemSmall"), .integer(count))]))
    }
    func found(_ old: Int, _ new: Int) -> [String] {
      lines(
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
    expectReports(lines { $0[1].cases.removeFirst() }, ["breaking case-removed (placed)"])
    #expect(lines { $0[1].cases[1].name = "huge" } == [])
    let renamed = lines { $0[1].cases[1].rawValue = nil }
    expectReports(
      renamed,
      [
        "breaking case-renamed (placed): the raw value of 'big' is 'big', not 'large'; a choice is "
          + "found by it, so choices of it are lost"
      ]
    )
  }

  @Test func `an entity keeps the type of its identifier`() {
    let found = lines { $0[2].properties[0].type = TypeName("Int") }
    expectReports(
      found,
      [
        "breaking property-retyped (placed): the 'id' of 'ItemAppEntity' is of type 'Int', but "
          + "it was 'String', so what was chosen is lost"
      ]
    )
  }
}
