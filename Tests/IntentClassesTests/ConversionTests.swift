import TestSupport
import Testing

@testable import IntentClasses
@testable import IntentCompiler
@testable import IntentDiagnostics

/// What `Generated/Intents` does not show. It contains the conversions of every type, which `GeneratedCodeTests`
/// compares.
struct ConversionTests {
  private struct Result {
    let code: String
    let errors: [Diagnostic]
    /// By the ends of the files' names.
    let declared: [String: [String]]
  }

  private func generate(
    _ host: Sample = Sample(),
    namespace: String? = "Plain",
    backends: Set<BackendName> = [.configuration, .intents]
  ) -> Result {
    let options = GenerationOptions(namespace: namespace, backends: backends)
    var compilation = Compiler.compile([
      InputFile(path: "Test.intentdefinition", bytes: Array(host.xml.utf8))
    ])
    let files = Compiler.generate(
      &compilation,
      options: options,
      backends: [IntentClassesBackend(), IntentConversionsBackend()]
    )
    return Result(
      code: files.filter { $0.name.hasSuffix("+configuration.swift") }
        .map { String(decoding: $0.bytes, as: UTF8.self) }.joined(),
      errors: compilation.diagnostics.filter { $0.severity == .error },
      declared: Dictionary(
        files.map { (String($0.name.dropFirst("Test.intentdefinition.".count)), $0.declared) }
      ) { first, _ in first }
    )
  }

