import AppFacts
import TestSupport
import Testing

@testable import IntentAppIntents
@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

/// A definition's intent and the App Intent that takes it over without a loss, for tests that change a part of either and read
/// what the comparison reports.
struct MigrationFixture {
  var host = Sample()
  var options = GenerationOptions()
  var intent = Self.intent
  var mode = Self.mode
  var item = Self.item
  var query = Self.query
  var more: [TypeCode] = []
  var aliases: [String: TypeName] = [:]
  var intentConfigurations: [IntentReference] = []
  var widgetClasses: Set<String>?
  var remaining: Set<String> = []

  var changes: [SchemaChange] {
    var code = AppIntentsCode()
    code.types = [intent, mode, item, query] + more
    code.aliases = aliases
    code.intentConfigurations = intentConfigurations
    let module = Compiler.compile([InputFile(path: "Test.intentdefinition", bytes: Array(host.xml.utf8))])
      .module
    let (names, _) = Naming.names(of: module, options: options)
    let declared = DeclaredTypes(code)
    let plans = AppIntentsBackend.plans(module, options, names)
    let old = Contract(module, plans: plans, widgetClasses: widgetClasses)
    let mode = ComparisonMode.migration(to: declared, remaining: remaining)
    return ContractComparison(mode, from: old, to: Contract(declared)).changes
  }

  var lines: [String] { changes.map(\.line) }

  mutating func set(_ label: String, _ value: CodeValue?, of name: String) {
    guard let index = intent.properties.firstIndex(where: { $0.name == name }) else {
      Issue.record("there is no property '\(name)'")
      return
    }
    intent.properties[index].attributes[0].arguments.removeAll { $0.label == label }
    if let value { intent.properties[index].attributes[0].arguments.append(.init(label, value)) }
  }

  mutating func add(_ name: String, _ type: TypeName, _ arguments: [CallCode.Argument] = []) {
    intent.properties.append(Self.parameter(name, type, arguments, title: "Added 0"))
  }

  mutating func setType(_ type: TypeName, of name: String) {
    guard let index = intent.properties.firstIndex(where: { $0.name == name }) else {
      Issue.record("there is no property '\(name)'")
      return
    }
    intent.properties[index].type = type
  }

  mutating func setSummary(_ value: CodeValue) {
    intent.properties.append(Self.property("parameterSummary", value))
  }

  static func property(_ name: String, _ value: CodeValue?) -> PropertyCode {
    var property = PropertyCode(name)
    property.value = value
    return property
  }

  static func parameter(
    _ name: String,
    _ type: TypeName,
    _ arguments: [CallCode.Argument] = [],
    title: String? = nil
  ) -> PropertyCode {
    var property = PropertyCode(name, type)
    let title = CallCode.Argument("title", .string(title ?? "Text of \(name)"))
    property.attributes = [CallCode("Parameter", [title] + arguments)]
    return property
  }

  static var intent: TypeCode {
    var type = TypeCode("Sample")
    type.inherited = ["WidgetConfigurationIntent", "CustomIntentMigratedAppIntent"]
    type.properties = [
      property("intentClassName", .string("SampleIntent")),
      property("isDiscoverable", .boolean(false)), property("title", .string("Sample")),
      property("description", .call(CallCode("IntentDescription", [.init(nil, .string("Shows a sample"))]))),
      parameter(
        "count",
        TypeName("Int", isOptional: true),
        [
          .init("controlStyle", .name("stepper")),
          .init("inclusiveRange", .tuple([.integer(0), .integer(10)])),
        ]
      ),
      parameter("isOn", TypeName("Bool"), [.init("default", .boolean(false))]),
      parameter("mode", TypeName("ModeAppEnum", isOptional: true)),
      parameter("item", TypeName("ItemAppEntity", isOptional: true)),
      parameter("name", TypeName("String", isOptional: true)),
      parameter(
        "speed",
        TypeName("Double", isOptional: true),
        [
          .init("controlStyle", .name("slider")),
          .init("inclusiveRange", .tuple([.decimal(0), .decimal(100)])),
        ]
      ),
    ]
    return type
  }

  static var mode: TypeCode {
    var type = TypeCode("ModeAppEnum")
    type.inherited = ["String", "AppEnum"]
    type.cases = [CaseCode("small"), CaseCode("big", rawValue: .string("large"))]
    type.properties = [
      property("typeDisplayRepresentation", .string("Mode")),
      property(
        "caseDisplayRepresentations",
        .dictionary([
          .init(.name("small"), .string("Small")),
          .init(.name("big"), .call(CallCode("DisplayRepresentation", [.init("title", .string("Large"))]))),
        ])
      ),
    ]
    return type
  }

  static var item: TypeCode {
    var type = TypeCode("ItemAppEntity")
    type.inherited = ["AppEntity"]
    type.properties = [
      PropertyCode("id", TypeName("String")), PropertyCode("size", TypeName("Int", isOptional: true)),
      property("typeDisplayRepresentation", .string("Item")),
      property("defaultQuery", .call(CallCode("ItemQuery"))),
    ]
    return type
  }

  static var query: TypeCode {
    var type = TypeCode("ItemQuery")
    type.inherited = ["EntityQuery"]
    type.functions = [FunctionCode("entities(for:)", .unknown)]
    return type
  }
}

extension MigrationFixture {
  /// What App Intents in Swift lose since others.
  static func changes(
    from old: (inout [TypeCode]) -> Void = { _ in },
    to change: (inout [TypeCode]) -> Void
  ) -> [SchemaChange] {
    var (before, now) = (AppIntentsCode(), AppIntentsCode())
    before.types = [intent, mode, item, query]
    old(&before.types)
    now.types = before.types
    change(&now.types)
    let declared = DeclaredTypes(now)
    let earlier = Contract(DeclaredTypes(before))
    return ContractComparison(.appIntents(declared, AppPair()), from: earlier, to: Contract(declared)).changes
  }
}

/// What App Intents in Swift lose since others, without paths.
func losses(
  from old: (inout [TypeCode]) -> Void = { _ in },
  to change: (inout [TypeCode]) -> Void
) -> [String] {
  MigrationFixture.changes(from: old, to: change).map(\.lineWithoutPath)
}

extension CodeValue {
  static func summary(_ names: String...) -> CodeValue {
    .call(CallCode("Summary", [.init(nil, .closure(names.map { .keyPath($0) }))]))
  }

  static func when(_ test: [CodeValue], _ matching: CodeValue, otherwise: CodeValue) -> CodeValue {
    .call(
      CallCode(
        "When",
        test.map { .init(nil, $0) } + [
          .init(nil, .closure([matching])), .init("otherwise", .closure([otherwise])),
        ]
      )
    )
  }
}
