/// How the cases of two enums correspond, if a field changed from one to the other.
struct EnumLikeness {
  /// New names by old name.
  private let names: [String: String]
  /// Old names that another case took over.
  private let takenOver: Set<String>
  /// Whether the new enum contains each old case by name.
  let keepsNames: Bool
  /// Whether the new enum contains each old case by index.
  let keepsIndices: Bool
  /// Whether there are cases that the old enum lacks.
  private let isWider: Bool

  init(_ old: Contract.ValueType, _ new: Contract.ValueType) {
    let cases = Matching.cases(old.cases, new.cases)
    let isWhole = cases.removed.isEmpty
    (names, takenOver) = (cases.names, cases.takenOver)
    keepsNames = isWhole && cases.pairs.allSatisfy { $0.old.name == $0.new.name }
    keepsIndices = isWhole && cases.pairs.allSatisfy { $0.old.index == $0.new.index }
    isWider = !cases.added.isEmpty
  }

  var isCopy: Bool { keepsNames && keepsIndices }

  /// `nil` if the case was removed and another case took over its name.
  func renamed(_ enumCase: String) -> String? {
    takenOver.contains(enumCase) ? nil : names[enumCase] ?? enumCase
  }

  var words: String { "which has the same cases with the same indices" + (isWider ? ", and more" : "") }
}
