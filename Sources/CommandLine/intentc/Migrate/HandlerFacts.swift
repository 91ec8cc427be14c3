import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentSchema

struct HandlerFacts: Sendable {
  let name: String
  let path: String
  let maker: Maker
  let runs: Bool
  /// Unknown for missing entries.
  let reads: [String: [String]]
  /// These parameters' methods pass their intent on, so nothing shows what they read.
  let unknownReads: [(parameter: String, location: SourceLocation?)]
  /// Parameters for which a `resolve` method answers that the intent needs no value.
  let notRequired: Set<String>
  let remarks: [MigrationPlan.Line]

  struct Maker: Sendable, Equatable {
    var expression: String
    var isOptional = false
    var hidden: [MigrationPlan.Line] = []

    static func == (first: Maker, second: Maker) -> Bool {
      (first.expression, first.isOptional) == (second.expression, second.isOptional)
    }
  }

  /// Returns `nil` if no Swift class conforms to the protocol.
  ///
  /// - Parameter isImported: Whether the program that registers the handler imports a file's module.
  init?(_ schema: ConfigurationSchema, _ code: AppCode, isImported: (String) -> Bool = { _ in false }) {
    let protocolName = schema.className + "Handling"
    guard let type = code.types(conformingTo: protocolName).first, let path = type.range?.path else {
      return nil
    }
    name = (type.scope + [type.name]).joined(separator: ".")
    self.path = path
    let methods = code.functions(of: type.name)
    let protocols = code.types(named: type.name).flatMap(\.inherited).filter {
      $0.hasSuffix("IntentHandling")
    }
    let hasOneIntent = Set(protocols).count == 1
    // The type is often an alias: 'typealias Intent = OpenPageIntent'.
    func takesIntent(_ method: FunctionCode) -> Bool {
      hasOneIntent || method.parameters.first?.type == schema.className
    }
    let resolved = schema.parameters.map(\.name).filter { name in
      let method = "resolve\(ModuleNames.methodName(of: SwiftIdentifier.make(name)))("
      return methods.contains {
        $0.name.hasPrefix(method) && takesIntent($0)
          && $0.body?.calls.contains { $0.callee.hasSuffix("notRequired") } == true
      }
    }
    notRequired = Set(resolved)
    runs = methods.contains { $0.name.hasPrefix("handle(intent:") && takesIntent($0) }
    var maker = Self.maker(of: name, type, schema.className, code)
    if !isImported(path) {
      maker.hidden = []
    } else if !maker.hidden.isEmpty {
      maker = Self.calls(of: type, schema.className, code).first(where: \.hidden.isEmpty) ?? maker
    }
    self.maker = maker

    var reads: [String: [String]] = [:]
    var unknown: [(parameter: String, location: SourceLocation?)] = []
    var remarks: [MigrationPlan.Line] = []
    for parameter in schema.parameters where parameter.options != .fixed {
      let word = ModuleNames.methodName(of: SwiftIdentifier.make(parameter.name))
      let asked = methods.filter { method in
        ["provide\(word)Options", "default\(word)("].contains { method.name.hasPrefix($0) }
          && takesIntent(method)
      }
      guard !asked.isEmpty else { continue }
      let found = asked.map { Self.reads($0, schema, besides: parameter.name, code) }
      if !found.contains(nil) {
        let names = Set(found.compactMap(\.self).joined())
        reads[parameter.name] = schema.parameterNames.filter(names.contains)
      } else if schema.parameters.count > 1 {
        unknown.append((parameter.name, asked.first?.location))
      }
      for method in asked {
        if method.body?.completesOnAllPaths == false {
          remarks.append(
            .init(
              "this method does not call its completion handler on every path; where it does not, people wait for "
                + "options that never come",
              at: method.location
            )
          )
        }
        if let term = method.parameters.first(where: { $0.label == "searchTerm" }), let body = method.body,
          code.text(body.range).contains("guard let \(term.name)")
        {
          remarks.append(
            .init(
              "'\(parameter.name)' has options only while people type: App Intents first ask without a search term",
              at: method.location
            )
          )
        }
      }
    }
    self.reads = reads
    unknownReads = unknown
    self.remarks = remarks + methods.flatMap { Self.nameless($0, schema, code) }
  }

