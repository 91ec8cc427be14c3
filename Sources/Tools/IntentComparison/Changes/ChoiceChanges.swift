import AppFacts
import IntentAppIntents
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let optionsChanged = change(
    "options-changed",
    .warning,
    "The source of a parameter's options changed"
  )
  static let configurableChanged = change(
    "configurable-changed",
    .warning,
    "People can no longer change a parameter, or now can"
  )
}

/// Checks the choices of people: the options, and whether a value can be changed.
enum ChoiceChanges {
  static let optionsChanged = ChangeCheck<ParameterPair>(.optionsChanged, of: [.definitions, .appIntents]) {
    parameter,
    _ in
    guard let old = parameter.old.options, let new = parameter.new.options, old != new else { return nil }
    let change =
      switch new {
      case .fixed: "now takes any value of its type; code no longer provides its options"
      case .dynamic where old == .fixed:
        "now takes its options from code, where people could give any value; an options provider must offer them"
      case .dynamic: "no longer supports search"
      case .searchable where old == .fixed:
        "now takes its options from code, with search, where people could give any value; an options provider must "
          + "offer them"
      case .searchable: "now supports search"
      }
    return Finding(
      .optionsChanged,
      "'\(parameter.name)' \(change)",
      old == .fixed ? [.placed: .careful] : [:],
      parameter,
      facts: ["\(old)"]
    )
  }

  /// If a definition's options come from code, a provider in Swift must offer some, too.
  static let optionsFromCodeLost = ChangeCheck<ParameterPair>(.optionsChanged, of: [.migration]) {
    pair,
    context in
    guard let parameter = MigratedParameter(pair, context), parameter.expected.optionsType != nil else {
      return nil
    }
    func finding(_ message: String, _ lack: String, at location: SourceLocation? = nil) -> Finding {
      Finding(.optionsChanged, message, [.placed: .careful], parameter, at: location, facts: [lack])
    }
    let name = parameter.name
    let argument = parameter.call.argument("optionsProvider") ?? parameter.call.argument("query")
    var isEntity = false
    if case .object = parameter.schema.type { isEntity = true }
    guard argument != nil || isEntity else {
      return finding("'\(name)' has no 'optionsProvider', so people get no options from code", "provider")
    }
    let provider =
      argument.map { TypeName($0.value.call?.name ?? "") }
      ?? context.declared.type(parameter.type, seenFrom: parameter.intent)?.property("defaultQuery")?
      .queryType
    guard let provider, let type = context.declared.type(provider, seenFrom: parameter.intent),
      let function = type.functions.first(where: { $0.name == "results()" }),
      function.value?.isNothing == true
    else { return nil }
    let message = "'\(type.name)' offers nothing for '\(name)', whose options come from code"
    return finding(message, "results", at: function.location)
  }

  static let nothingFound = ChangeCheck<TypePair>(.optionsChanged) { type, _ in
    guard let query = type.new.query, query.findsNothing, type.old.query?.findsNothing != true else {
      return nil
    }
    let message = "'\(query.name)' finds no '\(type.new.name)', so the system removes every choice of one"
    return Finding(.optionsChanged, message, [.placed: .breaking], type, at: query.location)
  }

  static let configurableChanged = ChangeCheck<ParameterPair>(.configurableChanged) { pair, _ in
    guard let old = pair.old.isConfigurable.value, let new = pair.new.isConfigurable.value, old != new else {
      return nil
    }
    let message =
      new
      ? "people can now change '\(pair.name)'"
      : "people can no longer change '\(pair.name)', or undo what they chose for it"
    return Finding(.configurableChanged, message, new ? [:] : [.placed: .careful], pair)
  }
}

extension Contract.Field {
  /// Where the options come from; `nil` if the type has them.
  fileprivate var options: ParameterSchema.Options? {
    if let schema { return schema.options }
    guard case .code(_, let call) = source, case .plain = stored else { return nil }
    return call.argument("optionsProvider") == nil ? .fixed : .dynamic
  }
}
