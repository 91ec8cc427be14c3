import IntentChecking
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentAppIntents
@testable import IntentCompiler

/// What `Generated/Schemas` does not show, which `GeneratedCodeTests` compares.
struct AppParameterTests {
  private func parameter(_ short: Short) -> (code: String?, losses: [Diagnostic]) {
    let fixture = AppIntentsFixture(Sample(parameters: [short.merging(["Name": "added"])]))
    return (fixture.parameter("added"), fixture.losses)
  }

  @Test func `half a range is reported`() {
    let (code, losses) = parameter(["Type": "Integer", "Metadata": ["MinimumValue": 2]])
    #expect(code?.contains("inclusiveRange") == false)
    expectReports(losses, ["no-app-intents-counterpart Sample.added"])
  }

  @Test func `a file has identifiers of its types, or types from iOS 18`() {
    let file: Short = [
      "Name": "added", "Type": "File",
      "Metadata": [
        "Type": "Custom", "CustomUTIs": [["=UTI": "public.image"], ["=UTI": "com.example.song"]],
      ],
    ]
    func code(_ minimum: SystemRelease) -> AppIntentsFixture {
      AppIntentsFixture(Sample(parameters: [file]), GenerationOptions(minimumSystem: minimum))
    }
    #expect(
      code(.iOS17).parameter("added")?
        .contains("supportedTypeIdentifiers: [\"public.image\", \"com.example.song\"]") == true
    )
    let newer = code(.iOS18)
    #expect(
      newer.parameter("added")?
        .contains(
          "supportedContentTypes: [.image, UniformTypeIdentifiers.UTType(importedAs: \"com.example.song\")]"
        ) == true
    )
    #expect(newer.code.contains("import UniformTypeIdentifiers"))
    #expect(newer.code.contains("@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, *)"))
    #expect(!newer.code.contains("iOS 17.0"))
  }

  @Test func `a default with a unit stands in for the provider's as a value`() {
    let types: [Short] = [
      [
        "Name": "heat", "Type": "Temperature", "SupportsDynamicEnumeration": true,
        "Metadata": ["DefaultValue": 21.5, "Unit": "Celsius"],
      ],
      [
        "Name": "span", "Type": "TimeInterval", "SupportsDynamicEnumeration": true,
        "Metadata": ["DefaultValue": 5_400, "Unit": "Minutes"],
      ],
      [
        "Name": "text", "Type": "String", "SupportsDynamicEnumeration": true,
        "Metadata": ["DefaultValue": "a"],
      ],
      ["Name": "plain", "Type": "String", "SupportsDynamicEnumeration": true],
    ]
    let code = AppIntentsFixture(Sample(parameters: types)).code
    #expect(code.contains("return value ?? SampleConfiguration().heat\n"))
    #expect(
      code.contains(
        "return value.map { value in value.appIntentsValue } ?? SampleConfiguration().span.appIntentsValue\n"
      )
    )
    #expect(code.contains("return value ?? \"a\"\n"))
    #expect(code.contains("return value\n"))
  }

  @Test func `an amount of money has its default from iOS 18`() {
    let price: Short = [
      "Name": "added", "Type": "CurrencyAmount",
      "Metadata": ["DefaultValue": 9.5, "CurrencyCodes": ["EUR"], "MinimumValue": 1, "MaximumValue": 20],
    ]
    func fixture(_ minimum: SystemRelease, _ more: Short = [:]) -> AppIntentsFixture {
      AppIntentsFixture(
        Sample(parameters: [price.merging(more)]),
        GenerationOptions(minimumSystem: minimum)
      )
    }
    let older = fixture(.iOS17)
    #expect(older.parameter("added")?.contains("default:") == false)
    expectReports(older.losses, ["no-app-intents-counterpart Sample.added"])
    let newer = fixture(.iOS18)
    let value = "AppIntents.IntentCurrencyAmount(amount: 9.5, currencyCode: \"EUR\")"
    #expect(newer.parameter("added")?.contains("default: \(value),\n    currencyCodes: [\"EUR\"]") == true)
    #expect(newer.losses == [])
    let dynamic = fixture(.iOS18, ["SupportsDynamicEnumeration": true])
    #expect(dynamic.parameter("added")?.contains("default: \(value),") == true)
    #expect(dynamic.code.contains("value.appIntentsValue } ?? \(value)"))
  }

  @Test func `conversions and errors are in the runtime`() {
    let types: [Short] = ["Person", "Placemark", "File", "PaymentMethod", "CurrencyAmount", "TimeInterval"]
      .map {
        ["Name": .string("added\($0)"), "Type": .string($0), "SupportsDynamicEnumeration": true]
      }
    let code = AppIntentsFixture(Sample(parameters: types)).code
    #expect(!code.contains("fileprivate"))
    #expect(!code.contains("\nnonisolated extension"))
    #expect(code.contains("throw IntentRuntime.MissingDependency(name: \"SampleOptionsSource\")"))
    #expect(code.contains("option.value.appIntentsValue.map { AppIntents.IntentItem($0, option) }"))
    #expect(code.contains("public import CoreLocation"))
    for module in ["Contacts", "Intents", "UIKit", "AppKit"] { #expect(!code.contains("import \(module)\n")) }
  }

  @Test func `a text from a list falls back to the default of the definition`() {
    let fixture = AppIntentsFixture(
      Sample(parameters: [
        [
          "Name": "added", "Type": "String", "SupportsDynamicEnumeration": true,
          "Metadata": ["DefaultValue": "x"],
        ]
      ])
    )
    #expect(fixture.parameter("added")?.contains("optionsProvider: SampleAddedOptionsProvider()") == true)
    #expect(fixture.parameter("added")?.contains("default:") == false)
    #expect(fixture.parameter("added")?.hasSuffix("public var added: String") == true)
    #expect(fixture.code.contains(#"?? "x""#))
    #expect(fixture.losses == [])
  }

  @Test func `a duration has its unit and its default`() {
    let (code, losses) = parameter([
      "Type": "TimeInterval", "Metadata": ["Unit": "Minutes", "DefaultUnit": "Seconds", "DefaultValue": 300],
    ])
    #expect(code?.contains("defaultValue: 5.0,") == true)
    #expect(code?.contains("unit: .minutes") == true)
    #expect(losses == [])
  }

  @Test func `text to speak has no counterpart`() {
    let (code, losses) = parameter(["Type": "SpeakableString"])
    #expect(code == nil)
    expectReports(losses, ["no-app-intents-counterpart Sample.added"])
  }

  @Test func `a prompt is asked, and one with a placeholder is reported`() {
    let fixture = AppIntentsFixture(
      Sample(parameters: [
        [
          "Name": "added", "Type": "String",
          "PromptDialogs": [
            [
              "Type": "Primary", "FormatString": "Which?",
              "FormatStringID": "w",
            ]
          ],
        ],
        [
          "Name": "other", "Type": "String",
          "PromptDialogs": [["Type": "Primary", "FormatString": "Of ${count}?"]],
        ],
      ])
    )
    let dialog = #"LocalizedStringResource("w", defaultValue: "Which?", table: "Test")"#
    #expect(fixture.parameter("added")?.contains("requestValueDialog: AppIntents.IntentDialog(") == true)
    #expect(fixture.parameter("added")?.contains(dialog) == true)
    expectReports(fixture.losses, ["no-app-intents-text Sample.other"])
  }

  /// The compiler and the checks of translations take it for text, too.
  @Test func `a placeholder without an end is text`() {
    let dialog: Short = ["Type": "Primary", "FormatString": "Which ${?"]
    let fixture = AppIntentsFixture(
      Sample(parameters: [["Name": "added", "Type": "String", "PromptDialogs": [dialog]]])
    )
    #expect(fixture.parameter("added")?.contains(#""Which ${?""#) == true)
    expectReports(fixture.losses, [])
  }
}
