import AppFacts
import AppProjects
import IntentDiagnostics

/// How a program gets an intent's handler, each time it needs one.
struct HandlerWay: Sendable {
  /// How the new code gets the handler.
  enum Form: Sendable {
    /// Makes a handler with an expression that all files can evaluate.
    case makes(String)
    /// Asks the dispatcher's type, or an object of the type that the process keeps.
    case asks(Dispatcher)
    /// Asks the delegate of `UIApplication` or `NSApplication`.
    case asksDelegate(application: String)
    /// intentc found no way.
    case unknown
  }

  var form: Form
  /// What people must do. If intentc found no way, only the reason.
  var steps: [MigrationPlan.Line] = []
  var remarks: [MigrationPlan.Line] = []

  /// The dispatcher that the new code asks itself, without the application.
  var asked: Dispatcher? { if case .asks(let dispatcher) = form { dispatcher } else { nil } }

  /// The adapter's argument in the new code: an expression that is evaluated for each run, or a closure that
  /// is called for each. Empty if intentc found no way.
  var argument: String {
    switch form {
    case .makes(let expression): expression
    case .asks(let dispatcher): ".asking { \(dispatcher.receiver).handler(for: $0) }"
    case .asksDelegate(let application):
      ".askingOnMainActor { \(application).shared.delegate?.application?(\(application).shared, handlerFor: $0) }"
    case .unknown: ""
    }
  }

  /// The types that the expression names: `H` and `Store` in `H(store: Store.shared)`.
  var types: Set<String> {
    guard case .makes(let expression) = form else { return [] }
    return Set(
      expression.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map { word in
        String(word.prefix { $0 != "." })
      }.filter { $0.first?.isUppercase == true }
    )
  }
}

/// Finds out who chooses the handler of an intent, and whether the new code can make it instead.
struct HandlerWays: Sendable {
  let type: TypeCode
  let className: String
  let code: AppCode
  let targets: AppTargets
  /// A file of the program that registers the handler.
  let program: String

  private var name: String { (type.scope + [type.name]).joined(separator: ".") }
  /// Makes a handler without arguments.
  private var newHandler: String { "\(name)()" }

  var way: HandlerWay {
    let likely = likelyDispatchers
    guard let first = likely.first else { return wayWithoutSwift }
    var way = way(through: first)
    let others = likely.dropFirst().filter { $0.kind != .factory }
    if let other = others.first(where: { self.way(through: $0).argument != way.argument }) {
      let message =
        "'\(other.owner.name)' also chooses a handler for '\(className)'; the new code gets it as '\(first.owner.name)' "
        + "says: see whether the system asks that one"
      way.steps.append(.init(message, at: other.location))
    }
    return way
  }

  private var path: String { type.range?.path ?? "" }

  /// No dispatcher in Swift was found.
  private var wayWithoutSwift: HandlerWay {
    let dispatchers = code.folder.objectiveCDispatchers.sorted()
    let delegates = dispatchers.filter { code.folder.objectiveCDelegates[$0] != nil }
    if delegates.contains(where: { targets.haveSameTarget($0, program) }) {
      return HandlerWay(form: .asksDelegate(application: "UIApplication"))
    }
    var way = makes(newHandler, or: nil)
    let message =
      "this chooses handlers in Objective-C, which the new code cannot ask: see that '\(newHandler)' in the new "
      + "file does the same"
    way.steps += dispatchers.map { .init(message, in: $0) }
    return way
  }

  /// The dispatchers that may choose a handler for the class, the likeliest first.
  private var likelyDispatchers: [Dispatcher] {
    let named = code.dispatchers.choosing([name, type.name])
    let naming = named.isEmpty ? code.dispatchers.naming(type.name) : named
    let asked = code.dispatchers.all.filter { $0.kind != .factory }
    let near = asked.filter { targets.haveSameTarget($0.path, path) }
    let all = naming.isEmpty ? (near.isEmpty ? asked : near) : naming
    // Without a name, only one can be meant.
    return naming.isEmpty && all.count > 1 ? [] : all.sorted { $0.kind < $1.kind }
  }

  /// The first candidate: to make the dispatcher's answer or, if there is a reason, to ask the dispatcher.
  /// Otherwise, making beats asking, because the app's code may keep state or live in another process. Only
  /// for a delegate, there may be no candidate: then people must decide.
  private func way(through dispatcher: Dispatcher) -> HandlerWay {
    let answer = closedAnswer(of: dispatcher)
    let reason = reason(toAsk: dispatcher, insteadOf: answer)
    let asked = dispatcher.kind == .delegate ? asksDelegate(dispatcher) : asks(dispatcher, reason)
    // A handler that answers itself and keeps no state is never asked: a new one does the same.
    let made = answer.map { $0 == "self" ? makes(newHandler, or: nil) : makes($0, or: asked) }
    let candidates = reason == nil ? [made, asked] : [asked, made]
    let message =
      "only the app's delegate can make the handler of '\(className)', and the new code cannot ask it"
    let none = HandlerWay(form: .unknown, steps: [.init(message, at: dispatcher.location)])
    return candidates.compactMap(\.self).first ?? none
  }

  /// Why making the answer is not the same as asking the dispatcher; `nil` if it is.
  private func reason(toAsk dispatcher: Dispatcher, insteadOf answer: String?) -> MigrationPlan.Line? {
    let start = "'\(dispatcher.owner.name)' is asked for its handlers, because"
    if let setup = dispatcher.setup {
      return .init("\(start) it does more than to make them", at: setup.location)
    }
    guard let answer else { return .init("\(start) they depend on it", at: dispatcher.location) }
    guard answer == "self", let range = sharedState else { return nil }
    let message = "all runs of '\(className)' share one '\(type.name)', because this sets it up"
    return .init(message, at: range.location)
  }

