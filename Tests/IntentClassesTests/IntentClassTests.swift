import TestSupport
import Testing

@testable import IntentCompiler

/// What `Generated/Intents` does not show, which `GeneratedCodeTests` compares.
struct IntentClassTests {
  @Test func `classes are written without configurations`() {
    #expect(IntentClassesFixture(Sample()).fileNames == ["Test.intentdefinition.intents.swift"])
  }

  @Test(arguments: [
    (GenerationOptions(namespace: "Plain"), "'--namespace'"),
    (GenerationOptions(isSplit: true), "'--split'"),
  ])
  func `an option of configurations is refused`(options: GenerationOptions, name: String) {
    let fixture = IntentClassesFixture(Sample(), options)
    expectReports(fixture.errors, ["option-without-effect"])
    #expect(fixture.code.isEmpty)
  }

  @Test func `a definition without declarations has a file too`() {
    let fixture = IntentClassesFixture(Sample.file("<key>INIntents</key><array/>"))
    #expect(fixture.code.hasSuffix("#if canImport(Intents)\n#endif\n"))
  }

  @Test func `only a parameter that the system can ask for is resolved`() {
    let host = Sample(parameters: [
      ["Type": "String", "SupportsResolution": true],
      ["Type": "Decimal", "SupportsResolution": true, "SupportsMultipleValues": true],
    ])
    let code = IntentClassesFixture(host).code
    #expect(code.contains("func resolveAdded0(for intent: SampleIntent) async -> INStringResolutionResult"))
    #expect(code.contains("func resolveAdded1(for intent: SampleIntent) async -> [INDoubleResolutionResult]"))
    #expect(!code.contains("resolveCount"))
  }

  @Test func `unsupported reasons have a class of their own`() {
    let host = Sample(parameters: [
      [
        "Type": "Integer", "SupportsResolution": true,
        "UnsupportedReasons": [["Code": "greaterThanMaximumValue"], ["Code": "default"]],
      ]
    ])
    let fixture = IntentClassesFixture(host)
    #expect(
      fixture.has(
        """
        @objc nonisolated public enum SampleAdded0UnsupportedReason: Int {
        case greaterThanMaximumValue = 1
        case `default`
        }
        """
      )
    )
    #expect(
      fixture.code.contains("class SampleAdded0ResolutionResult: INIntegerResolutionResult {")
        && fixture.code.contains("async -> SampleAdded0ResolutionResult")
    )
  }

  @Test func `a method takes the values of both texts of its code, those of the full text first`() {
    let response: Short = [
      "Codes": [
        ["Name": "failure", "FormatString": "Failed: ${error}", "ConciseFormatString": "${event}: ${error}"],
        ["Name": "failureLater", "ConciseFormatString": "Not ${event}"],
      ],
      "Parameters": [
        ["Name": "event", "Type": "String", "Tag": 1], ["Name": "error", "Type": "String", "Tag": 2],
      ],
    ]
    let code = IntentClassesFixture(Sample(intent: ["Response": response])).code
    #expect(code.contains("static func failure(error: String, event: String)"))
    #expect(code.contains("static func failureLater(event: String)"))
  }

  @Test func `a method that sets a property has its availability`() {
    let response: Short = [
      "Codes": [["Name": "success", "Success": true, "FormatString": "${isOn}"]],
      "Parameters": [["Name": "isOn", "Type": "Boolean", "Tag": 1]],
    ]
    #expect(
      IntentClassesFixture(Sample(intent: ["Response": response])).has(
        """
        @available(iOS 13.0, macOS 10.16, watchOS 6.0, *)
        @objc(successIntentResponseWithIsOn:)
        """
      )
    )
  }

  @Test(arguments: [(AccessLevel.public, "public "), (.package, "package "), (.internal, "")])
  func `the access level is that of the project`(level: AccessLevel, modifier: String) {
    let code = IntentClassesFixture(Sample(), GenerationOptions(accessLevel: level)).code
    #expect(code.contains("nonisolated \(modifier)class SampleIntent: INIntent {"))
    #expect(code.contains("@NSManaged \(modifier)var name: String?"))
  }

  @Test func `a value named like the variable or the class of a response hides neither`() {
    func code(_ name: String) -> String {
      let response: Short = [
        "Codes": [["Name": "own", "FormatString": "${\(name)}"]],
        "Parameters": [["Name": "\(name)", "Type": "String"]],
      ]
      return IntentClassesFixture(Sample(intent: ["Response": response])).code
    }
    #expect(code("intentResponse").contains("    intentResponse_.intentResponse = intentResponse\n"))
    #expect(
      code("SampleIntentResponse").contains(
        "    let intentResponse: SampleIntentResponse = .init(code: .own, userActivity: nil)\n"
      )
    )
  }

  @Test(arguments: ["NSNumber", "INObject"])
  func `a namespace hides no type that classes use`(name: String) {
    let options = GenerationOptions(namespace: name, backends: [.configuration, .intents])
    let module = name == "NSNumber" ? "Foundation" : "Intents"
    #expect(IntentClassesFixture(Sample(), options).code.contains("\(module).\(name)"))
  }

  @Test func `an enum without cases has one`() {
    let fixture = IntentClassesFixture(Sample(enums: [Sample.mode.merging(["Name": "Empty", "Values": []])]))
    #expect(fixture.has("@objc nonisolated public enum Empty: Int {\ncase `unknown` = 0\n}"))
  }
}
