import IntentDiagnostics

/// Makes the widgets and controls of an app from the calls in its sources.
struct WidgetsCode {
  private(set) var widgets: [AppWidget] = []
  /// A bundle with a name that leads nowhere, so that nobody knows which widgets it lacks.
  let unclearBundle: String?
  private let constants: ConstantValues
  private let aliases: [String: TypeName]
  private var families: [String: [CallSite]] = [:]
  /// The intents of controls, by the types that provide their values.
  private var configured: [String: String] = [:]
  /// Whether a type that makes no widget sets families, perhaps for all widgets.
  private var hasStrayFamilies = false

  init(_ code: SwiftCode, _ aliases: [String: TypeName], _ types: [TypeCode]) {
    constants = ConstantValues(code)
    self.aliases = aliases
    let calls = code.files.flatMap(\.widgets)
    families = Dictionary(grouping: code.files.flatMap(\.families)) { $0.owner ?? "" }
    hasStrayFamilies = !Set(families.keys).isSubset(of: calls.map { $0.owner ?? "" })
    let listed = ListedWidgets(types, in: code.files, aliases, makers: Set(calls.compactMap(\.owner)))
    unclearBundle = listed.unclearBundle
    for type in types {
      let function = type.functions.first { $0.name == "currentValue(configuration:)" }
      if let intent = function?.parameters.first?.type { configured[type.name] = intent }
    }
    widgets = calls.compactMap { call in
      guard var widget = widget(call) else { return nil }
      widget.isListed = widget.type.flatMap(listed.contains)
      widget.canBePlaced = widget.isListed != false || !listed.knowsStart
      widget.listConditions = widget.type.map { listed.conditions(of: $0) } ?? []
      return widget
    }
  }

  private func widget(_ call: CallSite) -> AppWidget? {
    var name = Self.name(call.callee)
    if let target = aliases[name] { name = Self.name(target.name) }
    // A Live Activity has no kind.
    guard name != "ActivityConfiguration" else { return nil }
    let argument = call.argument("kind")
    let location = argument?.range.location ?? call.range.location
    let owner = call.owner
    var widget = AppWidget(
      type: owner,
      kind: constants.kind(of: call).map { .value($0, at: location) }
        ?? .hidden(why: "the kind is not a literal", at: location)
    )
    widget.intent = call.intent
    if widget.intent == nil, let provider = call.argument("provider")?.text {
      widget.intent = configured[String(provider.prefix { $0.isLetter || $0.isNumber || $0 == "_" })]
    }
    if let name = widget.intent, let target = aliases[name] { widget.intent = target.name }
    widget.kindWords = argument?.text.map { text in
      let name = text.replacing(#/^[Ss]elf\./#, with: "")
      return name.first?.isLowercase == true ? "\(owner ?? "").\(name)" : name
    }
    widget.hasSettings = Self.configurations[name]
    widget.isControl = name.hasSuffix("ControlConfiguration")
    widget.isOfIntents = name == "IntentConfiguration"
    widget.condition = call.condition
    widget.families = families(of: owner)
    return widget
  }

  private func families(of type: String?) -> Fact<Set<String>> {
    guard let type, let calls = families[type] else {
      return hasStrayFamilies ? .hidden(why: "a function may say the sizes", at: nil) : .absent
    }
    let names = calls.map { call in
      call.arguments.first?.constant.flatMap { constants.names(in: $0, in: call) }
    }
    let location = calls[0].arguments.first?.range.location
    return ConstantValues.union(names).map { .value($0, at: location) }
      ?? .hidden(why: "the sizes are not literals", at: location)
  }

  /// The name without modules and generic arguments.
  private static func name(_ callee: String) -> String {
    String(callee.prefix { $0 != "<" }).split(separator: ".").last.map(String.init) ?? ""
  }

  /// The configurations of widgets, and whether people can choose settings in them.
  private static let configurations = [
    "IntentConfiguration": true, "AppIntentConfiguration": true, "AppIntentControlConfiguration": true,
    "StaticConfiguration": false, "StaticControlConfiguration": false,
  ]
}
