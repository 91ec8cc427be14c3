/// Which enums of the new version have all cases that one of the old version has, with their indices, so that a value
/// of the one is the same value of the other.
struct EnumCopies {
  enum Likeness {
    /// The cases are the same.
    case same
    /// There are more.
    case wider
  }

  private struct Key: Hashable {
    var old: String
    var new: String
  }

  private let old: [String: [SchemaOutline.Case]]
  private let new: [String: [SchemaOutline.Case]]
  private let homes: (old: TypeHomes, new: TypeHomes)
  /// What was found, for many parameters may change from one to the other.
  private var known: [Key: Likeness?] = [:]
  /// The indices of the cases of enums of the new version, of those that were asked for.
  private var indices: [String: [String: Int]] = [:]

  init(_ old: SchemaOutline, _ new: SchemaOutline) {
    func cases(_ outline: SchemaOutline) -> [String: [SchemaOutline.Case]] {
      Dictionary(outline.enums.lazy.map { ($0.key, $0.cases) }, uniquingKeysWith: { first, _ in first })
    }
    self.old = cases(old)
    self.new = cases(new)
    homes = (TypeHomes(old), TypeHomes(new))
  }

  /// How like an enum of the new version is to one of the old version; `nil` where a case is missing or has another
  /// index, or one of the types is no enum of the definitions.
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
    let found = likeness(key)
    known.updateValue(found, forKey: key)
    return found
  }

  private mutating func likeness(_ key: Key) -> Likeness? {
    guard let before = old[key.old], let now = new[key.new], !before.isEmpty else { return nil }
    let indices =
      self.indices[key.new]
      ?? Dictionary(now.map { ($0.name, $0.index) }, uniquingKeysWith: { first, _ in first })
    self.indices[key.new] = indices
    guard before.allSatisfy({ indices[$0.name] == $0.index }) else { return nil }
    return now.count > before.count ? .wider : .same
  }
}

extension EnumCopies.Likeness {
  /// How a sentence about a new type goes on.
  var words: String {
    switch self {
    case .same: "which has the same cases with the same indices"
    case .wider: "which has the same cases with the same indices, and more"
    }
  }
}
