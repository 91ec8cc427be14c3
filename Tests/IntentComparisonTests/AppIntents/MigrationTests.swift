import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler

struct MigrationTests {
  @Test func `App Intents that say the same lose nothing`() {
    #expect(MigrationFixture().lines == [])
  }

  @Test func `an intent without its class is found by its name`() {
    var fixture = MigrationFixture()
    fixture.intent.properties[0].value = .string("OtherIntent")
    #expect(
      fixture.lines == [
        "breaking class-name-changed (placed): 'Sample' has the 'intentClassName' 'OtherIntent'; use 'SampleIntent', or "
          + "placed widgets lose their settings"
      ]
    )
    fixture.intent.properties.removeFirst()
    #expect(
      fixture.lines.first?.contains("'Sample' has no 'intentClassName'; use 'SampleIntent', or") == true
    )
  }

  @Test func `a missing intent is reported`() {
    var fixture = MigrationFixture()
    fixture.intent.name = "Another"
    fixture.intent.properties.removeAll { $0.name == "intentClassName" || $0.name == "count" }
    #expect(
      fixture.lines == [
        "breaking intent-removed (placed): no App Intent has the 'intentClassName' 'SampleIntent', so placed widgets "
          + "lose their settings"
      ]
    )
  }

  @Test func `an intent is not taken for another one that only has its name`() {
    var fixture = MigrationFixture()
    fixture.intent.properties.removeFirst()
    fixture.intent.properties.removeAll { ["count", "isOn", "mode", "item"].contains($0.name) }
    #expect(fixture.lines.map { $0.prefix(31) } == ["breaking intent-removed (placed"])
  }

  @Test func `an intent that configured no widget loses no widgets`() {
    var fixture = MigrationFixture()
    fixture.intent.inherited = ["AppIntent", "CustomIntentMigratedAppIntent"]
    fixture.widgetClasses = ["SampleIntent"]
    #expect(fixture.lines.first?.hasPrefix("breaking widget-eligibility-lost") == true)
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
    #expect(
      fixture.lines == [
        "breaking class-name-changed (placed): 'Sample' names the class 'SampleIntent' but does not conform to "
          + "'CustomIntentMigratedAppIntent', so placed widgets lose their settings",
        "breaking widget-eligibility-lost (placed): 'Sample' does not conform to 'WidgetConfigurationIntent', so it "
          + "cannot configure widgets and placed ones lose their settings",
      ]
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

  @Test func `a missing parameter loses its value`() {
    var fixture = MigrationFixture()
    fixture.intent.properties.removeAll { $0.name == "name" }
    #expect(
      fixture.lines == [
        "breaking parameter-removed (placed): 'Sample' has no parameter 'name', so what was chosen is lost"
      ]
    )
  }

  @Test func `a renamed parameter loses its value`() {
    var fixture = MigrationFixture()
    let index = fixture.intent.properties.firstIndex { $0.name == "name" } ?? 0
    fixture.intent.properties[index].name = "label"
    #expect(
      fixture.lines == [
        "breaking parameter-renamed (placed): 'name' seems to be named 'label' here; a value is found by its name, so "
          + "what was chosen is lost"
      ]
    )
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
    #expect(
      fixture.lines == [
        "breaking class-name-changed (placed): 'Another' has the parameters of 'Sample' and has no 'intentClassName'; "
          + "use 'SampleIntent', or placed widgets lose their settings",
        "breaking widget-eligibility-lost (placed): 'Another' does not conform to 'WidgetConfigurationIntent', so it "
          + "cannot configure widgets and placed ones lose their settings",
      ]
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
    #expect(fixture.lines.first?.contains("'Third' has the parameters of 'Sample'") == true)
  }

  @Test(arguments: [
    (
      TypeName("Double", isOptional: true), "parameter-retyped",
      "the type of 'count' is 'Double?', but it was a whole number"
    ),
    (TypeName("String"), "parameter-retyped", "the type of 'count' is 'String', but it was a whole number"),
    (TypeName("ModeAppEnum"), "parameter-retyped", "the type of 'count' is 'ModeAppEnum'"),
    (TypeName("Int", isArray: true), "multiple-values-changed", "'count' takes several values, but took one"),
  ]) func `a value is found by its type`(type: TypeName, rule: String, words: String) {
    var fixture = MigrationFixture()
    fixture.setType(type, of: "count")
    #expect(fixture.changes.map(\.diagnostic.rule.name) == [rule])
    #expect(fixture.lines.first?.contains(words) == true)
  }

  @Test func `an object is not found as a text`() {
    var fixture = MigrationFixture()
    fixture.setType(TypeName("String", isOptional: true), of: "item")
    #expect(
      fixture.lines == [
        "breaking parameter-retyped (placed): the type of 'item' is 'String?', but it was an object of type 'Item'; a "
          + "value is found by its name and type, so what was chosen is lost"
      ]
    )
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
  }

  @Test func `text to speak has no counterpart`() {
    var fixture = MigrationFixture(host: Sample(parameters: [["Type": "SpeakableString", "Name": "spoken"]]))
    #expect(fixture.lines == [])
    fixture.add("spoken", TypeName("String", isOptional: true))
    #expect(
      fixture.lines == [
        "careful parameter-retyped (placed): App Intents have no counterpart for text to speak, so 'spoken' of type "
          + "'String?' does not get what was chosen"
      ]
    )
  }

  @Test func `a parameter without a value stops a widget`() {
    var fixture = MigrationFixture()
    fixture.setType(TypeName("String"), of: "name")
    #expect(
      fixture.lines == [
        "breaking optionality-changed (placed): 'name' is not optional and has no default, so reading it in a widget "
          + "without a value stops the program"
      ]
    )
    fixture.set("default", .string(""), of: "name")
    #expect(fixture.changes.map(\.diagnostic.rule.name) == ["default-changed"])
  }
}
