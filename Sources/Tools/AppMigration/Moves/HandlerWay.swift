import AppFacts
import AppProjects
import IntentDiagnostics

/// How a program gets an intent's handler, each time it needs one.
struct HandlerWay: Sendable {
  /// How the new code gets the handler.
  enum Form: Sendable, Equatable {
    /// Makes a handler with an expression that all files can evaluate.
    case makes(String)
    /// Asks a type, or an object of the type that the process keeps.
    case asks(type: String, isStatic: Bool)
    /// Asks the delegate of `UIApplication` or `NSApplication`.
    case asksDelegate(application: String)
    /// intentc found no way.
    case unknown
  }

  var form: Form
  /// The type that the new code asks, with its file. `ofExtension` if SiriKit asked it in another process.
  var asked: (type: String, path: String, ofExtension: Bool)?
  /// What people must do. If intentc found no way, only the reason.
  var steps: [MigrationPlan.Line] = []
  var remarks: [MigrationPlan.Line] = []

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
    let all = likely.filter { $0.kind != .factory }
    var way = way(through: first)
    if let other = all.dropFirst().first(where: { self.way(through: $0).form != way.form }) {
      let message =
        "'\(other.owner.name)' also chooses a handler for '\(className)'; the new code gets it as '\(first.owner.name)' "
        + "says: see whether the system asks that one"
      way.steps.append(.init(message, at: other.location))
    }
    return way
  }

  private var path: String { type.range?.path ?? "" }

  /// Whether the program imports the module of a file.
  private func isImported(_ path: String) -> Bool { targets.module(with: path, besides: program) != nil }

  /// No dispatcher in Swift was found.
  private var wayWithoutSwift: HandlerWay {
    var way = makes(newHandler, or: nil)
    for dispatcher in code.folder.objectiveCDispatchers.sorted() {
      if code.folder.objectiveCDelegates[dispatcher] != nil, targets.haveSameTarget(dispatcher, program) {
        return HandlerWay(form: .asksDelegate(application: "UIApplication"))
      }
      let message =
        "this chooses handlers in Objective-C, which the new code cannot ask: see that '\(newHandler)' in the new "
        + "file does the same"
      way.steps.append(.init(message, in: dispatcher))
    }
    return way
  }

  /// The dispatchers that may choose a handler for the class, the likeliest first.
  private var likelyDispatchers: [Dispatcher] {
    let named = code.dispatchers(choosing: Array(Set([name, type.name])).sorted())
    let naming = named.isEmpty ? code.dispatchers(naming: type.name) : named
    let asked = code.dispatchers.filter { $0.kind != .factory }
    let near = asked.filter { targets.haveSameTarget($0.path, path) }
    let all = naming.isEmpty ? (near.isEmpty ? asked : near) : naming
    // Without a name, only one can be meant.
    return naming.isEmpty && all.count > 1 ? [] : all.sorted { $0.kind < $1.kind }
  }

  /// Making a new handler beats asking the app's code, which may keep state or live in another process. So
  /// the new code makes an answer that all files can evaluate, unless the dispatcher or the handler sets
  /// something up. Otherwise the dispatcher is asked; a delegate only in its own target, through the
  /// application. From elsewhere, its answer is made even if it sets something up. If none of this works,
  /// people must decide.
  private func way(through dispatcher: Dispatcher) -> HandlerWay {
    let isDelegate = dispatcher.kind == .delegate
    let setup = dispatcher.setup
    let closed = closedAnswer(of: dispatcher)
    if let text = closed, !(isDelegate && text == "self"), setup == nil {
      if text != "self" { return makes(text, or: asks(dispatcher)) }
      guard let range = sharedState else { return makes(newHandler, or: nil) }
      var way = asks(dispatcher)
      let message = "all runs of '\(className)' share one '\(type.name)', because this sets it up"
      way.remarks.append(.init(message, at: range.location))
      return way
    }
    guard isDelegate else {
      var way = asks(dispatcher)
      if way.form == .unknown { return way }
      let reason = setup == nil ? "they depend on it" : "it does more than to make them"
      let message = "'\(dispatcher.owner.name)' is asked for its handlers, because \(reason)"
      way.remarks.append(.init(message, at: setup?.location ?? dispatcher.location))
      return way
    }
    if dispatcher.function?.name == Dispatcher.delegateMethod,
      targets.haveSameTarget(dispatcher.path, program)
    {
      return HandlerWay(form: .asksDelegate(application: dispatcher.application))
    }
    if let text = closed, text != "self" { return makes(text, or: nil) }
    let message =
      "only the app's delegate can make the handler of '\(className)', and the new code cannot ask it"
    return HandlerWay(form: .unknown, steps: [.init(message, at: dispatcher.location)])
  }

  /// The dispatcher's answer for this handler, if there is only one and all files can evaluate it.
  private func closedAnswer(of dispatcher: Dispatcher) -> String? {
    let answers = dispatcher.answers.filter { text in
      text == "self"
        ? dispatcher.owner.name == type.name : [name, type.name].contains(String(text.prefix { $0 != "(" }))
    }
    guard Set(answers).count == 1, let text = answers.first else { return nil }
    return text == "self" || text.hasSuffix(")") && Self.isClosed(text) ? text : nil
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
    for type in code.types(named: type.name) {
      let stored = type.properties.first { property in
        guard case .call? = property.value, let name = property.nameRange, let value = property.valueRange
        else {
          return false
        }
        return code.text(CodeRange(name.path, name.end, value.start)).contains("=")
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
    guard text != newHandler || canMake(type) else {
      let message = "the new code cannot make '\(name)', which takes arguments"
      return HandlerWay(form: .unknown, steps: [.init(message, at: type.location)])
    }
    var way = HandlerWay(form: .makes(expression), steps: unseen(type))
    if isImported(path) { way.steps += hidden(type) }
    if isImported(path), text == newHandler { way.steps += hiddenInitializer(of: type) }
    guard !way.steps.isEmpty, let other, other.steps.isEmpty else { return way }
    return other
  }

  private func asks(_ dispatcher: Dispatcher) -> HandlerWay {
    let function = dispatcher.function
    let isStatic = function?.isStatic == true
    var way = HandlerWay(form: .asks(type: dispatcher.owner.name, isStatic: isStatic))
    way.asked = (dispatcher.owner.name, dispatcher.path, dispatcher.kind == .extension)
    if !isStatic, !canMake(dispatcher.owner) {
      let message = "the new code cannot make '\(dispatcher.owner.name)', which takes arguments"
      return HandlerWay(form: .unknown, steps: [.init(message, at: dispatcher.location)])
    }
    way.steps = unseen(dispatcher.owner, function)
    guard isImported(dispatcher.path) else { return way }
    way.steps += hidden(dispatcher.owner)
    if let function, !function.access.isPublic {
      way.steps.append(
        .init("make 'handler(for:)' public, because another module calls it", at: function.location)
      )
    }
    if !isStatic { way.steps += hiddenInitializer(of: dispatcher.owner) }
    return way
  }

  /// Whether a type has an initializer that needs no arguments.
  private func canMake(_ type: TypeCode) -> Bool {
    let inits = code.methods(of: type, named: "init")
    return inits.isEmpty || inits.contains { $0.parameters.allSatisfy(\.hasDefault) }
  }

  /// Names that the new file can't see, even in the same module.
  private func unseen(_ type: TypeCode, _ function: FunctionCode? = nil) -> [MigrationPlan.Line] {
    var lines: [MigrationPlan.Line] = []
    if type.access.isPrivate {
      lines.append(.init("make '\(type.name)' visible to the new file, which names it", at: type.location))
    }
    if let function, function.access.isPrivate {
      lines.append(
        .init("make 'handler(for:)' visible to the new file, which calls it", at: function.location)
      )
    }
    return lines
  }

  // MARK: What another module cannot see

  private func hidden(_ type: TypeCode) -> [MigrationPlan.Line] {
    guard !type.access.isPublic else { return [] }
    return [.init("make '\(type.name)' public, because another module uses it", at: type.location)]
  }

  /// A public class inherits the public initializer of `NSObject` if it declares none.
  private func hiddenInitializer(of type: TypeCode) -> [MigrationPlan.Line] {
    let all = code.methods(of: type, named: "init")
    let plain = all.filter { $0.name == "init()" }
    let inherits = type.inherited.contains { ["NSObject", "INExtension"].contains($0) }
    guard all.isEmpty ? !inherits : !plain.contains(where: \.access.isPublic) else { return [] }
    return [
      .init("give '\(type.name)' a public 'init()', because another module calls it", at: type.location)
    ]
  }
}
