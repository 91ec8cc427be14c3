import IntentChecking
import TestSupport
import Testing

@testable import IntentAppIntents
@testable import IntentCompiler
@testable import IntentDiagnostics

struct ProviderViewTests {
  private static func object(_ name: String, _ more: Short = [:]) -> Short {
    let base: Short = [
      "Name": .string(name), "Type": "Object", "ObjectType": "Item", "ObjectTypeNamespace": "aB3dE5",
      "SupportsDynamicEnumeration": true,
    ]
    return base.merging(more)
  }

  private static func below(_ parent: String, _ predicate: String, _ value: Short) -> Short {
    [
      "Relationship": [
        "ParentName": .string(parent), "PredicateName": .string(predicate), "PredicateValue": value,
      ]
    ]
  }

  /// - Parameter dependencies: `dependsOn`, with the offsets of its names as places.
  private func fixture(
    _ host: Sample,
    _ dependencies: [String: [String]] = [:],
    lists: [String] = []
  ) -> AppIntentsFixture {
    var options = GenerationOptions()
    let place = SourceLocation(file: "intentc.json")
    options.appIntents.dependencies = dependencies.mapValues { names in
      QueryDependencies(names.map { QueryDependencies.Parameter(name: $0, location: place) }, at: place)
    }
    for name in lists { options.appIntents.lists[name] = place }
    return AppIntentsFixture(host, options)
  }

  private func found(_ fixture: AppIntentsFixture, _ rule: Rule) -> [Diagnostic] {
    fixture.diagnostics.filter { $0.rule == rule }
  }

  // MARK: Code

