import AppFacts
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// The behaviour of an intent's handler, as far as its Swift shows it.
struct HandlerFacts: Sendable {
  let name: String
  let path: String
  let type: TypeCode
  let runs: Bool
  let answers: HandlerAnswers
  /// Whether each success opens the app.
  var alwaysOpens: Bool { answers.opening != nil && !answers.succeeds }
  /// The parameters that the methods for a parameter read. Unknown for missing entries.
  private(set) var reads: [String: [String]] = [:]
  /// These parameters' methods pass their intent on, so the parameters they read are unknown.
  private(set) var unknownReads: [(parameter: String, location: SourceLocation?)] = []
  /// Parameters for which a `resolve` method answers that the intent needs no value.
  let notRequired: Set<String>
  let remarks: [MigrationPlan.Line]
  /// Only for parameters whose options App Intents ask for.
  private(set) var ofOptions: [(parameter: String, remark: MigrationPlan.Line)] = []
  let steps: [MigrationPlan.Line]

  /// Returns `nil` if no Swift class conforms to the protocol.
  init?(_ schema: ConfigurationSchema, _ code: AppCode) {
    guard let type = code.declared.types(conformingTo: schema.className + "Handling").first,
      let path = type.range?.path
    else { return nil }
    (self.type, self.path) = (type, path)
    name = (type.scope + [type.name]).joined(separator: ".")
    // The type is often an alias: 'typealias Intent = OpenPageIntent'.
    let protocols = Set(code.declared.types(named: type.name).flatMap(\.handlingProtocols))
    let intentType = protocols.count == 1 ? nil : schema.className
    let methods = { (name: String) in code.declared.methods(of: type, named: name, taking: intentType) }
    let handling = methods("handle").filter(\.runsIntent)
    runs = !handling.isEmpty
    answers = HandlerAnswers(handling, code)
    notRequired = Self.notRequired(schema, methods)
    remarks = runs ? Self.skipped(schema, methods, code) : []
    steps = Self.hidden(schema.className, type, code)
    let indices = Dictionary(
      firsts: schema.parameters.enumerated().map {
        (SwiftIdentifier.unquoted(SwiftIdentifier.make($1.name)), $0)
      }
    )
    for (index, parameter) in schema.parameters.enumerated() where parameter.options != .fixed {
      let asked = Self.asked(for: parameter.name, schema.className, methods)
      if !asked.isEmpty { addOptions(of: index, asked, schema, indices, code) }
    }
  }

  /// Finds the handler's methods for the intent by the name before their labels.
  private typealias Methods = (_ name: String) -> [FunctionCode]

  /// The part of a method's name that stands for a parameter: `City` in `resolveCity(for:)`.
  private static func word(_ parameter: String) -> String {
    ModuleNames.methodName(of: SwiftIdentifier.make(parameter))
  }

  private static func notRequired(_ schema: ConfigurationSchema, _ methods: Methods) -> Set<String> {
    let names = schema.parameters.map(\.name).filter { name in
      methods("resolve\(word(name))").contains {
        $0.body?.calls.contains { $0.callee.hasSuffix("notRequired") } == true
      }
    }
    return Set(names)
  }

  /// Adds what the methods for a parameter's options read.
  ///
  /// - Parameters:
  ///   - asked: The methods that the system asks for the options.
  ///   - indices: The indices of parameters by their names in Swift.
  private mutating func addOptions(
    of index: Int,
    _ asked: [FunctionCode],
    _ schema: ConfigurationSchema,
    _ indices: [String: Int],
    _ code: AppCode
  ) {
    let parameter = schema.parameters[index].name
    let reading = asked.map(HandlerReads(type, code).found)
    for call in reading.flatMap(\.calls) where Self.isNameless(call, code) {
      let message =
        "this object has no identifier: App Intents find it by its display string, and lose it if the "
        + "string changes, for example with the language"
      ofOptions.append((parameter, .init(message, at: call.range.location)))
    }
    // A handler that passes its intent on may read any parameter.
    guard reading.allSatisfy({ $0.members != nil }) else {
      if schema.parameters.count > 1 { unknownReads.append((parameter, asked.first?.location)) }
      return
    }
    let members = Set(reading.compactMap(\.members).joined())
    let readIndices = members.compactMap { indices[$0] }.filter { $0 != index }.sorted()
    reads[parameter] = readIndices.map { schema.parameters[$0].name }
  }

