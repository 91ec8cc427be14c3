import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentClasses
@testable import IntentCompiler

struct ClassNamesTests {
  @Test func `a prefix is in the class and not in selectors`() {
    let code = IntentClassesFixture(Sample(), GenerationOptions(classPrefix: "SJ")).code
    #expect(code.contains("@objc(SJSampleIntent)") && code.contains("@objc(confirmSample:completion:)"))
    #expect(code.contains("enum SJMode: Int {") && code.contains("@objc(successWithResolvedMode:)"))
    #expect(code.contains("class SJItemResolutionResult") && code.contains("WithItemsToDisambiguate:"))
  }

  @Test func `the prefix of the definition is in the class of its intent`() {
    let code = IntentClassesFixture(Sample(intent: ["ClassPrefix": "XY"])).code
    #expect(code.contains("@objc(XYSampleIntent)") && code.contains("enum Mode: Int {"))
  }

  @Test func `a name or prefix of a type's own is kept`() {
    let host = Sample(types: [
      Sample.item.merging(["Name": "Named", "ClassName": "Thing"]),
      Sample.item.merging(["Name": "Marked", "ClassPrefix": "AB"]),
    ])
    let code = IntentClassesFixture(host, GenerationOptions(classPrefix: "SJ")).code
    #expect(code.contains("class Thing: INObject {") && code.contains("@objc(successWithResolvedNamed:)"))
    #expect(code.contains("class ABMarked: INObject {"))
  }

  /// The compiler accepts 'Type' and 'Protocol' at the top level.
  @Test(arguments: [("Type", "Type"), ("Protocol", "Protocol"), ("Any", "Any_"), ("Swift", "Swift_")])
  func `Objective-C has the name of the definition`(name: String, declared: String) {
    let host = Sample(types: [Sample.item.merging(["Name": .string(name)])])
    let fixture = IntentClassesFixture(host)
    #expect(fixture.has("@objc(\(name))\nnonisolated public class \(declared): INObject {"))
    #expect(fixture.code.contains("@objc(\(name)ResolutionResult)"))
    #expect(fixture.code.contains("class \(name)ResolutionResult: INObjectResolutionResult"))
  }

  @Test func `two classes of one name are reported`() {
    let host = Sample(enums: [Sample.mode.merging(["Name": "SampleIntentResponse"])])
    let fixture = IntentClassesFixture(host)
    expectReports(fixture.errors, ["swift-name-collision Sample"])
    #expect(fixture.code.isEmpty)
  }

  @Test func `a property that Apple's class has is reported`() {
    let host = Sample(
      intent: ["Parameters": [["Name": "description", "Type": "String"]]]
    )
    expectReports(IntentClassesFixture(host).errors, ["swift-name-collision Sample"])
  }

  @Test(arguments: ["NSNumber", "String", "INObject", "Error"])
  func `a class hides no type that others use`(name: String) {
    let host = Sample(types: [Sample.item.merging(["Name": "\(name)"])])
    let fixture = IntentClassesFixture(host)
    #expect(fixture.errors.isEmpty)
    let module = name == "NSNumber" ? "Foundation" : name == "INObject" ? "Intents" : "Swift"
    #expect(fixture.code.contains("\(module).\(name)"))
  }

  /// As every app's code says that Xcode compiled: '.nHL'.
  @Test(arguments: [
    ("default", "default"), ("self", "self_"), ("rawValue", "rawValue_"), ("a b", "a_b"), ("NHL", "nHL"),
    ("Soccer", "soccer"), ("RuuviAir", "ruuviAir"), ("Default", "default"), ("RawValue", "rawValue_"),
    ("Über", "über"), ("3D", "_3D"),
  ])
  func `a case has a name that Swift accepts`(name: String, expected: String) {
    let host = Sample(enums: [
      Sample.mode.merging(["Name": "Odd", "Values": [["Name": "\(name)", "Index": 1]]])
    ])
    #expect(IntentClassesFixture(host).code.contains("  case `\(expected)` = 1\n"))
  }

  @Test(arguments: ["Intents", "Foundation", "IntentRuntime", "CoreLocation"])
  func `a class cannot have the name of a module that code refers to`(name: String) {
    let code = IntentClassesFixture(Sample(enums: [Sample.mode.merging(["Name": "\(name)"])])).code
    #expect(code.contains("enum \(name)_: Int {"))
  }

