import AppFacts
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler

struct MigrationTests {
  @Test func `an intent without its class is found by its name`() {
    var fixture = MigrationFixture()
    fixture.intent.properties[0].value = .string("OtherIntent")
    expectReports(fixture.lines, ["breaking class-name-changed (placed) Sample"])
    fixture.intent.properties.removeFirst()
    expectReports(fixture.lines, ["breaking class-name-changed (placed) Sample"])
  }

  @Test func `a missing intent is reported`() {
    var fixture = MigrationFixture()
    fixture.intent.name = "Another"
    fixture.intent.properties.removeAll { $0.name == "intentClassName" || $0.name == "count" }
    expectReports(fixture.lines, ["breaking intent-removed (placed) Sample"])
  }

  @Test func `an intent is not taken for another one that only has its name`() {
    var fixture = MigrationFixture()
    fixture.intent.properties.removeFirst()
    fixture.intent.properties.removeAll { ["count", "isOn", "mode", "item"].contains($0.name) }
    expectReports(fixture.lines, ["breaking intent-removed (placed) Sample"])
  }

  @Test func `an intent that configured no widget loses no widgets`() {
    var fixture = MigrationFixture()
    fixture.intent.inherited = ["AppIntent", "CustomIntentMigratedAppIntent"]
    fixture.widgetClasses = ["SampleIntent"]
    expectReports(fixture.lines, ["breaking widget-eligibility-lost (placed) Sample"])
    fixture.widgetClasses = ["OtherIntent"]
    #expect(!fixture.lines.contains { $0.contains("widget-eligibility-lost") })
  }

  @Test func `an intent that does not migrate is not compared`() {
    var fixture = MigrationFixture()
    fixture.intent.properties.removeFirst()
    fixture.options.appIntents.migratedIntents = .none
    #expect(fixture.lines == [])
  }

  @Test func `both conformances are needed`() {
    var fixture = MigrationFixture()
    fixture.intent.inherited = ["AppIntent"]
    expectReports(
      fixture.lines,
      ["breaking class-name-changed (placed) Sample", "breaking widget-eligibility-lost (placed) Sample"]
    )
  }

  @Test func `a conformance may come from an extension or a protocol`() {
    var fixture = MigrationFixture()
    fixture.intent.inherited = ["Ours"]
    var ours = TypeCode("Ours")
    ours.inherited = ["WidgetConfigurationIntent"]
    var more = TypeCode("Sample", kind: .extension)
    more.inherited = ["CustomIntentMigratedAppIntent"]
    fixture.more = [ours, more]
    #expect(fixture.lines == [])
  }

  @Test func `a list of other objects is not a renamed object`() {
    for type in [TypeName("StopAppEntity", isArray: true), TypeName("StopAppEntity", isOptional: true)] {
      var fixture = MigrationFixture()
      var stop = TypeCode("StopAppEntity")
      stop.inherited = ["AppEntity"]
      fixture.more = [stop]
      fixture.setType(type, of: "item")
      let index = fixture.intent.properties.firstIndex { $0.name == "item" } ?? 0
      fixture.intent.properties[index].name = "stops"
      #expect(fixture.changes.map(\.diagnostic.rule) == [.parameterRemoved])
      fixture.setType(TypeName("ItemAppEntity", isArray: type.isArray, isOptional: true), of: "stops")
      let expected: Rule = type.isArray ? .parameterRemoved : .parameterRenamed
      #expect(fixture.changes.map(\.diagnostic.rule) == [expected])
    }
  }

  @Test func `an intent that still configures a widget is not removed`() {
    var fixture = MigrationFixture()
    fixture.intent.name = "Another"
    fixture.intent.properties.removeAll { $0.name != "title" }
    #expect(fixture.changes.map(\.diagnostic.rule) == [.intentRemoved])
    fixture.intentConfigurations = [IntentReference("OtherIntent")]
    #expect(fixture.changes.map(\.diagnostic.rule) == [.intentRemoved])
    fixture.intentConfigurations.append(IntentReference("SampleIntent"))
    #expect(fixture.lines == [])
  }

