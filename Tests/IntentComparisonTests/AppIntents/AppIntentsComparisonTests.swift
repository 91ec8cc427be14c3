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
    var (before, now) = (AppIntentsCode(), AppIntentsCode())
    before.types = [Fixture.intent, Fixture.mode, Fixture.item, Fixture.query]
    old(&before.types)
    now.types = before.types
    change(&now.types)
    return AppIntentsComparison.changes(from: DeclaredTypes(before), to: DeclaredTypes(now)).map(\.line)
  }

  private func edit(_ types: inout [TypeCode], _ name: String, _ change: (inout PropertyCode) -> Void) {
    guard let index = types[0].properties.firstIndex(where: { $0.name == name }) else { return }
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
    #expect(
      lines { $0.removeFirst() } == [
        "breaking intent-removed (placed): there is no App Intent 'Sample' any more, so placed widgets lose their "
          + "settings"
      ]
    )
    let shortcut = lines(from: { $0[0].inherited = ["AppIntent"] }, to: { $0.removeFirst() })
    #expect(shortcut.first?.hasSuffix("so shortcuts with it stop working") == true)
  }

  @Test func `a button of a widget can go`() {
    let hidden = lines(
      from: {
        $0[0].inherited = ["AppIntent"]
        $0[0].properties.append(Fixture.property("isDiscoverable", .boolean(false)))
      },
      to: { $0.removeFirst() }
    )
    #expect(hidden == [])
  }

  @Test func `a type with another name is another App Intent, unless it keeps its identifier`() {
    #expect(
      lines { $0[0].name = "Other" } == [
        "breaking intent-renamed (placed): 'Sample' seems to be named 'Other' now; widgets and shortcuts find an App "
          + "Intent by the name of its type, so add 'static let persistentIdentifier = \"Sample\"'"
      ]
    )
    #expect(
      lines {
        $0[0].name = "Other"
        $0[0].properties.append(Fixture.property("persistentIdentifier", .string("Sample")))
      } == []
    )
  }

  @Test func `the class of the intent stays`() {
    let removed = lines { $0[0].properties.removeFirst() }
    #expect(
      removed == [
        "breaking class-name-changed (placed): 'Sample' has no 'intentClassName' any more; what was placed with the "
          + "class 'SampleIntent' is lost"
      ]
    )
    let other = lines { $0[0].properties[0].value = .string("B") }
    #expect(other.first?.contains("the 'intentClassName' 'B' now") == true)
    let unmigrated = lines { $0[0].inherited = ["WidgetConfigurationIntent"] }
    #expect(
      unmigrated.first?.contains("does not conform to 'CustomIntentMigratedAppIntent' any more") == true
    )
  }

  @Test func `an App Intent of widgets stays one`() {
    let found = lines { $0[0].inherited = ["AppIntent", "CustomIntentMigratedAppIntent"] }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("breaking widget-eligibility-lost (placed): ") == true)
  }

  @Test func `an action that Shortcuts no longer shows is reported`() {
    let found = lines { $0[0].properties.append(Fixture.property("isDiscoverable", .boolean(false))) }
    #expect(found.first?.hasPrefix("careful shortcut-eligibility-lost (placed): ") == true)
  }

  @Test func `a parameter keeps its name`() {
    #expect(
      lines { $0[0].properties.removeAll { $0.name == "name" } } == [
        "breaking parameter-removed (placed): 'Sample' has no parameter 'name' any more, so what was chosen is lost"
      ]
    )
    #expect(
      lines { edit(&$0, "name") { $0.name = "label" } } == [
        "breaking parameter-renamed (placed): 'name' of 'Sample' seems to be named 'label' now; a value is found by its "
          + "name, so what was chosen is lost"
      ]
    )
  }

  @Test func `a parameter keeps its type`() {
    let retyped = lines { edit(&$0, "count") { $0.type = TypeName("Double", isOptional: true) } }
    #expect(retyped.first?.contains("parameter-retyped (placed): the type of 'count' is 'Double?'") == true)
    let array = lines { edit(&$0, "count") { $0.type = TypeName("Int", isArray: true) } }
    #expect(array.first?.contains("multiple-values-changed (placed): 'count' takes several") == true)
    // A property that is or is not optional stores the same.
    #expect(lines { edit(&$0, "count") { $0.type = TypeName("Int") } } == [])
  }

  @Test func `another default is reported`() {
    let found = lines { edit(&$0, "isOn") { $0.attributes[0].arguments[1].value = .boolean(true) } }
    #expect(found.first?.contains("default-changed (placed): the default of 'isOn' changed") == true)
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
    #expect(found(4, 2).first?.contains("array-size-cut (placed): 'count' takes fewer values") == true)
  }

  @Test func `a case keeps its raw value`() {
    #expect(
      lines { $0[1].cases.removeFirst() } == [
        "breaking case-removed (placed): 'ModeAppEnum' has no case 'small' any more, so choices of it are lost"
      ]
    )
    #expect(lines { $0[1].cases[1].name = "huge" } == [])
    let renamed = lines { $0[1].cases[1].rawValue = nil }
    #expect(renamed.first?.contains("case-renamed (placed): the raw value of 'ModeAppEnum.big'") == true)
  }

  @Test func `an entity keeps the type of its identifier`() {
    let found = lines { $0[2].properties[0].type = TypeName("Int") }
    #expect(found.first?.hasPrefix("breaking property-retyped (placed): the 'id' of 'ItemAppEntity'") == true)
  }
}
