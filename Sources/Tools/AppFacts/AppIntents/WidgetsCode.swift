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
    let listed = ListedWidgets(types, aliases, makers: Set(calls.compactMap(\.owner)))
    unclearBundle = listed.unclearBundle
    for type in types {
      let function = type.functions.first { $0.name == "currentValue(configuration:)" }
      if let intent = function?.parameters.first?.type { configured[type.name] = intent }
    }
    widgets = calls.compactMap { call in
      guard var widget = widget(call) else { return nil }
      widget.isListed = widget.type.flatMap(listed.contains)
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
      kind: argument?.text.flatMap { constants.text(of: $0, in: owner) }.map { .value($0, at: location) }
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
    let found = calls.map { call in
      call.arguments.first?.text.flatMap { constants.names(in: $0, in: type) }
    }
    let location = calls[0].arguments.first?.range.location
    guard !found.contains(nil) else { return .hidden(why: "the sizes are not literals", at: location) }
    return .value(found.compactMap(\.self).reduce(into: []) { $0.formUnion($1) }, at: location)
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

/// The values that constants stand for: `kind`, `Self.kind`, `Kinds.upNext`, `Kind.upNext.rawValue`.
private struct ConstantValues {
  private var members: [String: [String: CodeValue]] = [:]
  private var globals: [String: CodeValue] = [:]

  init(_ code: SwiftCode) {
    for file in code.files {
      for global in file.globals { Self.add(global, to: &globals) }
      for type in file.types {
        for property in type.properties { Self.add(property, to: &members[type.name, default: [:]]) }
        for found in type.cases { members[type.name, default: [:]][found.name] = .string(found.rawName) }
      }
    }
  }

  /// The branches of an `#if` can declare one each. Together, lists have the elements of all.
  private static func add(_ property: PropertyCode, to values: inout [String: CodeValue]) {
    switch (values[property.name], property.value) {
    case (nil, let value): values[property.name] = value
    case (.array(let first)?, .array(let second)?) where first.count < 100:
      values[property.name] = .array(first + second)
    case (let first?, let second) where first != second: values[property.name] = .unknown
    default: break
    }
  }

  /// - Parameter type: The type around the expression.
  func text(of expression: String, in type: String?) -> String? {
    if expression.count > 1, expression.hasPrefix("\""), expression.hasSuffix("\"") {
      let text = expression.dropFirst().dropLast()
      return text.contains { $0 == "\\" || $0 == "\"" } ? nil : String(text)
    }
    return value(of: expression, in: type)?.text
  }

  /// The names of a list, such as `[.systemSmall, .systemLarge]`.
  func names(in expression: String, in type: String?) -> Set<String>? {
    let expression = expression.replacing(#/\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\//#, with: "")
    guard expression.hasPrefix("["), expression.hasSuffix("]") else {
      guard case .array(let elements)? = value(of: expression, in: type) else { return nil }
      let names = elements.compactMap(\.member)
      return names.count == elements.count ? Set(names) : nil
    }
    let parts = expression.dropFirst().dropLast().split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
    let names = parts.compactMap { part in
      part.contains { !$0.isLetter && $0 != "." } ? nil : part.split(separator: ".").last.map(String.init)
    }
    return names.count == parts.count ? Set(names) : nil
  }

  private func value(of expression: String, in type: String?) -> CodeValue? {
    var names = expression.split(separator: ".").map(String.init)
    if names.last == "rawValue" { names.removeLast() }
    guard let name = names.popLast() else { return nil }
    guard let owner = names.last, !["Self", "self"].contains(owner) else {
      return type.flatMap { members[$0]?[name] } ?? globals[name]
    }
    return members[owner]?[name]
  }
}
