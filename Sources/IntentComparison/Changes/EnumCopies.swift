import IntentCompiler
import IntentSchema

/// What becomes of a value of an enum of the old version where an enum of the new one is its type.
struct EnumCopies {
  /// What is the same of all cases that the old version has.
  struct Likeness {
    /// What the cases that are still there are called.
    var names: [String: String]
    /// The names of those that are gone which others have now.
    var replaced: Set<String>
    var keepsNames: Bool
    var keepsIndices: Bool
    /// Whether there are more cases.
    var isWider: Bool

    /// Whether a value of the one is the same value of the other, wherever it is kept.
    var isCopy: Bool { keepsNames && keepsIndices }

    /// A case as it is called now; `nil` where it is gone and another has its name.
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
  /// What was found, for many parameters may change from one to the other.
  private var known: [Key: Likeness?] = [:]

  init(_ old: ComparedSchema, _ new: ComparedSchema, homes: (old: TypeHomes, new: TypeHomes)) {
    func enums(_ schema: ComparedSchema) -> [String: ComparedSchema.Enum] {
      Dictionary(firsts: schema.enums.lazy.map { ($0.key, $0) })
    }
    self.old = enums(old)
    self.new = enums(new)
    self.homes = homes
  }

  /// How like an enum of the new version is to one of the old version; `nil` where one of the types is no enum of the
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
  /// How a sentence about a new type goes on where it is a copy.
  var words: String { "which has the same cases with the same indices" + (isWider ? ", and more" : "") }
}
