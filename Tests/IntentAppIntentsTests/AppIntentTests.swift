import IntentChecking
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentAppIntents
@testable import IntentCompiler

struct AppIntentTests {
  @Test(arguments: [MigratedIntents.none, .only(["Another"])])
  func `an intent that does not migrate has no class name`(_ migrated: MigratedIntents) {
    var options = GenerationOptions()
    options.appIntents.migratedIntents = migrated
    let code = AppIntentsFixture(Sample(), options).code
    #expect(code.contains("struct SampleAppIntent: AppIntents.WidgetConfigurationIntent {"))
    #expect(!code.contains("intentClassName"))
  }

  @Test func `an intent that is named migrates`() {
    var options = GenerationOptions()
    options.appIntents.migratedIntents = .only(["Sample"])
    let code = AppIntentsFixture(Sample(), options).code
    #expect(code.contains("CustomIntentMigratedAppIntent"))
  }

  @Test func `an intent that is named configures controls too`() {
    var options = GenerationOptions()
    options.appIntents.controls = ["Sample"]
    let code = AppIntentsFixture(Sample(), options).code
    #expect(
      code.contains(
        """
        @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        extension SampleAppIntent: AppIntents.ControlConfigurationIntent {}
        """
      )
    )
    #expect(
      code.contains("  public func perform() async throws -> Never {\n    throw Swift.CancellationError()\n")
    )
    // The intent itself is for older systems too.
    #expect(
      code.contains(
        """
        @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
        @available(tvOS, unavailable)
        public struct SampleAppIntent
        """
      )
    )
    options.appIntents.controls = ["Another"]
    #expect(!AppIntentsFixture(Sample(), options).code.contains("Control"))
  }

  @Test func `an intent for controls can be in a namespace`() {
    var options = GenerationOptions(namespace: "Plain", minimumSystem: .iOS26)
    options.appIntents.controls = ["Sample"]
    let code = AppIntentsFixture(Sample(), options).code
    #expect(code.contains("extension Plain.SampleAppIntent: AppIntents.ControlConfigurationIntent {}"))
    #expect(!code.contains("iOS 18.0"))
  }

  @Test func `an intent for controls that does something has one method for it`() {
    var options = GenerationOptions()
    options.appIntents.controls = ["Sample"]
    let code = AppIntentsFixture(Sample(intent: ["EligibleForWidgets": false]), options).code
    #expect(code.contains("extension SampleAppIntent: AppIntents.ControlConfigurationIntent {}"))
    #expect(code.components(separatedBy: "func perform() async throws").count == 2)
  }

  @Test(arguments: [
    (TextBundle.main, #"table: "Test")"#),
    (.module, #"table: "Test", bundle: .atURL(Foundation.Bundle.module.bundleURL))"#),
    (.ofClass("Kit.Marker"), #"table: "Test", bundle: .forClass(Kit.Marker.self))"#),
  ])
  func `texts are in the bundle of the project`(_ bundle: TextBundle, _ end: String) {
    var options = GenerationOptions()
    options.appIntents.bundle = bundle
    let code = AppIntentsFixture(Sample(), options).code.split(whereSeparator: \.isWhitespace).joined(
      separator: " "
    )
    #expect(
      code.contains("(\"nItem0\", defaultValue: \"Item\", \(end)")
        || code.contains(
          "( \"nItem0\", defaultValue: \"Item\", \(end.dropLast()) )"
        )
    )
    #expect(code.contains("bundle:") == (bundle != .main))
  }

  @Test func `the plain types can come from another module`() {
    var options = GenerationOptions(namespace: "Plain", backends: [.appIntents])
    options.appIntents.imports = ["WidgetKinds"]
    let fixture = AppIntentsFixture(Sample(), options)
    #expect(fixture.fileNames == ["Test.intentdefinition.appintents.swift"])
    #expect(
      fixture.code.contains("public import Foundation\npublic import WidgetKinds\nimport IntentRuntime\n")
    )
    #expect(fixture.code.contains("extension Plain {"))
    #expect(!fixture.code.contains("enum Plain {"))
    options.accessLevel = .internal
    #expect(AppIntentsFixture(Sample(), options).code.contains("\nimport WidgetKinds\n"))
  }

  @Test func `plain types that are asked for are written`() {
    var options = GenerationOptions(backends: [.configuration])
    options.appIntents.imports = ["WidgetKinds"]
    #expect(options.includesConfigurations)
    options.backends = [.configuration, .appIntents]
    #expect(options.includesConfigurations)
  }

  @Test func `names that no plain types can have are reported without them`() {
    var options = GenerationOptions()
    options.appIntents.imports = ["WidgetKinds"]
    let fixture = AppIntentsFixture(Sample(enums: [Sample.mode.merging(["Name": "Item"])]), options)
    #expect(fixture.diagnostics.map(\.rule.name).contains("swift-name-collision"))
  }

  @Test func `an intent that is not for widgets migrates only if the project says so`() {
    let host = Sample(intent: ["EligibleForWidgets": false, "Configurable": true])
    let code = AppIntentsFixture(host).code
    #expect(code.contains("struct SampleAppIntent: AppIntents.AppIntent {"))
    #expect(code.contains("public static var isDiscoverable: Bool { true }"))
    var options = GenerationOptions()
    options.appIntents.migratedIntents = .all
    #expect(
      AppIntentsFixture(host, options).code.contains(
        "AppIntents.AppIntent, AppIntents.CustomIntentMigratedAppIntent {"
      )
    )
  }

  @Test func `everything is in the namespace of the project`() {
    let code = AppIntentsFixture(Sample(), GenerationOptions(namespace: "Widgets")).code
    #expect(code.contains("extension Widgets {\n  /// Sample"))
    #expect(!code.contains("\npublic struct"))
  }

  @Test func `a name that is taken is reported`() {
    let fixture = AppIntentsFixture(Sample(enums: [Sample.mode.merging(["Name": "SampleAppIntent"])]))
    #expect(fixture.diagnostics.map(\.rule.name).contains("swift-name-collision"))
    #expect(fixture.code.isEmpty)
  }

  @Test func `a definition without declarations has a file too`() {
    let fixture = AppIntentsFixture([("Empty", Sample.file("<key>INIntents</key><array/>"))])
    #expect(fixture.code.contains("#if canImport(AppIntents)\n#endif"))
  }

  @Test func `a type whose name means another type inside App Intents has an alias`() {
    let code = AppIntentsFixture(Sample()).code
    #expect(code.contains("public typealias ItemPlainValue = Item"))
    #expect(code.contains("public var value: ItemPlainValue { option.value }"))
    #expect(code.contains("-> IntentRuntime.OptionsCollection<ItemPlainValue>"))
  }

  @Test func `a case with the name of a member of every app enum is reported`() {
    let values: Short = ["Values": [["Name": "unknown"], ["Name": "typeDisplayRepresentation", "Index": 1]]]
    let fixture = AppIntentsFixture(Sample(enums: [Sample.mode.merging(["Name": "Way"]).merging(values)]))
    expectReports(fixture.diagnostics.filter { $0.severity == .error }, ["swift-name-collision Way"])
    #expect(fixture.code.isEmpty)
  }

  @Test func `a text cannot leave its literal`() {
    let text = #"" \(fatalError()) \#n ⁦ /* """#
    let code = AppIntentsFixture(Sample(intent: ["Title": .string(text), "Description": .string(text)])).code
    #expect(code.contains(#"defaultValue: "\" \\(fatalError())"#))
    #expect(!code.contains("\u{2066}"))
  }
}
