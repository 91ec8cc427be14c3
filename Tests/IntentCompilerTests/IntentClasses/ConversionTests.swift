import Testing

@testable import IntentClasses
@testable import IntentCompiler
@testable import IntentDiagnostics

/// Classes and plain types in one module. `Generated/Intents` has the conversions of every type.
struct ConversionTests {
  private struct Result {
    let code: String
    let errors: [String]
    let fileNames: [String]
  }

  private func generate(_ host: Host = Host(), namespace: String? = "Plain") -> Result {
    let options = GenerationOptions(namespace: namespace, backends: [.configuration, .intents])
    var compilation = Compiler.compile([
      InputFile(path: "Test.intentdefinition", bytes: Array(host.xml.utf8))
    ])
    let backends: [any Backend] = [IntentClassesBackend(), IntentConversionsBackend()]
    let files = Compiler.generate(&compilation, options: options, backends: backends)
    return Result(
      code: files.filter { $0.name.hasSuffix("+configuration.swift") }
        .map { String(decoding: $0.bytes, as: UTF8.self) }.joined(),
      errors: compilation.diagnostics.filter { $0.severity == .error }.map(\.message),
      fileNames: files.map(\.name)
    )
  }

  @Test func `conversions have a file of their own`() {
    #expect(
      generate().fileNames == [
        "Test.intentdefinition.swift", "Test.intentdefinition.intents.swift",
        "Test.intentdefinition.intents+configuration.swift",
      ]
    )
  }

  @Test func `without a namespace, a class and a plain type of one name are an error`() {
    #expect(
      generate(namespace: nil).errors == [
        "the class and the plain type would both be 'Mode'; put the plain types into an enum with '--namespace' or with "
          + "'namespace' in 'intentc.json'"
      ]
    )
  }

  @Test func `a namespace cannot have the name of a class`() {
    #expect(
      generate(namespace: "SampleIntentResponse").errors.contains(
        "the class 'SampleIntentResponse' has the name of the namespace; choose another namespace"
      )
    )
  }

  @Test func `a namespace cannot have the name of a module`() {
    #expect(
      generate(namespace: "Intents").errors == [
        "the module 'Intents' has the name of the namespace; choose another namespace"
      ]
    )
  }

  @Test func `a namespace cannot have the name of what calls a handler`() {
    #expect(
      generate(namespace: "SampleHandlerOptions").errors == [
        "the Swift name 'SampleHandlerOptions', which is for a response or a handler, is taken; rename one of the two here "
          + "or in 'intentc.json'"
      ]
    )
  }

  @Test(arguments: [
    "Person", "File", "CurrencyAmount", "Placemark", "PaymentMethod", "SpeakableString", "Object",
  ])
  func `a conversion names the module of Apple's types`(type: String) {
    let parameter: Short = ["Type": "\(type)", "SupportsDynamicEnumeration": true]
    let lines = generate(Host(parameters: [parameter])).code.split(separator: "\n")
      .filter { !$0.contains("///") && !$0.contains(" NSNumber") }
    let bare = lines.filter { $0.contains(/(^|[^\w.])(IN(?!t)[A-Z]\w*|CL[A-Z]\w*)\b/) }
    // A list of options, and what a handler returns, have the name from the class.
    #expect(bare.allSatisfy { $0.contains("INObjectCollection<") || $0.contains("let value:") }, "\(bare)")
    #expect(lines.contains { $0.contains("Intents.INObjectCollection<") })
  }

  @Test func `an option that is a measurement has a unit of its dimension`() {
    let code = generate(
      Host(parameters: [["Type": "Temperature", "SupportsDynamicEnumeration": true]])
    ).code
    #expect(code.contains("{ ($0 as Foundation.NSObject) as? Measurement<UnitTemperature> }"))
  }

  @Test func `a name of a handler that is taken is reported`() {
    let host = Host(enums: [Host.mode.merging(["Name": "SampleHandlerOptions"])])
    #expect(
      generate(host).errors == [
        "the Swift name 'SampleHandlerOptions', which is for a response or a handler, is taken; rename one of the two here "
          + "or in 'intentc.json'"
      ]
    )
  }

  @Test func `a configuration comes from an intent, with the names of the definition or by key`() {
    let code = generate().code
    #expect(code.contains("if let value = intent.count { self.count = value.intValue }"))
    #expect(
      code.contains(#"if let value: NSNumber = intent.intentValue("count") { self.count = value.intValue }"#)
    )
    #expect(code.contains("if let value = intent.item { self.item = Plain.Item(value) }"))
    #expect(code.contains("self.item = Plain.Item(byKey: value)"))
  }

  @Test func `a number that is no case is kept`() {
    let code = generate().code
    #expect(code.contains(#"else { keepIntentIndex(number.intValue, "mode") }"#))
    #expect(
      code.contains(
        #"self.setValue(configuration.intentIndex(configuration.mode?.rawValue, "mode"), forKey: "mode")"#
      )
    )
  }

  @Test func `a handler is an options provider`() {
    let code = generate().code
    #expect(code.contains("public struct SampleHandlerOptions: Plain.SampleOptionsProvider {"))
    #expect(code.contains("try await handler.provideItemOptionsCollection(for: intent)"))
    #expect(code.contains("handler.defaultItem?(for: intent)"))
  }

  @Test func `a code that is there twice is one case, and two reasons of one name are two`() {
    let response: Short = [
      "Codes": [["Name": "text"], ["Name": "a b"], ["Name": "a b"]], "Parameters": [],
    ]
    let host = Host(
      parameters: [
        [
          "Type": "String", "SupportsResolution": true,
          "UnsupportedReasons": [["Code": "a b"], ["Code": "a-b"], [:]],
        ]
      ],
      intent: ["Response": response]
    )
    let code = generate(host).code
    #expect(code.contains("    case text_\n    case a_b\n    case success\n"))
    #expect(code.contains("self.init(code: .text, userActivity: nil)"))
    #expect(code.contains("    case a_b = 1\n    case reason2\n    case reason3\n"))
  }

  @Test func `only an intent that runs has a plain response`() {
    #expect(!generate().code.contains("SampleResponse"))
    let code = generate(Host(intent: ["EligibleForWidgets": false])).code
    #expect(code.contains("enum SampleResponse: Sendable, Hashable {"))
    #expect(code.contains("protocol SampleHandling: Sendable {"))
    #expect(code.contains("final class SampleHandler: Foundation.NSObject, SampleIntentHandling {"))
  }
}
