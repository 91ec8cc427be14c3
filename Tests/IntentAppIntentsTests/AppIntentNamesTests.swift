import IntentChecking
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentAppIntents
@testable import IntentCompiler

/// What these tests expect must never change: placed widgets and saved shortcuts refer to it.
struct AppIntentNamesTests {
  private func identities(_ code: String) -> [String] {
    code.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { line in
      line.hasPrefix("public struct ") || line.hasPrefix("public enum ") || line.hasPrefix("case ")
        || line.hasPrefix("public static let intentClassName")
        || line.hasPrefix("public var ") && !line.contains("{")
    }.filter { !$0.hasPrefix("case .") }
  }

  private var host: Sample {
    Sample(
      parameters: [["Name": "class", "Type": "String", "SupportsDynamicEnumeration": true]],
      enums: [
        Sample.mode.merging([
          "Name": "odd", "Values": [["Name": "a b", "Index": 1], ["Name": "in", "Index": 2]],
        ])
      ],
      types: [
        Sample.item.merging([
          "Name": "Thing",
          "Properties": .array(
            Sample.defaultProperties + [Sample.property("value", 100, ["Type": "String"])]
          ),
        ])
      ]
    )
  }

  private static let stored = [
    "public struct SampleAppIntent: AppIntents.WidgetConfigurationIntent, AppIntents.CustomIntentMigratedAppIntent {",
    #"public static let intentClassName = "SampleIntent""#,
    "public var count: Int?",
    "public var isOn: Bool",
    "public var mode: ModeAppEnum?",
    "public var item: ItemAppEntity?",
    "public var name: String?",
    "public var speed: Double?",
    "public var `class`: String?",
    "public struct SampleItemQuery: AppIntents.EntityQuery {",
    "public struct SampleClassOptionsProvider: AppIntents.DynamicOptionsProvider {",
    "public struct ItemAppEntity: AppIntents.AppEntity {",
    "public var size: Int?",
    "public struct ThingAppEntity: AppIntents.AppEntity {",
    "public var value_: String?",
    "public struct ThingAppEntityQuery: AppIntents.EntityQuery {",
    "public enum ModeAppEnum: String, AppIntents.AppEnum {",
    "case small",
    "case large",
    "public enum oddAppEnum: String, AppIntents.AppEnum {",
    #"case a_b = "a b""#,
    "case `in`",
  ]

  @Test func `what the system stores never changes`() {
    #expect(identities(AppIntentsFixture(host).code) == Self.stored)
  }

  @Test func `a parameter keeps its name, and our own member gives way`() {
    let names = ["configuration", "perform", "donate"]
    let fixture = AppIntentsFixture(
      Sample(
        parameters: names.map { ["Name": .string($0), "Type": "String", "DisplayName": "Own"] },
        intent: ["Configurable": true]
      )
    )
    #expect(fixture.losses.map(\.message).filter { $0.contains("left out") } == [])
    for name in names { #expect(fixture.code.contains("public var \(name): String?")) }
    #expect(fixture.code.contains("public var plainConfiguration: SampleConfiguration {"))
    #expect(fixture.code.contains("performer.performer.perform(plainConfiguration)"))
  }

  @Test func `new names of plain types change nothing that the system stores`() {
    var options = GenerationOptions()
    options.renames = Renames(names: [
      ElementPath(.intent, ["Sample"]): "Another", ElementPath(.enumeration, ["Mode"]): "Way",
      ElementPath(.type, ["Item"]): "Piece", ElementPath(.parameter, ["Sample", "count"]): "number",
      ElementPath(.parameter, ["Sample", "item"]): "piece",
      ElementPath(.property, ["Item", "size"]): "width",
    ])
    let code = AppIntentsFixture(host, options).code
    #expect(identities(code) == Self.stored)
    #expect(code.contains("configuration: Another"))
    #expect(code.contains("self.size = option.value.width"))
  }

  @Test(arguments: [
    ("SimpleConfigurationIntent", "SimpleConfigurationAppIntent"), ("Intent", "IntentAppIntent"),
    ("IntentIntent", "IntentAppIntent"), ("Simple", "SimpleAppIntent"),
  ])
  func `only a final 'Intent' is dropped from the class name`(_ className: String, _ name: String) {
    let host = Sample(intent: ["ClassName": .string(className)])
    #expect(AppIntentsFixture(host).code.contains("public struct \(name): "))
  }

  @Test func `the comment of the class name says what migrates`() {
    let sentence = "Widgets with its configurations take this intent instead."
    #expect(AppIntentsFixture(Sample()).code.contains(sentence))
    var options = GenerationOptions()
    options.appIntents.migratedIntents = .all
    let code = AppIntentsFixture(Sample(intent: ["EligibleForWidgets": false]), options).code
    #expect(code.contains("Saved shortcuts with it run this intent instead."))
    #expect(!code.contains(sentence))
  }
}
