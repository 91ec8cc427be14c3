import IntentChecking
import TestSupport
import Testing

@testable import IntentAppIntents
@testable import IntentCompiler
@testable import IntentDiagnostics

/// `test_app_intents.py` runs one.
struct ActionTests {
  private static func parameter(_ name: String, _ tag: Int, _ more: Short) -> Short {
    let base: Short = [
      "Name": .string(name), "Tag": .integer(tag), "DisplayName": .string(name),
      "DisplayNameID": .string("r\(name)"), "DisplayPriority": .integer(tag),
    ]
    return base.merging(more)
  }

  private static let codes: [Short] = [
    [
      "Name": "success", "Success": true, "FormatString": "${who} got ${total}", "FormatStringID": "resp01",
      "ConciseFormatString": "${total}", "ConciseFormatStringID": "resp02",
    ],
    ["Name": "failure"],
    ["Name": "tooLate", "FormatString": "Too late for ${who}", "FormatStringID": "resp03"],
  ]

  private func host(_ intent: Short, output: String? = "total", codes: [Short] = Self.codes) -> Sample {
    var response: Short = [
      "Codes": .array(codes),
      "Parameters": [
        Self.parameter("total", 1, ["Type": "Integer"]), Self.parameter("who", 2, ["Type": "String"]),
        Self.parameter(
          "things",
          3,
          [
            "Type": "Object", "ObjectType": "Item", "ObjectTypeNamespace": "aB3dE5",
            "SupportsMultipleValues": true,
          ]
        ),
      ],
    ]
    if let output { response = response.merging(["Output": .string(output)]) }
    return Sample(intent: intent.merging(["Response": response]))
  }

  @Test func `a response with only a short text has it as its text`() {
    let code: Short = ["Name": "success", "Success": true, "ConciseFormatString": "${who} got it"]
    let text = AppIntentsFixture(host(["Configurable": true], codes: [code])).code
    #expect(text.contains("lookup(IntentRuntime.LocalizedText(\"${who} got it\""))
  }

  @Test func `an intent that opens the app succeeds where it continues there`() {
    var options = GenerationOptions()
    options.appIntents.opensApp = ["Sample"]
    let opening = AppIntentsFixture(host(["Configurable": true]), options).code
    #expect(opening.contains("public static var openAppWhenRun: Bool { true }"))
    #expect(opening.contains("case .continueInApp:\n      return .result("))
    let other = AppIntentsFixture(host(["Configurable": true])).code
    #expect(!other.contains("openAppWhenRun"))
    #expect(other.contains("case .continueInApp, .failureRequiringAppLaunch:\n      throw "))
  }

  @Test(arguments: [(false, false, true), (true, false, false), (true, true, false)])
  func `an intent opens the app if none of its shortcuts runs in the background`(
    first: Bool,
    second: Bool,
    opens: Bool
  ) {
    let combinations: Short = [
      "=count": ["Title": "Show ${count}", "SupportsBackgroundExecution": .boolean(first)],
      "=": ["Title": "Show it", "SupportsBackgroundExecution": .boolean(second)],
    ]
    let intent: Short = ["EligibleForWidgets": false, "ManagedParameterCombinations": combinations]
    #expect(AppIntentsFixture(host(intent)).code.contains("openAppWhenRun: Bool { true }") == opens)
  }

  @Test(arguments: [true, false])
  func `what Shortcuts offers decides whether an intent opens the app, not the suggestions`(opens: Bool) {
    func list(opens: Bool) -> Short {
      ["=count": ["Title": "Show ${count}", "SupportsBackgroundExecution": .boolean(!opens)]]
    }
    let intent: Short = [
      "EligibleForWidgets": false, "Configurable": true, "ParameterCombinations": list(opens: !opens),
      "ManagedParameterCombinations": list(opens: opens),
    ]
    let code = AppIntentsFixture(host(intent)).code
    #expect(code.contains("openAppWhenRun: Bool { true }") == opens)
    #expect(code.contains("case .continueInApp:\n      return .result(") == opens)
  }

  @Test func `a code that is there twice is one case, and one named like a method gets another name`() {
    let codes: [Short] = [["Name": "text"], ["Name": "a b"], ["Name": "a b"]]
    let code = AppIntentsFixture(host(["EligibleForWidgets": false], codes: codes)).code
    #expect(code.contains("  case text_\n  case a_b\n  case success"))
  }

  @Test func `two codes cannot have one name in the response`() {
    let fixture = AppIntentsFixture(
      host(["EligibleForWidgets": false], codes: [["Name": "text"], ["Name": "text_"]])
    )
    expectReports(
      fixture.diagnostics.filter { $0.severity == .error },
      ["swift-name-collision Sample.response"]
    )
  }

  // MARK: Questions

  private static let prompt: Short = [
    "PromptDialogs": [["Type": "Primary", "FormatString": "Which link?", "FormatStringID": "prompt"]]
  ]

  private func asking(_ more: Short = prompt, isResolved: Bool = true) -> AppIntentsFixture {
    let parameter: Short = [
      "Name": "link", "Type": "URL", "SupportsResolution": .boolean(isResolved), "Configurable": true,
    ]
    let intent: Short = ["EligibleForWidgets": false]
    return AppIntentsFixture(Sample(parameters: [parameter.merging(more)], intent: intent))
  }

  @Test func `a dialog with a placeholder is not said, and the value is asked for`() {
    let dialog: Short = ["Type": "Primary", "FormatString": "Which ${count}?", "FormatStringID": "prompt"]
    let fixture = asking(["PromptDialogs": [dialog]])
    #expect(fixture.perform?.contains("try await self.$link.requestValue()") == true)
  }

