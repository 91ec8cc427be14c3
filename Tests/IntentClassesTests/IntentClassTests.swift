import TestSupport
import Testing

@testable import IntentCompiler

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

  @Test func `each type of parameter has its property`() {
    let fixture = IntentClassesFixture(Sample())
    #expect(
      fixture.has(
        """
        @objc(SampleIntent)
        nonisolated public class SampleIntent: INIntent {
        @NSManaged public var count: NSNumber?
        @available(iOS 13.0, macOS 10.16, watchOS 6.0, *)
        @NSManaged public var isOn: NSNumber?
        @NSManaged public var mode: Mode
        @NSManaged public var item: Item?
        @NSManaged public var name: String?
        @NSManaged public var speed: NSNumber?
        }
        """
      )
    )
  }

  @Test(arguments: [
    ("Date", "Date"), ("DateComponents", "DateComponents"), ("TimeInterval", "NSNumber"), ("URL", "URL"),
    ("Temperature", "Measurement<UnitTemperature>"), ("CurrencyAmount", "INCurrencyAmount"),
    ("PaymentMethod", "INPaymentMethod"), ("Person", "INPerson"), ("Placemark", "CLPlacemark"),
    ("File", "INFile"), ("SpeakableString", "INSpeakableString"), ("Object", "INObject"),
  ])
  func `a type is the one of Apple's frameworks`(type: String, expected: String) {
    let single = IntentClassesFixture(Sample(parameters: [["Type": "\(type)"]]))
    #expect(single.code.contains("@NSManaged public var added0: \(expected)?\n"))
    let list = IntentClassesFixture(
      Sample(parameters: [["Type": "\(type)", "SupportsMultipleValues": true]])
    )
    #expect(list.code.contains("@NSManaged public var added0: [\(expected)]?\n"))
  }

  @Test func `a list of an enum holds numbers`() {
    let host = Sample(parameters: [["Type": "Integer", "EnumType": "Mode", "SupportsMultipleValues": true]])
    #expect(IntentClassesFixture(host).code.contains("@NSManaged public var added0: [NSNumber]?\n"))
  }

  @Test func `a method has two forms with one selector`() {
    let fixture = IntentClassesFixture(Sample(intent: ["EligibleForWidgets": false]))
    #expect(
      fixture.has(
        """
        @available(*, renamed: "handle(intent:)")
        @objc(handleSample:completion:)
        func handle(intent: SampleIntent, completion: @escaping (SampleIntentResponse) -> Swift.Void)
        @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
        @objc(handleSample:completion:)
        func handle(intent: SampleIntent) async -> SampleIntentResponse
        """
      )
    )
  }

  @Test func `an intent for widgets need not be handled`() {
    let code = IntentClassesFixture(Sample()).code
    #expect(code.contains("optional func handle(intent: SampleIntent) async"))
    #expect(code.contains("optional func confirm(intent: SampleIntent) async"))
  }

  @Test func `options from code have methods for them, for the default and for older systems`() {
    let fixture = IntentClassesFixture(Sample())
    #expect(
      fixture.has(
        """
        @objc(provideItemOptionsCollectionForSample:withCompletion:)
        func provideItemOptionsCollection(for intent: SampleIntent) async throws -> INObjectCollection<Item>
        """
      )
    )
    #expect(
      fixture.has(
        """
        @objc(defaultItemForSample:)
        optional func defaultItem(for intent: SampleIntent) -> Item?
        """
      )
    )
    #expect(
      fixture.has(
        """
        @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
        @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
        @objc(provideItemOptionsForSample:withCompletion:)
        optional func provideItemOptions(for intent: SampleIntent, with completion: @escaping ([Item]?, Error?) -> Swift.Void)
        """
      )
    )
  }

  @Test func `a search has its term in the selector`() {
    let host = Sample(parameters: [
      ["Type": "String", "SupportsDynamicEnumeration": true, "SupportsSearch": true]
    ])
    #expect(
      IntentClassesFixture(host).has(
        """
        @available(*, renamed: "provideAdded0OptionsCollection(for:searchTerm:)")
        @objc(provideAdded0OptionsCollectionForSample:searchTerm:withCompletion:)
        func provideAdded0OptionsCollection(for intent: SampleIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Swift.Void)
        """
      )
    )
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

  @Test func `a response has the codes of the definition from 100`() {
    let fixture = IntentClassesFixture(Sample(intent: ["Response": Self.response]))
    #expect(
      fixture.has(
        """
        case failureRequiringAppLaunch
        case failureInvalidItem = 100
        case later
        }
        """
      )
    )
    #expect(
      fixture.has(
        """
        @objc(successIntentResponseWithTotal:item:)
        public static func success(total: NSNumber, item: String) -> SampleIntentResponse {
        let intentResponse = SampleIntentResponse(code: .success, userActivity: nil)
        intentResponse.total = total
        intentResponse.item = item
        return intentResponse
        }
        """
      )
    )
    #expect(fixture.code.contains("static func failureInvalidItem(_ item: String)"))
    #expect(!fixture.code.contains("static func later"))
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

  private static let response: Short = [
    "Codes": [
      ["Name": "success", "Success": true, "FormatString": "${total} of ${item}, ${total}"],
      ["Name": "failureInvalidItem", "FormatString": "No ${item}"],
      ["Name": "later", "FormatString": "Later"],
    ],
    "Parameters": [
      ["Name": "item", "Type": "String", "Tag": 1], ["Name": "total", "Type": "Integer", "Tag": 2],
    ],
  ]

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
}
