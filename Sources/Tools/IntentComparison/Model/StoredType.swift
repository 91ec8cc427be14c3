import IntentSchema

/// How the system stores a value.
enum StoredType: Sendable, Hashable {
  /// A value of one of these types of Swift.
  case plain(Set<String>)
  /// An enum or entity that Swift or a definition declares.
  case declared(ComparedTypeKey)
  /// A type that the sources don't declare.
  case undeclared(String)
  /// A type that the code leaves to the compiler.
  case inferred
  /// A type that we haven't measured, so what happens to its values is unknown.
  case unmeasured(String)
  /// A type that App Intents lack.
  case inexpressible
}

extension StoredType {
  var declared: ComparedTypeKey? { if case .declared(let key) = self { key } else { nil } }

  var enumeration: ComparedTypeKey? { declared.flatMap { $0.kind == .enumeration ? $0 : nil } }
}

/// The initial value of a parameter. A flag without a value starts like `false`.
enum StoredValue: Sendable, Hashable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case enumCase(String)

  var isNothing: Bool { self == .flag(false) }

  var words: String {
    switch self {
    case .flag(let flag): "\(flag)"
    case .number(let number): IntentSchema.words(of: number)
    case .text(let text): "'\(Words.shortened(text))'"
    case .enumCase(let name): "'\(name)'"
    }
  }
}