  @Test func `two cases of an enum cannot have one name in Swift`() {
    let fixture = IntentClassesFixture(
      Sample(enums: [
        Sample.mode.merging([
          "Name": "Odd", "Values": [["Name": "a b", "Index": 1], ["Name": "a_b", "Index": 2]],
        ])
      ])
    )
    expectReports(fixture.errors, ["swift-name-collision Odd"])
    #expect(fixture.diagnostics.allSatisfy { $0.severity != .error || $0.location != nil })
  }

  @Test func `two cases that only differ in their first letter are one in Swift`() {
    let fixture = IntentClassesFixture(
      Sample(enums: [
        Sample.mode.merging([
          "Name": "Odd", "Values": [["Name": "Red", "Index": 1], ["Name": "red", "Index": 2]],
        ])
      ])
    )
    expectReports(fixture.errors, ["swift-name-collision Odd"])
    #expect(fixture.errors.first?.message.contains("both 'Red' and 'red', because both are 'red'") == true)
    #expect(fixture.errors.first?.notes.first?.location != fixture.errors.first?.location)
  }

  @Test func `a parameter keeps its first letter`() {
    let code = IntentClassesFixture(Sample(parameters: [["Name": "Wallet", "Type": "String"]])).code
    #expect(code.contains("@NSManaged public var Wallet: String?"))
  }

  @Test func `two codes of a response cannot have one name in Swift`() {
    let response: Short = ["Codes": [["Name": "a b"], ["Name": "a_b"]], "Parameters": []]
    expectReports(
      IntentClassesFixture(Sample(intent: ["Response": response])).errors,
      ["swift-name-collision Sample"]
    )
  }

  @Test func `two parameters cannot have the same selectors`() {
    let fixture = IntentClassesFixture(
      Sample(parameters: [["Name": "size", "Type": "String"], ["Name": "Size", "Type": "String"]])
    )
    expectReports(fixture.errors, ["swift-name-collision Sample"])
  }

  @Test(arguments: ["dealloc", "autoContentAccessingProxy", "classForKeyedArchiver", "keyImage"])
  func `a member of every intent is reported`(name: String) {
    expectReports(
      IntentClassesFixture(Sample(parameters: [["Name": "\(name)", "Type": "String"]])).errors,
      ["swift-name-collision Sample"]
    )
  }

  @Test(arguments: ["SuggestedInvocationPhrase", "ObservationInfo", "DonationMetadata"])
  func `what sets a member of Apple's class cannot have a second meaning`(name: String) {
    let errors = IntentClassesFixture(Sample(parameters: [["Name": "\(name)", "Type": "String"]])).errors
    expectReports(errors, ["swift-name-collision Sample"])
  }

  @Test(arguments: ["Code", "UserActivity"])
  func `what sets a member of a response cannot have a second meaning`(name: String) {
    let response: Short = ["Codes": [], "Parameters": [["Name": "\(name)", "Type": "String"]]]
    let errors = IntentClassesFixture(Sample(intent: ["Response": response])).errors
    expectReports(errors, ["swift-name-collision Sample"])
  }

  @Test(arguments: ["Description", "Hash", "Identifier"])
  func `a member that cannot be set may have a capital twin`(name: String) {
    #expect(IntentClassesFixture(Sample(parameters: [["Name": "\(name)", "Type": "String"]])).errors.isEmpty)
  }

  private func reasons(_ codes: [Short]) -> IntentClassesFixture {
    IntentClassesFixture(
      Sample(parameters: [
        ["Type": "String", "SupportsResolution": true, "UnsupportedReasons": .array(codes)]
      ])
    )
  }

  @Test func `two unsupported reasons cannot have one name in Swift`() {
    let fixture = reasons([["Code": "a b"], ["Code": "a-b"]])
    expectReports(fixture.errors, ["swift-name-collision Sample.added0"])
  }

  @Test func `the name of a reason without a code is free`() {
    #expect(reasons([[:], ["Code": "reason1"]]).has("case reason1_ = 1\ncase reason1\n}"))
  }
}