  @Test func `an intent without a class is found by its parameters, and compared`() {
    var fixture = MigrationFixture()
    fixture.intent.name = "Another"
    fixture.intent.properties.removeFirst()
    fixture.intent.inherited = ["AppIntent"]
    expectReports(
      fixture.lines,
      ["breaking class-name-changed (placed) Sample", "breaking widget-eligibility-lost (placed) Sample"]
    )
  }

  @Test func `of several intents with its parameters, the one in the widget's file is meant`() {
    func place(_ file: String) -> IntentDiagnostics.SourceLocation {
      IntentDiagnostics.SourceLocation(file: file)
    }
    var fixture = MigrationFixture()
    fixture.intent.name = "Another"
    fixture.intent.properties.removeFirst()
    fixture.intent.nameRange = CodeRange("A.swift", 0, 1)
    var third = fixture.intent
    third.name = "Third"
    third.nameRange = CodeRange("B.swift", 0, 1)
    fixture.more = [third]
    #expect(fixture.changes.map(\.diagnostic.rule) == [.intentRemoved])
    fixture.intentConfigurations = [IntentReference("SampleIntent", at: place("B.swift"))]
    expectReports(fixture.lines, ["breaking class-name-changed (placed) Sample"])
  }

  @Test(arguments: [
    (TypeName("Double", isOptional: true), "parameter-retyped"), (TypeName("String"), "parameter-retyped"),
    (TypeName("ModeAppEnum"), "parameter-retyped"),
    (TypeName("Int", isArray: true), "multiple-values-changed"),
  ])
  func `a value is found by its type`(type: TypeName, rule: String) {
    var fixture = MigrationFixture()
    fixture.setType(type, of: "count")
    expectReports(
      fixture.lines,
      ["breaking \(rule) (placed) Sample.count"]
    )
  }

  @Test func `an object is not found as a text`() {
    var fixture = MigrationFixture()
    fixture.setType(TypeName("String", isOptional: true), of: "item")
    expectReports(fixture.lines, ["breaking parameter-retyped (placed) Sample.item"])
  }

  @Test func `a type that the sources do not declare is not judged`() {
    var fixture = MigrationFixture()
    fixture.setType(TypeName("Elsewhere"), of: "mode")
    #expect(fixture.changes.map(\.diagnostic.rule.name) == ["optionality-changed"])
    fixture.setType(TypeName("Elsewhere", isOptional: true), of: "mode")
    #expect(fixture.lines == [])
  }

  @Test func `a type may have an alias`() {
    var fixture = MigrationFixture()
    fixture.setType(TypeName("Number", isOptional: true), of: "count")
    fixture.aliases = ["Number": TypeName("Int"), "Circle": TypeName("Circle")]
    #expect(fixture.lines == [])
    fixture.setType(TypeName("Circle", isOptional: true), of: "count")
    #expect(fixture.lines == [])
    // TodoCalendar has 'typealias String' in an enum of its texts.
    fixture = MigrationFixture()
    fixture.aliases = ["String": TypeName("Texts"), "Int": TypeName("Texts")]
    #expect(fixture.lines == [])
  }

  @Test func `text to speak has no counterpart`() {
    var fixture = MigrationFixture(host: Sample(parameters: [["Type": "SpeakableString", "Name": "spoken"]]))
    #expect(fixture.lines == [])
    fixture.add("spoken", TypeName("String", isOptional: true))
    expectReports(
      fixture.lines,
      [
        "careful parameter-retyped (placed) Sample.spoken: App Intents have no counterpart for "
          + "text to speak, so 'spoken' of type 'String?' does not get what was chosen"
      ]
    )
  }

  @Test func `a parameter without a value stops a widget`() {
    var fixture = MigrationFixture()
    fixture.setType(TypeName("String"), of: "name")
    expectReports(fixture.lines, ["breaking optionality-changed (placed) Sample.name"])
    fixture.set("default", .string(""), of: "name")
    #expect(fixture.changes.map(\.diagnostic.rule.name) == ["default-changed"])
  }
}
