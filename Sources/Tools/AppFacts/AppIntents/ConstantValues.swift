import IntentDiagnostics

/// The values that an app's constants stand for: `kind`, `Self.kind`, `Kinds.upNext`, `Kind.upNext.rawValue`.
/// `diff` and `migrate` look up the kinds of widgets in them.
package struct ConstantValues: Sendable {
  /// Where constants are: in a type or, without a name, outside of types.
  private struct Place: Hashable {
    let type: String
    /// `nil` for all files. Each file can have its own private constants.
    var path: String?
  }

  private var values: [Place: [String: CodeValue]] = [:]

  package init(_ code: SwiftCode) {
    let types = code.files.flatMap(\.types)
    // Types can replace what an extension of their protocol gives, and raw values.
    let protocols = Set(types.filter { $0.kind == .protocol }.map(\.name))
    let withRawValues = Set(types.filter { $0.properties.contains { $0.name == "rawValue" } }.map(\.name))
    for file in code.files {
      for global in file.globals { add(global.name, global.value, of: "", in: file.path) }
      for type in file.types {
        let functions = type.functions.filter(\.parameters.isEmpty).map { ($0.name, $0.value) }
        for (name, value) in type.properties.map({ ($0.name, $0.value) }) + functions
        where value != nil || type.kind != .protocol {
          add(name, protocols.contains(type.name) ? nil : value, of: type.name, in: file.path)
        }
        for found in type.cases {
          let value = withRawValues.contains(type.name) ? nil : CodeValue.string(found.rawName)
          add(found.name, value, of: type.name, in: file.path)
        }
      }
    }
  }

  /// The branches of an `#if` can declare one each. Together, lists have the elements of all.
  private mutating func add(_ name: String, _ value: CodeValue?, of type: String, in path: String) {
    for place in [Place(type: type, path: path), Place(type: type)] {
      switch (values[place]?[name], value ?? .unknown) {
      case (.array(let first)?, .array(let second)) where first.count < 100:
        values[place]?[name] = .array(first + second)
      case (let first?, let second) where first != second: values[place]?[name] = .unknown
      case (_, let second): values[place, default: [:]][name] = second
      }
    }
  }

  /// The kind of the widget that a call makes. `nil` if only a build knows it.
  package func kind(of call: CallSite) -> String? {
    guard let expression = call.argument("kind")?.constant else { return nil }
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
    var names = expression.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if names.last == "rawValue" { names.removeLast() }
    guard let name = names.popLast() else { return nil }
    let types =
      switch names.last {
      case nil: [call.owner ?? "", ""]
      case "Self"?, "self"?: [call.owner ?? ""]
      // '.mine' is a member of the type that is expected here.
      case ""?: ["String", "Array", "WidgetFamily"]
      case let type?: [type]
      }
    return types.lazy.compactMap { type in
      values[Place(type: type, path: call.range.path)]?[name] ?? values[Place(type: type)]?[name]
    }.first
  }
}
