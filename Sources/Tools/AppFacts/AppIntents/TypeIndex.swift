/// Finds the declarations that a name can mean, by their indices among the types of that name in
/// ``DeclaredTypes``. Each target can have its own type of one name.
struct TypeIndex: Sendable {
  /// Where to look for a declaration.
  private enum Home: Hashable {
    case target(String)
    /// Modules whose types other targets can use, and unknown targets.
    case libraries
    case anywhere
  }

  /// A name, and where it is looked up.
  private struct Key: Hashable {
    let home: Home
    /// The enclosing types; `nil` for any.
    let scope: [String]?
    let name: String
  }

  private var indices: [Key: [Int]] = [:]
  private let targets: CodeTargets

  init(_ targets: CodeTargets) {
    self.targets = targets
  }

  mutating func add(_ type: TypeCode, at index: Int) {
    let owners = targets.owners(of: type)
    var homes = owners.map { Home.target($0.key) } + [.anywhere]
    if owners.isEmpty || owners.contains(where: { $0.isShipped && !$0.isBundle }) { homes.append(.libraries) }
    for home in homes {
      for scope in [type.scope, nil] {
        indices[Key(home: home, scope: scope, name: type.name), default: []].append(index)
      }
    }
  }

  /// Prefers the user's own targets, and then modules: nothing can name a type of another app or extension.
  ///
  /// - Parameter scopes: The enclosing types, the likeliest first; `nil` for any.
  func indices(of name: String, in scopes: [[String]?], seenFrom user: TypeCode?) -> [Int] {
    let owners = user.map(targets.owners(of:)) ?? []
    let homes =
      owners.isEmpty ? [[.anywhere]] : [owners.map { Home.target($0.key) }, [.libraries], [.anywhere]]
    for homes in homes {
      for scope in scopes {
        let matches = homes.flatMap { indices[Key(home: $0, scope: scope, name: name)] ?? [] }
        if !matches.isEmpty { return Set(matches).sorted() }
      }
    }
    return []
  }
}
