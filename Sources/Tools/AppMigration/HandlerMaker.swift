import AppFacts
import IntentDiagnostics

/// The expression that makes a handler where the program starts.
struct HandlerMaker: Sendable, Equatable {
  var expression: String
  var isOptional = false
  /// The type with the `handler(for:)` that makes the handler, and its file.
  var chooser: (type: String, path: String)?
  /// What another module, which makes the handler, cannot see yet.
  var hidden: [MigrationPlan.Line] = []

  /// The types that the expression names: `H` and `Store` in `H(store: Store.shared)`.
  var types: Set<String> {
    Set(
      expression.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map { word in
        String(word.prefix { $0 != "." })
      }.filter { $0.first?.isUppercase == true }
    )
  }

  static func == (first: HandlerMaker, second: HandlerMaker) -> Bool {
    (first.expression, first.isOptional) == (second.expression, second.isOptional)
  }
}

/// Makes a handler as the Intents extension does.
struct HandlerMakers {
  private let type: TypeCode
  private let name: String
  private let className: String
  private let code: AppCode

  init(of type: TypeCode, _ className: String, _ code: AppCode) {
    self.type = type
    self.className = className
    self.code = code
    name = (type.scope + [type.name]).joined(separator: ".")
  }

  /// Prefers a maker that another module can see, if one makes the handler.
  func maker(isImported: Bool) -> HandlerMaker {
    var maker = usual
    if !isImported {
      maker.hidden = []
    } else if !maker.hidden.isEmpty {
      maker = calls.first(where: \.hidden.isEmpty) ?? maker
    }
    return maker
  }

  private var usual: HandlerMaker {
    let own = HandlerMaker(expression: "\(name)()", hidden: hidden(type) + hiddenInitialiser(of: type))
    for (chooser, text) in code.choices(of: Array(Set([name, type.name])).sorted()) {
      let isPlain = ["self", "\(name)()", "\(type.name)()"].contains(text)
      // The arguments may be local constants of the function.
      guard isPlain || text.contains("(") else { continue }
      guard !chooser.hasSetup else { return call(chooser) }
      if isPlain { return own }
      var direct = own
      direct.expression = text
      return Self.isClosed(text) ? direct : call(chooser)
    }
    return calls.first ?? own
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

  private var calls: [HandlerMaker] { code.choosers(naming: type.name).map(call) }

  private func call(_ chooser: AppCode.Chooser) -> HandlerMaker {
    let (owner, function) = (chooser.owner, chooser.function)
    let words = code.modifiers(function.range, function.nameRange)
    let isStatic = words.contains("static") || words.contains("class")
    var hidden = hidden(owner)
    if words.isDisjoint(with: Self.visible) {
      hidden.append(
        .init("make 'handler(for:)' public, because another module calls it", at: function.location)
      )
    }
    if !isStatic { hidden += hiddenInitialiser(of: owner) }
    return HandlerMaker(
      expression:
        "\(owner.name)\(isStatic ? "" : "()").handler(for: \(className)()) as? any \(className)Handling",
      isOptional: true,
      chooser: owner.range.map { (owner.name, $0.path) },
      hidden: hidden
    )
  }

  private static let visible: Set<String> = ["public", "open"]

  private func isHidden(_ declaration: CodeRange?, _ name: CodeRange?) -> Bool {
    code.modifiers(declaration, name).isDisjoint(with: Self.visible)
  }

  private func hidden(_ type: TypeCode) -> [MigrationPlan.Line] {
    guard isHidden(type.range, type.nameRange) else { return [] }
    return [.init("make '\(type.name)' public, because another module makes it", at: type.location)]
  }

  /// A public class inherits the public initialiser of `NSObject` if it declares none.
  private func hiddenInitialiser(of type: TypeCode) -> [MigrationPlan.Line] {
    let own = code.methods(of: type, named: "init")
    let plain = own.filter { $0.name == "init()" }
    guard own.isEmpty ? !inheritsInitialiser : plain.allSatisfy({ isHidden($0.range, $0.nameRange) }) else {
      return []
    }
    return [
      .init("give '\(type.name)' a public 'init()', because another module calls it", at: type.location)
    ]
  }

  private var inheritsInitialiser: Bool {
    type.inherited.contains { ["NSObject", "INExtension"].contains($0) }
  }
}
