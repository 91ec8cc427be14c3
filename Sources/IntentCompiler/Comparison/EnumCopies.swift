/// What becomes of a value of an enum of the old version where an enum of the new one is its type.
struct EnumCopies {
  enum Likeness: Equatable {
    /// The cases are the same.
    case same
    /// There are more.
    case wider
    /// The names or the indices of some lead to none, or to one that means something else.
    case other(keepsNames: Bool, keepsIndices: Bool)
  }

  private struct Key: Hashable {
    var old: String
    var new: String
  }

  private let old: [String: SchemaOutline.Enum]
  private let new: [String: SchemaOutline.Enum]
  private let homes: (old: TypeHomes, new: TypeHomes)
  /// What was found, for many parameters may change from one to the other.
  private var known: [Key: Likeness?] = [:]

  init(_ old: SchemaOutline, _ new: SchemaOutline) {
    func enums(_ outline: SchemaOutline) -> [String: SchemaOutline.Enum] {
      Dictionary(outline.enums.lazy.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }
    self.old = enums(old)
    self.new = enums(new)
    homes = (TypeHomes(old), TypeHomes(new))
  }

  /// How like an enum of the new version is to one of the old version; `nil` where one of the types is no enum of the
  /// definitions.
  mutating func likeness(
    of type: OutlineType,
    to before: OutlineType,
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

  private static func likeness(_ old: SchemaOutline.Enum, _ new: SchemaOutline.Enum) -> Likeness {
    let indices = Dictionary(new.cases.map { ($0.name, $0.index) }, uniquingKeysWith: { first, _ in first })
    if !old.cases.isEmpty, old.cases.allSatisfy({ indices[$0.name] == $0.index }) {
      return new.cases.count > old.cases.count ? .wider : .same
    }
    let cases = Comparison.cases(old, new)
    return .other(
      keepsNames: cases.removed.isEmpty && cases.pairs.allSatisfy { $0.old.name == $0.new.name },
      keepsIndices: cases.removed.isEmpty && cases.pairs.allSatisfy { $0.old.index == $0.new.index }
    )
  }
}

extension EnumCopies.Likeness {
  /// How a sentence about a new type goes on.
  var words: String {
    switch self {
    case .same: "which has the same cases with the same indices"
    case .wider: "which has the same cases with the same indices, and more"
    case .other: "which has other cases"
    }
  }
}