  @Test func `without resolution or words of its own, nothing is asked`() {
    for fixture in [asking([:]), asking(isResolved: false)] {
      #expect(!fixture.code.contains("requests"))
    }
  }

  @Test func `an action cannot ask for several values, and says so`() {
    let fixture = asking(Self.prompt.merging(["SupportsMultipleValues": true]))
    #expect(!fixture.code.contains("requests"))
    #expect(fixture.losses.contains { $0.message.contains("cannot ask for several values") })
  }

  @Test func `an action does not ask for a Boolean, which always has a value, and says so`() {
    let fixture = asking(Self.prompt.merging(["Type": "Boolean"]))
    #expect(!fixture.code.contains("requests"))
    expectReports(
      fixture.losses,
      [
        "no-app-intents-counterpart Sample.link: 'link' starts as 'false' in App Intents, so an action does not "
          + "ask for it"
      ]
    )
    #expect(asking(Self.prompt.merging(["Type": "Boolean"]), isResolved: false).losses == [])
    // Siri only asks for what has no value either.
    let value: Short = ["Type": "Boolean", "Metadata": ["DefaultValue": true]]
    #expect(asking(Self.prompt.merging(value)).losses == [])
  }

  @Test func `a deprecated action says so in Shortcuts`() {
    let code = AppIntentsFixture(Sample(intent: ["EligibleForWidgets": false, "Deprecated": true])).code
    #expect(code.contains("extension SampleAppIntent: AppIntents.DeprecatedAppIntent {"))
    #expect(!AppIntentsFixture(Sample(intent: ["Deprecated": true])).code.contains("DeprecatedAppIntent"))
  }

  @Test func `a library names its App Intents`() {
    var options = GenerationOptions()
    #expect(!AppIntentsFixture(Sample(), options).code.contains("AppIntentsPackage"))
    options.appIntents.bundle = .module
    let line = "public struct TestAppIntentsPackage: AppIntents.AppIntentsPackage {}"
    #expect(AppIntentsFixture(Sample(), options).code.contains(line))
  }

  @Test func `an intent only for widgets opens no app`() {
    var options = GenerationOptions()
    options.appIntents.opensApp = ["Sample"]
    #expect(!AppIntentsFixture(host([:]), options).code.contains("openAppWhenRun"))
  }

  @Test func `a list of objects is a list of entities`() {
    let fixture = AppIntentsFixture(
      host(["EligibleForWidgets": false], output: "things", codes: [["Name": "success", "Success": true]])
    )
    #expect(
      fixture.perform?.contains(
        "-> some AppIntents.IntentResult & AppIntents.ReturnsValue<[ItemAppEntity]> {"
      ) == true
    )
    #expect(fixture.perform?.contains("return .result(value: things.map { ItemAppEntity($0) })") == true)
    #expect(fixture.perform?.contains("return .result(value: [] as [ItemAppEntity])") == true)
  }

  @Test func `the App Intents bring the response, also beside classes`() {
    var options = GenerationOptions()
    options.backends = [.appIntents, .intents]
    let fixture = AppIntentsFixture(host(["EligibleForWidgets": false]), options)
    #expect(fixture.code.contains("enum SampleResponse"))
    #expect(fixture.code.contains("async throws -> SampleResponse\n"))
  }

  @Test func `a response with the name of another type is reported`() {
    let host = Sample(
      intent: ["EligibleForWidgets": false],
      enums: [Sample.mode.merging(["Name": "SampleResponse"])]
    )
    #expect(AppIntentsFixture(host).diagnostics.contains { $0.rule == .swiftNameCollision })
  }

  // MARK: Sentences

  private func summary(_ combinations: Short, _ more: Short = ["EligibleForWidgets": false])
    -> AppIntentsFixture
  {
    AppIntentsFixture(
      Sample(intent: more.merging(["ManagedParameterCombinations": combinations]))
    )
  }

  @Test func `a combination becomes the sentence of the summary`() {
    let fixture = summary(["=isOn,count": ["Title": "Show ${count} \"now\"", "TitleID": "comb01"]])
    #expect(
      fixture.summary == #"""
        Summary("Show \(\.$count) \"now\"", table: "Test") {
        \.$isOn
        \.$mode
        \.$item
        \.$name
        \.$speed
        }
        """#
    )
    expectReports(fixture.losses, ["no-app-intents-text Sample"])
  }

  @Test func `a sentence without parameters stands alone`() {
    let fixture = AppIntentsFixture(
      Sample(intent: [
        "EligibleForWidgets": false, "Parameters": .array([]),
        "ParameterCombinations": ["=": ["Title": "Lock it"]],
      ])
    )
    #expect(fixture.summary == #"Summary("Lock it", table: "Test")"#)
  }

  @Test(arguments: ["Show ${nothing}", "Show ${count} of ${count}"])
  func `a sentence that does not fit is reported`(_ title: String) {
    let fixture = summary(["=count": ["Title": .string(title)]])
    #expect(fixture.summary == nil)
    expectReports(fixture.losses, ["no-app-intents-text Sample"])
  }

  @Test func `below a sentence, the rows of a widget keep their order`() {
    let fixture = summary(["=speed,isOn": ["Title": "Show ${isOn}"]], ["Configurable": true])
    #expect(
      fixture.summary?.hasPrefix("Summary(\"Show \\(\\.$isOn)\", table: \"Test\") {\n\\.$count\n\\.$mode")
        == true
    )
  }
}
