import AppFacts
import IntentCompiler
import IntentDiagnostics

/// Code of the app that chooses the handler for an intent: SiriKit asks it for each run.
struct Dispatcher: Sendable {
  /// Who asks the dispatcher for a handler.
  enum Kind: Sendable, Comparable {
    /// SiriKit asks it, in an Intents extension.
    case `extension`
    /// SiriKit asks it, in the app.
    case delegate
    /// Other code of the app calls it.
    case factory
  }

  let owner: TypeCode
  /// `nil` for a subclass of `INExtension` that handles all intents itself.
  let function: FunctionCode?
  let kind: Kind
  let path: String

  init?(_ owner: TypeCode, _ function: FunctionCode?, isExtension: Bool) {
    guard let path = (function?.range ?? owner.range)?.path else { return nil }
    self.path = path
    self.owner = owner
    self.function = function
    let isDelegate = owner.inherited.contains {
      $0.hasSuffix("ApplicationDelegate") || $0 == "WKExtensionDelegate"
    }
    kind =
      isDelegate || function?.name == Self.delegateMethod ? .delegate : isExtension ? .extension : .factory
  }

  static let method = "handler(for:)"
  static let delegateMethod = "application(_:handlerFor:)"

  /// The expressions that it returns. `INExtension` itself returns `self`.
  var answers: [String] { function.map { $0.body?.returns.map(\.text) ?? [] } ?? ["self"] }

  /// The answers that make an object of one of some types, or that are `self` in such a type.
  func answers(making types: [String]) -> [String] {
    answers.filter { types.contains($0 == "self" ? owner.name : String($0.prefix { $0 != "(" })) }
  }

  var location: SourceLocation? { function?.location ?? owner.location }

  var isStatic: Bool { function?.isStatic == true }

  /// What the new code asks: the type, or the object of the type that the process keeps.
  var receiver: String { isStatic ? owner.name : Self.object(of: owner.name) }

  /// The name of the object of a type that the process keeps.
  static func object(of type: String) -> String {
    let name = type.lowercasedStart
    return SwiftIdentifier.quoted(name == type ? name + "Object" : name)
  }

  /// The class of the program's application object, such as `UIApplication`.
  var application: String {
    let type = function?.parameters.first?.type ?? ""
    return type.hasSuffix("NSApplication") ? "NSApplication" : "UIApplication"
  }

  /// Where the function does more than return a handler; `nil` if nowhere.
  var setup: CodeRange? {
    guard let body = function?.body else { return nil }
    let ends = ["fatalError", "preconditionFailure", "assertionFailure"]
    let effects = body.effects.filter { !ends.contains($0.name) }.map(\.range)
    var returns = body.returns.map(\.range).sorted { $0.start < $1.start }[...]
    let endings = body.calls.filter { ends.contains($0.callee) }.map(\.range)
    let before = body.calls.sorted { $0.range.start < $1.range.start }.first { call in
      guard !endings.contains(where: { $0.start <= call.range.start && call.range.end <= $0.end }) else {
        return false
      }
      while let first = returns.first, first.end < call.range.end { returns.removeFirst() }
      return returns.first.map { call.range.start < $0.start } ?? true
    }
    // A body of one expression has its call as an effect.
    let otherEffects = effects.filter { effect in !body.returns.contains { $0.range.start == effect.start } }
    return ([before?.range].compactMap(\.self) + otherEffects).min { $0.start < $1.start }
  }
}

extension String {
  /// Turns a type's name into a variable's: `GIStyleSource` becomes `giStyleSource`.
  var lowercasedStart: String {
    let capitals = prefix { $0.isUppercase }
    let length = capitals.count == count || capitals.count < 2 ? capitals.count : capitals.count - 1
    return prefix(length).lowercased() + dropFirst(length)
  }
}
