import TestSupport
import Testing

@testable import IntentClasses
@testable import IntentCompiler
@testable import IntentDiagnostics

/// `Generated/Intents` contains the conversions of every type.
struct ConversionTests {
  private struct Result {
    let code: String
    let errors: [Diagnostic]
    let fileNames: [String]
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
      fileNames: files.map(\.name),
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

  @Test func `conversions have a file of their own`() {
    #expect(
      generate().fileNames == [
        "Test.intentdefinition.swift", "Test.intentdefinition.intents.swift",
        "Test.intentdefinition.intents+configuration.swift",
      ]
    )
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

  @Test func `a configuration comes from an intent, with the names of the definition or by key`() {
    let code = generate().code
    #expect(code.contains("if let value = intent.count { self.count = value.intValue }"))
    #expect(
      code.contains(#"if let value: NSNumber = intent.intentValue("count") { self.count = value.intValue }"#)
    )
    #expect(code.contains("if let value = intent.item { self.item = Plain.Item(value) }"))
    #expect(code.contains("self.item = Plain.Item(byKey: value)"))
  }

  @Test func `an object without an identifier stays without one`() {
    let code = generate().code
    #expect(code.contains("identifier: object.identifier ?? \"\","))
    #expect(code.contains("identifier: object.identifier.isEmpty ? nil : object.identifier,"))
    #expect(!code.contains("?? object.displayString"))
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
    #expect(code.contains("handler.provideItemOptionsCollection(for: intent, with: $0)"))
    #expect(code.contains("handler.defaultItem?(for: intent)"))
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

  /// The asynchronous form of such a method stops the program if the handler answers neither options nor an error.
  @Test func `a handler is asked for options by its completion`() {
    let code = generate().code
    #expect(code.contains("let options = try await IntentRuntime.HandlerAnswer.value(from: handler) {"))
    #expect(code.contains("OptionsCollection(for: intent, with: $0)"))
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

  // MARK: Values

  private func lines(_ parameter: Short) -> String {
    generate(Sample(parameters: [parameter], intent: ["EligibleForWidgets": false])).code
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

  @Test func `0 is no value of one of Apple's enums`() {
    let code = lines(["Type": "Integer", "EnumType": "PlaybackRepeatMode", "EnumTypeNamespace": "System"])
    #expect(
      code.contains(
        """
            if let number: Foundation.NSNumber = intent.intentValue("added0"), number.intValue != 0 {
              self.added0 = number.intValue
            }
        """
      )
    )
  }

  @Test func `an empty list is 'nil' in a class, as it was`() {
    let code = lines(["Type": "String", "SupportsMultipleValues": true])
    #expect(code.contains("self.added0 = configuration.added0.isEmpty ? nil : configuration.added0\n"))
  }

  @Test func `indices of no case are kept in a list and in an object`() {
    let mode: Short = ["Type": "Integer", "EnumType": "Mode", "EnumTypeNamespace": "aB3dE5"]
    let code = lines(mode.merging(["SupportsMultipleValues": true]))
    #expect(
      code.contains(
        #"if self.added0.count < values.count { keepIntentIndices(values.map(\.intValue), "added0") }"#
      )
    )
    #expect(
      code.contains("configuration.intentIndices(configuration.added0.map { $0.rawValue }, \"added0\")")
    )
    let item = Sample.item.merging([
      "Name": "Other", "Properties": .array(Sample.defaultProperties + [Sample.property("kind", 100, mode)]),
    ])
    let object = generate(Sample(types: [item])).code
    #expect(object.contains(#"else { keepIntentIndex(number.intValue, "kind") }"#))
    #expect(
      object.contains(#"self.setValue(object.intentIndex(object.kind?.rawValue, "kind"), forKey: "kind")"#)
    )
    #expect(object.contains("import IntentConversions\n"))
    #expect(!object.contains("GeneratedObject"))
  }

  @Test func `a number of seconds that no duration has is left out`() {
    let code = lines(["Type": "TimeInterval"])
    #expect(
      code.contains("let value = Swift.Duration(intentSeconds: value.doubleValue) { self.added0 = value }")
    )
  }

  @Test func `an amount without a number or a currency is left out`() {
    let code = lines(["Type": "CurrencyAmount"])
    #expect(code.contains("let value = IntentRuntime.CurrencyAmountValue(value) { self.added0 = value }"))
    #expect(code.contains("self.added0 = configuration.added0.map { $0.intentsValue }"))
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
