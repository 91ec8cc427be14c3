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
      kind: argument?.text.flatMap { constants.text(of: $0, in: call) }.map { .value($0, at: location) }
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
      call.arguments.first?.text.flatMap { constants.names(in: $0, in: call) }
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

/// The values that constants stand for: `kind`, `Self.kind`, `Kinds.upNext`, `Kind.upNext.rawValue`.
private struct ConstantValues {
  private var members: [String: [String: CodeValue]] = [:]
  private var globals: [String: CodeValue] = [:]

  init(_ code: SwiftCode) {
    for file in code.files {
      for global in file.globals { Self.add(global.name, global.value, to: &globals) }
      for type in file.types {
        // Each file can have its own private type of one name.
        for owner in [type.name, "\(type.name) \(file.path)"] {
          for property in type.properties {
            Self.add(property.name, property.value, to: &members[owner, default: [:]])
          }
          for function in type.functions where function.parameters.isEmpty {
            Self.add(function.name, function.value, to: &members[owner, default: [:]])
          }
          for found in type.cases { members[owner, default: [:]][found.name] = .string(found.rawName) }
        }
      }
    }
  }

  /// The branches of an `#if` can declare one each. Together, lists have the elements of all.
  private static func add(_ name: String, _ value: CodeValue?, to values: inout [String: CodeValue]) {
    switch (values[name], value) {
    case (nil, let value): values[name] = value
    case (.array(let first)?, .array(let second)?) where first.count < 100:
      values[name] = .array(first + second)
    case (let first?, let second) where first != second: values[name] = .unknown
    default: break
    }
  }

  /// - Parameter call: The call with the expression.
  func text(of expression: String, in call: CallSite) -> String? {
    if expression.count > 1, expression.hasPrefix("\""), expression.hasSuffix("\"") {
      let text = expression.dropFirst().dropLast()
      return text.contains { $0 == "\\" || $0 == "\"" } ? nil : String(text)
    }
    return value(of: expression, in: call)?.text
  }

  /// The names of a list, such as `[.systemSmall, .systemLarge]`, or of several with `+` between them.
  func names(in expression: String, in call: CallSite) -> Set<String>? {
    let expression = expression.replacing(#/\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\//#, with: "")
    return Self.union(expression.split(separator: "+").map { names(inList: $0.trimmed, call) })
  }

  private func names(inList expression: String, _ call: CallSite) -> Set<String>? {
    guard expression.hasPrefix("["), expression.hasSuffix("]") else {
      return value(of: expression, in: call).flatMap { Self.names(in: $0) }
    }
    let parts = expression.dropFirst().dropLast().split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
    let names = parts.compactMap { part in
      part.contains { !$0.isLetter && $0 != "." } ? nil : part.split(separator: ".").last.map(String.init)
    }
    return names.count == parts.count ? Set(names) : nil
  }

  /// The names of a list, whatever the build and the system, with those that statements add to it.
  ///
  /// - Parameter lists: The variables with the list.
  private static func names(in value: CodeValue, _ lists: Set<String> = []) -> Set<String>? {
    switch value {
    case .array(let values): return union(values.map { $0.member.map { [$0] } })
    case .closure(let parts):
      var lists = lists
      for case .variable(let name, _) in parts { lists.insert(name) }
      return union(parts.map { $0.member.map(lists.contains) == true ? [] : names(in: $0, lists) })
    case .branch(_, let value), .variable(_, let value): return names(in: value, lists)
    case .call(let call) where call.name == "append":
      // 'append(contentsOf: sizes)' adds a list, whose name is none of a size.
      return call.arguments.last.flatMap { argument in
        let isList = argument.label != nil
        return (isList ? nil : argument.value.member.map { [$0] }) ?? names(in: argument.value, lists)
      }
    default: return nil
    }
  }

  static func union(_ sets: [Set<String>?]) -> Set<String>? {
    sets.contains(nil) ? nil : sets.compactMap(\.self).reduce(into: []) { $0.formUnion($1) }
  }

  private func value(of expression: String, in call: CallSite) -> CodeValue? {
    var names = expression.split(separator: ".").map(String.init)
    if names.last == "rawValue" { names.removeLast() }
    guard let name = names.popLast() else { return nil }
    let owner = names.last.flatMap { ["Self", "self"].contains($0) ? nil : $0 }
    // '.mine' is a member of the type that is expected here.
    let isImplied = owner == nil && expression.hasPrefix(".")
    let owners = isImplied ? ["String", "Array", "WidgetFamily"] : [owner ?? call.owner ?? ""]
    let memberValue = owners.lazy.compactMap { owner in
      members["\(owner) \(call.range.path)"]?[name] ?? members[owner]?[name]
    }.first
    return memberValue ?? (owner == nil && !isImplied ? globals[name] : nil)
  }
}
