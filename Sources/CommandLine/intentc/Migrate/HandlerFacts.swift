import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// The class that answers for an intent in an app's Intents extension, as far as its source shows.
struct HandlerFacts: Sendable {
  /// Its name, with the types around it.
  let name: String
  /// The file with the declaration.
  let path: String
  /// An expression that makes it as the Intents extension does.
  let expression: String
  /// Whether the expression can be `nil`.
  let isOptional: Bool
  /// Whether it runs the intent.
  let runs: Bool
  /// The parameters that the methods for each parameter with options read; without an entry, nobody knows.
  let reads: [String: [String]]
  /// What the new code does in another way than the system did.
  let remarks: [MigrationPlan.Line]

  /// Looks for the class; `nil` if no class in Swift conforms to the protocol.
  init?(_ schema: ConfigurationSchema, _ code: AppCode) {
    let protocolName = schema.className + "Handling"
    guard let type = code.types(conformingTo: protocolName).first, let path = type.range?.path else {
      return nil
    }
    name = (type.scope + [type.name]).joined(separator: ".")
    self.path = path
    let methods = code.functions(of: type.name)
    runs = methods.contains {
      $0.name.hasPrefix("handle(intent:") && $0.parameters.first?.type == schema.className
    }
    (expression, isOptional) = Self.maker(of: name, type.name, schema.className, code)

    var reads: [String: [String]] = [:]
    var remarks: [MigrationPlan.Line] = []
    for parameter in schema.parameters where parameter.options != .fixed {
      let word = ModuleNames.methodName(of: SwiftIdentifier.make(parameter.name))
      let asked = methods.filter { method in
        ["provide\(word)Options", "default\(word)("].contains { method.name.hasPrefix($0) }
          && method.parameters.first?.type == schema.className
      }
      guard !asked.isEmpty else { continue }
      let found = asked.map { Self.reads($0, schema, besides: parameter.name, code) }
      if !found.contains(nil) {
        let names = Set(found.compactMap(\.self).joined())
        reads[parameter.name] = schema.parameterNames.filter(names.contains)
      } else if schema.parameters.count > 1 {
        remarks.append(
          .init(
            "the options of '\(parameter.name)' may depend on other parameters: the handler passes its intent on; if "
              + "they do, name the parameters under 'dependsOn' in 'intentc.json'",
            at: asked.first?.location
          )
        )
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
    self.remarks = remarks
  }

  /// The parameters that a method reads; `nil` if it does something else with its intent.
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

  /// How the extension makes the class: what its `handler(for:)` returns.
  private static func maker(
    of name: String,
    _ shortName: String,
    _ className: String,
    _ code: AppCode
  ) -> (String, isOptional: Bool) {
    for (owner, function) in code.handlerFunctions {
      for result in function.body?.returns ?? [] {
        if result.text == "self", owner.name == shortName { return ("\(name)()", false) }
        guard result.text.hasPrefix("\(name)(") || result.text.hasPrefix("\(shortName)(") else { continue }
        if ["\(name)()", "\(shortName)()"].contains(result.text) { return (result.text, false) }
        // What follows may name constants of the function.
        return (call(function, owner, className, code), true)
      }
    }
    let mentions = code.handlerFunctions.first { _, function in
      function.body.map { code.count(of: shortName, in: $0.range) > 0 } ?? false
    }
    return mentions.map { (call($0.function, $0.owner, className, code), true) } ?? ("\(name)()", false)
  }

  /// A call of `handler(for:)`, with everything that it sets up.
  private static func call(
    _ function: FunctionCode,
    _ owner: TypeCode,
    _ className: String,
    _ code: AppCode
  ) -> String {
    let start = function.range.map { range in
      code.text(CodeRange(range.path, range.start, function.nameRange?.start ?? range.start))
    }
    let isStatic = start.map { $0.contains("static ") || $0.contains("class ") } ?? false
    let receiver = isStatic ? owner.name : "\(owner.name)()"
    return "\(receiver).handler(for: \(className)()) as? any \(className)Handling"
  }
}