  /// The dispatcher's answer for this handler, if there is only one and all files can evaluate it. A delegate
  /// that answers `self` exists only once.
  private func closedAnswer(of dispatcher: Dispatcher) -> String? {
    let answers = dispatcher.answers(making: [name, type.name])
    guard Set(answers).count == 1, let text = answers.first else { return nil }
    if text == "self" { return dispatcher.kind == .delegate ? nil : text }
    return text.hasSuffix(")") && Self.isClosed(text) ? text : nil
  }

  /// Whether an expression names no local constants and no properties, as in `Handler(store: Store.shared)`.
  private static func isClosed(_ text: String) -> Bool {
    guard !text.contains("\""), !text.contains("{") else { return false }
    var rest = text[...]
    var last: Character?
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" || $0 == "`" }
      rest = rest.dropFirst(max(1, word.count))
      defer { last = word.last ?? first }
      guard let start = word.first, !start.isUppercase, !start.isNumber, last != "." else { continue }
      guard rest.first == ":" || ["true", "false", "nil"].contains(word) else { return false }
    }
    return true
  }

  /// Where a handler that is its own dispatcher sets something up for all runs.
  private var sharedState: CodeRange? {
    for type in code.declared.types(named: type.name) {
      let stored = type.properties.first { property in
        guard case .call? = property.value, let name = property.nameRange, let value = property.valueRange
        else {
          return false
        }
        return code.folder.text(CodeRange(name.path, name.end, value.start)).contains("=")
      }
      if let range = stored?.nameRange { return range }
      let made = type.functions.first { function in
        function.name.hasPrefix("init(")
          && function.body?.calls.contains { $0.callee != "super.init" } == true
      }
      if let range = made?.nameRange { return range }
    }
    return nil
  }

  /// - Parameter other: A better way, if another module can see everything it needs.
  private func makes(_ text: String, or other: HandlerWay?) -> HandlerWay {
    let isOfMainActor = type.attributes.contains { $0.name == "MainActor" } && text != newHandler
    let expression = isOfMainActor ? ".askingOnMainActor { _ in \(text) }" : text
    guard text != newHandler || canMake(type) else { return cannotMake(name, at: type.location) }
    let steps = unseen(type, in: path, isMade: text == newHandler)
    let way = HandlerWay(form: .makes(expression), steps: steps)
    guard !way.steps.isEmpty, let other, other.steps.isEmpty else { return way }
    return other
  }

  /// - Parameter reason: A remark that says why it is asked.
  private func asks(_ dispatcher: Dispatcher, _ reason: MigrationPlan.Line?) -> HandlerWay {
    let (owner, isMade) = (dispatcher.owner, !dispatcher.isStatic)
    guard !isMade || canMake(owner) else { return cannotMake(owner.name, at: dispatcher.location) }
    let steps = unseen(owner, dispatcher.function, in: dispatcher.path, isMade: isMade)
    return HandlerWay(form: .asks(dispatcher), steps: steps, remarks: [reason].compactMap(\.self))
  }

  /// A delegate is asked through the application, so only its own target can ask it.
  private func asksDelegate(_ dispatcher: Dispatcher) -> HandlerWay? {
    guard dispatcher.function?.name == Dispatcher.delegateMethod,
      targets.haveSameTarget(dispatcher.path, program)
    else { return nil }
    return HandlerWay(form: .asksDelegate(application: dispatcher.application))
  }

  private func cannotMake(_ name: String, at location: SourceLocation?) -> HandlerWay {
    let message = "the new code cannot make '\(name)', which takes arguments"
    return HandlerWay(form: .unknown, steps: [.init(message, at: location)])
  }

  /// Whether a type has an initializer that needs no arguments.
  private func canMake(_ type: TypeCode) -> Bool {
    let inits = code.declared.methods(of: type, named: "init")
    return inits.isEmpty || inits.contains { $0.parameters.allSatisfy(\.hasDefault) }
  }

  /// What people must do so that the new file, maybe in another module, can use the type, call the function
  /// and, if it makes an object, call the initializer.
  private func unseen(
    _ type: TypeCode,
    _ function: FunctionCode? = nil,
    in path: String,
    isMade: Bool
  ) -> [MigrationPlan.Line] {
    var lines: [MigrationPlan.Line] = []
    func add(_ text: String, at location: SourceLocation?) { lines.append(.init(text, at: location)) }
    if type.access.isPrivate {
      add("make '\(type.name)' visible to the new file, which names it", at: type.location)
    }
    if let function, function.access.isPrivate {
      add("make 'handler(for:)' visible to the new file, which calls it", at: function.location)
    }
    guard targets.module(with: path, besides: program) != nil else { return lines }
    if !type.access.isPublic {
      add("make '\(type.name)' public, because another module uses it", at: type.location)
    }
    if let function, !function.access.isPublic {
      add("make 'handler(for:)' public, because another module calls it", at: function.location)
    }
    if isMade, !hasPublicInitializer(type) {
      add("give '\(type.name)' a public 'init()', because another module calls it", at: type.location)
    }
    return lines
  }

  /// A public class inherits the public initializer of `NSObject` if it declares none.
  private func hasPublicInitializer(_ type: TypeCode) -> Bool {
    let all = code.declared.methods(of: type, named: "init")
    if all.isEmpty { return type.inherited.contains { ["NSObject", "INExtension"].contains($0) } }
    return all.contains { $0.name == "init()" && $0.access.isPublic }
  }
}