  /// The methods that the system asks for a parameter's options and default.
  private static func asked(for parameter: String, _ className: String, _ methods: Methods) -> [FunctionCode]
  {
    let word = word(parameter)
    let names = ["provide\(word)OptionsCollection", "provide\(word)Options", "default\(word)"]
    let all = names.flatMap(methods).filter { $0.parameters.first?.label == "for" }
    // Methods that name the class win, and the rest are helpers. If none does, the class may have an alias.
    let named = all.filter { method in
      method.parameters.first?.type.split(separator: ".").last.map(String.init) == className
    }
    return named.isEmpty ? all : named
  }

  /// Finds methods of the generated protocol that are less public than their type. Xcode makes the protocol
  /// internal for a target with 'Project' classes.
  private static func hidden(_ className: String, _ type: TypeCode, _ code: AppCode) -> [MigrationPlan.Line] {
    let types = code.declared.types(named: type.name)
    guard types.contains(where: { !$0.isExtension && $0.access.isPublic }) else { return [] }
    let starts = ["handle(intent:", "confirm(intent:", "resolve", "provide", "default"]
    let methods = types.flatMap(\.functions).filter { method in
      starts.contains(where: method.name.hasPrefix)
        && method.parameters.first?.type.split(separator: ".").last.map(String.init) == className
        && !method.access.isPublic && !method.access.isPrivate
    }
    return methods.map {
      .init("make this public, as its class and the generated '\(className)Handling' are", at: $0.location)
    }
  }

  /// Finds methods that SiriKit calls before `handle`, and that do more than pass a value on.
  private static func skipped(
    _ schema: ConfigurationSchema,
    _ methods: Methods,
    _ code: AppCode
  ) -> [MigrationPlan.Line] {
    let names = ["confirm"] + schema.parameters.map { "resolve\(word($0.name))" }
    return names.flatMap(methods).filter { method in
      ["intent", "for"].contains(method.parameters.first?.label) && doesMore(method, code)
    }
    .map {
      .init(
        "App Intents call 'handle' without this method before it, so what it changes, checks or starts is left out",
        at: $0.location
      )
    }
  }

  private static func doesMore(_ method: FunctionCode, _ code: AppCode) -> Bool {
    let plain: Set = [
      "needsValue", "notRequired", "map", "init", "print", "Bool", "Int", "Double", "String",
      method.parameters.last?.name ?? "",
    ]
    return method.body?.calls.contains { call in
      let name = call.callee.split(separator: ".").last.map(String.init) ?? ""
      // A value of its own: 'success(with: true)'.
      if name == "success" { return call.arguments.contains { isLiteral(code.folder.text($0.range)) } }
      return !plain.contains(name) && !name.hasSuffix("IntentResponse") && !name.hasSuffix("ResolutionResult")
        && !onlySays(call.callee)
    } == true
  }

  /// Whether a call only logs, as 'Self.log.error' does.
  static func onlySays(_ callee: String) -> Bool {
    callee.split(separator: ".").dropLast().map { $0.lowercased() }.contains { owner in
      ["log", "oslog"].contains(owner) || owner.hasSuffix("logger") || owner.hasSuffix("logging")
    }
  }

  private static func isLiteral(_ text: String) -> Bool {
    let digits = text.first == "-" ? text.dropFirst() : text[...]
    if digits.first?.isNumber == true { return true }
    return ["true", "false"].contains(text) || text.hasPrefix("\"")
      || text.hasPrefix(".") && !text.contains("(")
  }

  private static func isNameless(_ call: CallSite, _ code: AppCode) -> Bool {
    call.arguments.contains { $0.label == "display" }
      && call.argument("identifier").map { code.folder.text($0.range) == "nil" } == true
  }
}
