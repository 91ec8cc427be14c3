import IntentCompiler

/// A declaration of a module, as others refer to it.
struct DefinitionName: Hashable {
  enum Kind: String {
    case intent, parameter, answer
    case enumeration = "enum"
    case enumCase = "case"
    case type, property

    /// The word for messages.
    var word: String { self == .answer ? "response property" : rawValue }
  }

  var kind: Kind
  /// The intent, enum or type that it is part of; empty for one of these.
  var owner = ""
  var name: String

  /// The declaration that it is part of; `nil` for one that is part of none.
  var ownerName: DefinitionName? {
    switch kind {
    case .intent, .enumeration, .type: nil
    case .parameter, .answer: DefinitionName(kind: .intent, name: owner)
    case .enumCase: DefinitionName(kind: .enumeration, name: owner)
    case .property: DefinitionName(kind: .type, name: owner)
    }
  }

  /// Whether the format fixes the name: the case for no value, and the properties that every type has.
  var isFixed: Bool {
    switch kind {
    case .enumCase: name == "unknown"
    case .property: Validator.defaultProperties.contains(name)
    default: false
    }
  }

  /// Where a declaration is written, and where it is referred to.
  struct Occurrence {
    var name: DefinitionName
    var file: String
    var range: Range<Int>
    var isDeclaration: Bool
  }

  /// Its name in `renames` of `intentc.json`; `nil` if it cannot be there.
  var renamed: (kind: Rename.Kind, name: String)? {
    switch kind {
    case .intent: (.intents, name)
    case .enumeration: (.enums, name)
    case .type: (.types, name)
    case .parameter: (.parameters, "\(owner).\(name)")
    case .enumCase: (.cases, "\(owner).\(name)")
    case .property: (.properties, "\(owner).\(name)")
    case .answer: nil
    }
  }
}