  @Test func `a query depends on the parameters that the project names, each on its own`() {
    let code = fixture(Sample(), ["Sample.item": ["mode", "count"]]).code
    #expect(
      code.contains(
        """
          @AppIntents.IntentParameterDependency<SampleAppIntent>(\\.$count)
          private var count
          @AppIntents.IntentParameterDependency<SampleAppIntent>(\\.$mode)
          private var mode
          @Dependency
        """
      )
    )
    #expect(code.contains("if let value = self.count?.count { result.count = value }"))
    #expect(code.contains("if let value = self.mode?.mode { result.mode = value.value }"))
    #expect(!code.contains("self.isOn?"))
    #expect(
      code.contains(
        """
        /// Its provider sees what people chose for `count` and `mode`, and the defaults of all other
        /// parameters.
        """
      )
    )
  }

  @Test func `an empty list settles it`() {
    let fixture = fixture(Sample(), ["Sample.item": []])
    #expect(!fixture.code.contains("IntentParameterDependency"))
    #expect(fixture.code.contains("/// Its provider sees the defaults of all other parameters.\n"))
    #expect(found(fixture, .providerSeesDefaults) == [])
  }

  // MARK: Notes

  @Test func `a provider that sees defaults is reported until the project decides`() {
    let notes = found(fixture(Sample()), .providerSeesDefaults)
    #expect(notes.map(\.severity) == [.note])
    // Any name here would be a guess.
    expectReports(
      notes,
      [
        "provider-sees-defaults Sample.item: in an App Intent, the provider of 'item' sees the defaults of other "
          + "parameters, not what people choose; if it reads none, write \"dependsOn\": {\"Sample.item\": []} in "
          + "'intentc.json'; otherwise, name there what it reads"
      ]
    )
    #expect(found(fixture(Sample(), ["Sample.item": ["count"]]), .providerSeesDefaults) == [])
  }

  @Test func `a parameter without others is not reported`() {
    let host = Sample(intent: ["Parameters": .array([Self.object("alone").merging(["Tag": 1])])])
    let fixture = fixture(host)
    #expect(found(fixture, .providerSeesDefaults) == [])
    #expect(fixture.code.contains("``SampleAppIntent/alone``.\n@available"))
  }

  @Test func `what is chosen afterwards, never, or on another screen does not matter`() {
    let parameters: [Short] = [
      Self.object("list"),
      Self.object("below", Self.below("list", "ObjectHasExactValue", "x")),
      ["Name": "never", "Type": "String", "Configurable": false],
    ]
    let host = Sample(intent: [
      "Parameters": .array(
        parameters.enumerated().map { index, parameter in
          let base: Short = ["Configurable": true, "Tag": .integer(index + 1)]
          return base.merging(parameter)
        }
      )
    ])
    // 'below' depends on what is chosen for 'list'; 'list' sees no choice.
    expectReports(
      found(fixture(host), .providerSeesDefaults),
      [
        "provider-sees-defaults Sample.below: in an App Intent, the provider of 'below' sees no "
          + "value of 'list', not what people choose; if it reads 'list', write "
          + "\"dependsOn\": {\"Sample.below\": [\"list\"]} in 'intentc.json'; if it reads none, write []"
      ]
    )
    let either = Sample(
      intent: [
        "Parameters": .array([
          ["Name": "isOn", "Type": "Boolean", "Tag": 1, "Configurable": true],
          Self.object("a", Self.below("isOn", "BooleanHasExactValue", true)).merging([
            "Tag": 2, "Configurable": true,
          ]),
          Self.object("b", Self.below("isOn", "BooleanHasExactValue", false)).merging([
            "Tag": 3, "Configurable": true,
          ]),
        ])
      ]
    )
    let notes = found(fixture(either), .providerSeesDefaults)
    #expect(notes.first?.message.contains("\"dependsOn\": {\"Sample.a\": [\"isOn\"]}") == true)
    expectReports(
      notes,
      ["provider-sees-defaults Sample.a", "provider-sees-defaults Sample.b"]
    )
  }

  // MARK: Mistakes

  @Test func `a dependency that can be hidden while the parameter shows is reported`() {
    let host = Sample(parameters: [
      Self.object("all"), Self.object("some", Self.below("isOn", "BooleanHasExactValue", true)),
      Self.object("same", Self.below("isOn", "BooleanHasExactValue", true)),
    ])
    expectReports(
      found(fixture(host, ["Sample.all": ["some"]]), .hiddenDependency),
      [
        "hidden-dependency: 'all' can show while 'some' is hidden, and people may then be unable to choose it; show it only with 'some', or remove the dependency"
      ]
    )
    #expect(found(fixture(host, ["Sample.same": ["some"]]), .hiddenDependency) == [])
    #expect(found(fixture(host, ["Sample.some": ["isOn", "all"]]), .hiddenDependency) == [])
  }

  @Test func `a dependency that nothing hides in App Intents is fine`() {
    // App Intents cannot test the text, so the parameter always shows.
    let host = Sample(parameters: [
      Self.object("all"), Self.object("some", Self.below("name", "StringContains", "x")),
    ])
    #expect(found(fixture(host, ["Sample.all": ["some"]]), .hiddenDependency) == [])
  }

  @Test func `a setting without effect is an error`() {
    expectReports(
      found(fixture(Sample(), ["Sample.count": ["mode"]]), .optionWithoutEffect),
      ["option-without-effect: 'dependsOn' has no effect on 'Sample.count': it offers no options from code"]
    )
    let host = Sample(parameters: [["Name": "spoken", "Type": "SpeakableString"]])
    expectReports(
      found(fixture(host, ["Sample.item": ["spoken"]]), .optionWithoutEffect),
      ["option-without-effect"]
    )
    expectReports(
      found(fixture(Sample(), lists: ["Sample.name"]), .optionWithoutEffect),
      ["option-without-effect"]
    )
  }

  // MARK: Texts with a search

  private static let account: Short = [
    "Name": "account", "Type": "String", "SupportsDynamicEnumeration": true, "SupportsSearch": true,
    "Metadata": ["DefaultValue": "me"],
  ]

  @Test(arguments: [false, true]) func `a text with a search stays a text field`(isArray: Bool) {
    let host = Sample(parameters: [Self.account.merging(isArray ? ["SupportsMultipleValues": true] : [:])])
    let fixture = fixture(host)
    #expect(fixture.parameter("account")?.contains("optionsProvider") == false)
    if !isArray { #expect(fixture.parameter("account")?.contains("default: \"me\"") == true) }
    #expect(!fixture.code.contains("SampleAccountOptionsProvider"))
    expectReports(Array(fixture.losses.prefix(1)), ["no-app-intents-counterpart Sample.account"])
  }

  @Test func `a text with a search becomes a list if the project asks for it`() {
    let fixture = fixture(Sample(parameters: [Self.account]), lists: ["Sample.account"])
    #expect(fixture.parameter("account")?.contains("optionsProvider: SampleAccountOptionsProvider()") == true)
    #expect(fixture.losses == [])
  }

  @Test func `without a list there is no provider to register`() {
    let parameters: [Short] = [Self.account.merging(["Tag": 1])]
    let host = Sample(intent: ["Parameters": .array(parameters)])
    #expect(!fixture(host).code.contains("OptionsSource"))
    #expect(fixture(host, lists: ["Sample.account"]).code.contains("struct SampleOptionsSource"))
  }
}