  @Test func `a file says what it declares outside of the namespace`() {
    let result = generate(Sample(intent: ["EligibleForWidgets": false]), backends: [.appIntents, .intents])
    #expect(
      result.declared == [
        "swift": [],
        "intents.swift": [
          "SampleIntent", "SampleIntentHandling", "SampleIntentResponse", "SampleIntentResponseCode", "Mode",
          "ModeResolutionResult", "Item", "ItemResolutionResult",
        ],
        "intents+configuration.swift": ["SampleHandlerPerformer", "SampleHandlerOptions"],
      ]
    )
  }

  /// A handler's answer of Apple's object has no plain type.
  @Test func `a handler whose answer has no conversion has no performer`() {
    let response: Short = [
      "Codes": [],
      "Parameters": [
        ["Name": "answer", "Type": "Object", "ObjectType": "MediaItem", "ObjectTypeNamespace": "System"]
      ],
    ]
    let host = Sample(intent: ["EligibleForWidgets": false, "Response": response])
    let result = generate(host, backends: [.appIntents, .intents])
    #expect(result.declared["intents+configuration.swift"] == ["SampleHandlerOptions"])
    #expect(!result.code.contains("HandlerPerformer"))
  }

  @Test func `without a namespace, a class and a plain type of one name are an error`() {
    expectReports(generate(namespace: nil).errors, ["swift-name-collision Mode"])
  }

  @Test func `a namespace cannot have the name of a class`() {
    expectReports(generate(namespace: "SampleIntentResponse").errors, ["swift-name-collision Mode"])
  }

  @Test func `a namespace cannot have the name of a module`() {
    expectReports(generate(namespace: "Intents").errors, ["swift-name-collision Mode"])
  }

  @Test func `a namespace cannot have the name of what calls a handler`() {
    expectReports(generate(namespace: "SampleHandlerOptions").errors, ["swift-name-collision Sample"])
  }

  @Test(arguments: [
    "Person", "File", "CurrencyAmount", "Placemark", "PaymentMethod", "SpeakableString", "Object",
  ])
  func `a conversion names the module of Apple's types`(type: String) {
    let parameter: Short = ["Type": "\(type)", "SupportsDynamicEnumeration": true]
    let response: Short = ["Codes": [], "Parameters": [parameter.merging(["Name": "answer"])]]
    let host = Sample(parameters: [parameter], intent: ["EligibleForWidgets": false, "Response": response])
    let lines = generate(host, backends: [.appIntents, .intents]).code.split(separator: "\n")
      .filter { !$0.contains("///") && !$0.contains(" NSNumber") }
    let bare = lines.filter { $0.contains(/(^|[^\w.])(IN(?!t)[A-Z]\w*|CL[A-Z]\w*)\b/) }
    // A value that is read by its key has the name from the class.
    #expect(bare.allSatisfy { $0.contains("let value:") }, "\(bare)")
  }

  @Test func `an option that is a measurement has a unit of its dimension`() {
    let code = generate(
      Sample(parameters: [["Type": "Temperature", "SupportsDynamicEnumeration": true]])
    ).code
    #expect(
      code.contains("{ ($0 as Foundation.NSObject) as? Foundation.Measurement<Foundation.UnitTemperature> }")
    )
  }

  @Test func `a name of a handler that is taken is reported`() {
    let host = Sample(enums: [Sample.mode.merging(["Name": "SampleHandlerOptions"])])
    expectReports(generate(host).errors, ["swift-name-collision Sample"])
  }

  // MARK: Performers

  private static let response: Short = [
    "Codes": [["Name": "success", "Success": true, "FormatString": "${total}"], ["Name": "tooLate"]],
    "Parameters": [
      ["Name": "total", "Type": "Integer"],
      ["Name": "names", "Type": "String", "SupportsMultipleValues": true],
      ["Name": "mode", "Type": "Integer", "EnumType": "Mode", "EnumTypeNamespace": "aB3dE5"],
    ],
    "Output": "names",
  ]

  @Test func `a handler that an app has runs the App Intent`() {
    let host = Sample(intent: ["EligibleForWidgets": false, "Response": Self.response])
    let code = generate(host, backends: [.appIntents, .intents]).code
    #expect(code.contains("struct SampleHandlerPerformer: Plain.SamplePerformer {"))
    #expect(
      code.contains(
        "let response = try await IntentRuntime.HandlerAnswer.first(from: handler) "
          + "{ handler.handle(intent: intent, completion: $0) }"
      )
    )
    #expect(!generate(host).code.contains("Performer") && !generate(host).code.contains("SampleResponse"))
  }

  @Test func `the system opens the app for a widget's handler that has no method that runs`() {
    let host = Sample(intent: ["Configurable": true, "Response": Self.response])
    let code = generate(host, backends: [.appIntents, .intents]).code
    #expect(
      code.contains(
        "guard let handle = method() else { return .continueInApp }"
      )
    )
  }

  @Test func `an intent only for widgets has no performer`() {
    let code = generate(Sample(intent: ["Response": Self.response]), backends: [.appIntents, .intents]).code
    #expect(!code.contains("Performer"))
  }

  @Test func `Apple's response becomes a plain one, with the values that it has`() {
    let host = Sample(intent: ["EligibleForWidgets": false, "Response": Self.response])
    let code = generate(host, backends: [.appIntents, .intents]).code
    #expect(
      code.contains(
        "self = .success(total: response.total.map { $0.intValue }, names: response.names ?? [])"
      )
    )
    #expect(code.contains("    case .tooLate:\n      self = .tooLate\n"))
    #expect(code.contains("    case .unspecified: self = .failure\n"))
  }

  @Test func `a class reads and writes an enum by the name of its property`() {
    let code = generate(
      Sample(parameters: [
        ["Name": "my color", "Type": "Integer", "EnumType": "Mode", "EnumTypeNamespace": "aB3dE5"]
      ])
    ).code
    #expect(code.contains(#"= intent.intentValue("my_color") {"#))
    #expect(code.contains(#"keepIntentIndex(number.intValue, "my color")"#))
    #expect(
      code.contains(
        #"self.setValue(configuration.intentIndex(configuration.my_color?.rawValue, "my color"), forKey: "my_color")"#
      )
    )
  }

  // MARK: Names

  @Test(arguments: ["Foundation", "Intents"])
  func `a property that hides a module is reported`(name: String) {
    expectReports(
      generate(Sample(parameters: [["Name": "\(name)", "Type": "String"]])).errors.suffix(1),
      ["swift-name-collision Sample.\(name)"]
    )
  }

  @Test func `a class that every object has as a member has an alias`() {
    let parameter = Self.object("added", "class")
    let result = generate(Sample(parameters: [parameter], types: [Self.typeNamed("class")]))
    #expect(result.errors.isEmpty)
    #expect(result.code.contains("fileprivate typealias classType = `class`\n"))
    #expect(result.code.contains("self.added = configuration.added.map { classType($0) }"))
  }

  @Test func `a class that means the object itself is reported`() {
    expectReports(generate(Sample(types: [Self.typeNamed("self")])).errors, ["swift-name-collision self"])
  }

  @Test(arguments: [("Thing", "ThingType = Thing"), ("Plain", "PlainType = Plain")])
  func `a property can have the name of a type or of the namespace`(name: String, alias: String) {
    let result = generate(Sample(parameters: [Self.object(name, "Thing")], types: [Self.typeNamed("Thing")]))
    #expect(result.errors.isEmpty)
    #expect(result.code.contains("@available(tvOS, unavailable)\nfileprivate typealias \(alias)\n"))
    let (plain, object) = name == "Thing" ? ("Plain.Thing", "ThingType") : ("PlainType.Thing", "Thing")
    #expect(result.code.contains("if let value = intent.\(name) { self.\(name) = \(plain)(value) }"))
    #expect(result.code.contains("self.\(name) = configuration.\(name).map { \(object)($0) }"))
    // A property hides no type in a signature.
    #expect(result.code.contains("convenience init(_ object: Plain.Thing)"))
  }

  @Test func `an alias takes no name`() {
    let names: [Short] = [["Name": "Thing", "Type": "String"], ["Name": "ThingType", "Type": "String"]]
    let result = generate(Sample(parameters: names, types: [Self.typeNamed("Thing")]))
    #expect(result.code.contains("fileprivate typealias ThingType_ = Thing\n"))
    #expect(!generate().code.contains("typealias"))
  }

  @Test func `a class that hides a type of plain code is reported`() {
    let type = Self.typeNamed("Components").merging(["ClassPrefix": "Date"])
    expectReports(generate(Sample(types: [type])).errors, ["swift-name-collision Components"])
  }

  private static func typeNamed(_ name: String) -> Short {
    Sample.item.merging(["Name": "\(name)", "DisplayNameID": "nOther"])
  }

  private static func object(_ name: String, _ type: String) -> Short {
    ["Name": "\(name)", "Type": "Object", "ObjectType": "\(type)", "ObjectTypeNamespace": "aB3dE5"]
  }
}