  private static func nameless(
    _ method: FunctionCode,
    _ schema: ConfigurationSchema,
    _ code: AppCode
  ) -> [MigrationPlan.Line] {
    let types = ["INObject"] + schema.types.objects.values.map { $0.className ?? $0.name }
    return (method.body?.calls ?? []).compactMap { call in
      let name = call.callee.hasSuffix(".init") ? String(call.callee.dropLast(".init".count)) : call.callee
      // The class may have a prefix.
      guard types.contains(where: name.hasSuffix),
        let identifier = call.arguments.first(where: { $0.label == "identifier" }),
        code.text(identifier.range) == "nil"
      else { return nil }
      return .init(
        "this object has no identifier: a widget that shows it finds it by its display string, and loses it if the string "
          + "changes, for example with the language",
        at: call.range.location
      )
    }
  }

  private static func reads(
    _ method: FunctionCode,
    _ schema: ConfigurationSchema,
    besides own: String,
    _ code: AppCode
  ) -> Set<String>? {
    guard let intent = method.parameters.first?.name, let body = method.body else { return [] }
    let accesses = body.accesses.filter { $0.parameter == intent }
    guard code.count(of: intent, in: body.range) == accesses.count else { return nil }
    let members = Set(accesses.map(\.member))
    return Set(
      schema.parameterNames.filter {
        $0 != own && members.contains(SwiftIdentifier.unquoted(SwiftIdentifier.make($0)))
      }
    )
  }

  private static func maker(
    of name: String,
    _ type: TypeCode,
    _ className: String,
    _ code: AppCode
  ) -> Maker {
    let own = Maker(expression: "\(name)()", hidden: hidden([type], code) + hiddenInitialiser(of: type, code))
    for (owner, function) in code.handlerFunctions {
      for result in function.body?.returns ?? [] {
        let simple = hasSetup(function) ? call(function, owner, className, code) : own
        if result.text == "self", owner.name == type.name { return simple }
        guard result.text.hasPrefix("\(name)(") || result.text.hasPrefix("\(type.name)(") else { continue }
        if ["\(name)()", "\(type.name)()"].contains(result.text) { return simple }
        // The arguments may be local constants of the function.
        return call(function, owner, className, code)
      }
    }
    return calls(of: type, className, code).first ?? own
  }

  private static func hasSetup(_ function: FunctionCode) -> Bool {
    guard let body = function.body else { return false }
    let ends = ["fatalError", "preconditionFailure", "assertionFailure"]
    return body.calls.contains { call in
      !ends.contains(call.callee)
        && !body.returns.contains { $0.range.start <= call.range.start && call.range.end <= $0.range.end }
    }
  }

  private static func calls(of type: TypeCode, _ className: String, _ code: AppCode) -> [Maker] {
    code.handlerFunctions.filter { _, function in
      function.body.map { code.count(of: type.name, in: $0.range) > 0 } ?? false
    }
    .map { call($0.function, $0.owner, className, code) }
  }

  private static func call(
    _ function: FunctionCode,
    _ owner: TypeCode,
    _ className: String,
    _ code: AppCode
  ) -> Maker {
    let words = code.modifiers(function.range, function.nameRange)
    let receiver = words.contains("static") || words.contains("class") ? owner.name : "\(owner.name)()"
    var hidden = hidden([owner], code)
    if words.isDisjoint(with: visible) {
      hidden.append(
        .init("make 'handler(for:)' public, because another module calls it", at: function.location)
      )
    }
    if receiver != owner.name { hidden += hiddenInitialiser(of: owner, code) }
    return Maker(
      expression: "\(receiver).handler(for: \(className)()) as? any \(className)Handling",
      isOptional: true,
      hidden: hidden
    )
  }

  private static let visible: Set<String> = ["public", "open"]

  private static func hidden(_ types: [TypeCode], _ code: AppCode) -> [MigrationPlan.Line] {
    types.filter { code.modifiers($0.range, $0.nameRange).isDisjoint(with: visible) }.map {
      .init("make '\($0.name)' public, because another module makes it", at: $0.location)
    }
  }

  private static func hiddenInitialiser(of type: TypeCode, _ code: AppCode) -> [MigrationPlan.Line] {
    let initialisers = code.functions(of: type.name).filter { $0.name == "init()" }
    guard initialisers.allSatisfy({ code.modifiers($0.range, $0.nameRange).isDisjoint(with: visible) }) else {
      return []
    }
    return [
      .init("give '\(type.name)' a public 'init()', because another module calls it", at: type.location)
    ]
  }
}
