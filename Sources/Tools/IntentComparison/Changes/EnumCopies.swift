import IntentSchema

/// What happens to a value of an old enum when its type is an enum of the new version.
struct EnumCopies {
  /// The properties that all cases of the old enum have in common.
  struct Likeness {
    /// The new names of the remaining cases.
    var names: [String: String]
    /// The names of removed cases that other cases have now.
    var replaced: Set<String>
    var keepsNames: Bool
    var keepsIndices: Bool
    /// Whether the new enum has more cases.
    var isWider: Bool

    /// Whether each value means the same in both enums, wherever it is stored.
    var isCopy: Bool { keepsNames && keepsIndices }

    /// Returns the new name of a case, or `nil` if it was removed and another case has its name.
    func renamed(_ enumCase: String) -> String? {
      replaced.contains(enumCase) ? nil : names[enumCase] ?? enumCase
    }
  }

  private struct Key: Hashable {
    var old: String
    var new: String
  }

  private let old: [String: ComparedSchema.Enum]
  private let new: [String: ComparedSchema.Enum]
  private let homes: (old: TypeHomes, new: TypeHomes)
  /// A cache: many parameters may change from one enum to the other.
  private var known: [Key: Likeness?] = [:]

  init(_ old: ComparedSchema, _ new: ComparedSchema, homes: (old: TypeHomes, new: TypeHomes)) {
    func enums(_ schema: ComparedSchema) -> [String: ComparedSchema.Enum] {
      Dictionary(firsts: schema.enums.lazy.map { ($0.key, $0) })
    }
    self.old = enums(old)
    self.new = enums(new)
    self.homes = homes
  }

  /// Returns the likeness of an old and a new enum, or `nil` if one of the types is not an enum of the
  /// definitions.
  mutating func likeness(
    of type: ParameterType,
    to before: ParameterType,
    in folders: (old: String, new: String)
  ) -> Likeness? {
    guard let oldName = before.enumName, let newName = type.enumName else { return nil }
    let key = Key(
      old: homes.old.enumKey(oldName, from: folders.old),
      new: homes.new.enumKey(newName, from: folders.new)
    )
    if let found = known[key] { return found }
    let found = old[key.old].flatMap { old in new[key.new].map { Self.likeness(old, $0) } }
    known.updateValue(found, forKey: key)
    return found
  }

  private static func likeness(_ old: ComparedSchema.Enum, _ new: ComparedSchema.Enum) -> Likeness {
    let cases = Comparison.cases(old, new)
    let isWhole = cases.removed.isEmpty
    return Likeness(
      names: cases.names,
      replaced: cases.replaced,
      keepsNames: isWhole && cases.pairs.allSatisfy { $0.old.name == $0.new.name },
      keepsIndices: isWhole && cases.pairs.allSatisfy { $0.old.index == $0.new.index },
      isWider: !cases.added.isEmpty
    )
  }
}

extension EnumCopies.Likeness {
  /// The end of a sentence about a new type, if that is a copy.
  var words: String { "which has the same cases with the same indices" + (isWider ? ", and more" : "") }
}
