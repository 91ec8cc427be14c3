import IntentDiagnostics
import IntentSchema

/// Compares two enums, if a field changed from one to the other.
final class EnumCopies {
  /// How the cases of two enums correspond.
  struct Likeness {
    /// New names by old name.
    var names: [String: String]
    /// Old names that another case has now.
    var replaced: Set<String>
    /// Whether the copy contains each old case by name.
    var keepsNames: Bool
    /// Whether the copy contains each old case by index.
    var keepsIndices: Bool
    /// Whether there are cases that the old enum lacks.
    var isWider: Bool

    var isCopy: Bool { keepsNames && keepsIndices }

    func renamed(_ enumCase: String) -> String? {
      replaced.contains(enumCase) ? nil : names[enumCase] ?? enumCase
    }
  }

  /// Two enums to compare, by their keys.
  private struct Key: Hashable {
    var old: TypeKey
    var new: TypeKey
  }

  private let old: [TypeKey: Contract.ValueType]
  private let new: [TypeKey: Contract.ValueType]
  private let homes: (old: TypeHomes, new: TypeHomes)
  /// Caches likenesses, because many fields may have the same two enums.
  private var known: [Key: Likeness?] = [:]

  init(_ old: Contract, _ new: Contract, homes: (old: TypeHomes, new: TypeHomes)) {
    self.old = Dictionary(firsts: old.enums.lazy.map { ($0.typeKey, $0) })
    self.new = Dictionary(firsts: new.enums.lazy.map { ($0.typeKey, $0) })
    self.homes = homes
  }

  func likeness(
    of type: ParameterType?,
    to before: ParameterType?,
    in folders: PairedTypes.Folders
  ) -> Likeness? {
    guard let oldKey = homes.old.key(of: before, from: folders.old),
      let newKey = homes.new.key(of: type, from: folders.new)
    else { return nil }
    let key = Key(old: oldKey, new: newKey)
    if let likeness = known[key] { return likeness }
    let likeness = old[key.old].flatMap { old in new[key.new].map { Self.likeness(old, $0) } }
    known.updateValue(likeness, forKey: key)
    return likeness
  }

  private static func likeness(_ old: Contract.ValueType, _ new: Contract.ValueType) -> Likeness {
    let cases = Matching.cases(old, new)
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
  var words: String { "which has the same cases with the same indices" + (isWider ? ", and more" : "") }
}
