import AppFacts
import AppProjects
import IntentDiagnostics

/// A type that a file would mistake for another: the target that gets the file declares its own type of the
/// name.
struct MistakenType {
  let path: String
  let type: String
  /// The file with the meant type.
  let meant: String
  /// The target's own file.
  let other: String
  /// Members that the file uses, and only the meant type has.
  let members: [String]
  /// Files of both targets that extend the type.
  let extending: [String]

  /// - Parameter target: The target in words.
  func line(_ target: String) -> MigrationPlan.Line {
    let added =
      extending.isEmpty
      ? "" : "; the renamed one also needs what \(extending.map { "'\($0)'" }.listed) adds to '\(type)'"
    let file = FilePath.name(of: meant) == FilePath.name(of: other) ? " and its file" : ""
    return .init(
      "this uses \(members.map { "'\($0)'" }.listed) of '\(type)' in '\(meant)', but \(target) has another '\(type)' in '\(other)': rename one "
        + "of them\(file), and add '\(meant)' to \(target)" + added,
      at: .init(file: path)
    )
  }
}

/// Finds the types that files take for others, by members that no other type has.
struct MistakenTypes {
  private var own: [String: Set<String>] = [:]
  private var others: [String: Set<String>] = [:]
  private var ownFiles: [String: String] = [:]
  private var otherFiles: [String: String] = [:]
  private var extending: [String: Set<String>] = [:]
  private var typesByMember: [String: Set<String>] = [:]
  private(set) var found: [MistakenType] = []

  /// - Parameter isOwn: Whether the target that gets the files already builds this file.
  mutating func add(
    _ members: [(type: String, member: String)],
    declaring types: Set<String>,
    of path: String,
    isOwn: Bool
  ) {
    for (type, member) in members {
      typesByMember[member, default: []].insert(type)
      if isOwn { own[type, default: []].insert(member) } else { others[type, default: []].insert(member) }
    }
    for type in types {
      let known = isOwn ? ownFiles[type] : otherFiles[type]
      let first = known.map { min($0, path) } ?? path
      if isOwn { ownFiles[type] = first } else { otherFiles[type] = first }
    }
  }

  /// A file of both targets extends these types.
  mutating func add(_ types: Set<String>, extendedIn path: String) {
    for type in types { extending[type, default: []].insert(path) }
  }

  /// - Parameter names: All names that the file uses.
  mutating func check(_ path: String, using names: [String]) {
    for type in names {
      guard let meant = otherFiles[type], let other = ownFiles[type], meant != path, let has = others[type]
      else {
        continue
      }
      let missing = names.filter {
        has.contains($0) && own[type]?.contains($0) != true && typesByMember[$0]?.count == 1
      }
      guard !missing.isEmpty else { continue }
      found.append(
        MistakenType(
          path: path,
          type: type,
          meant: meant,
          other: other,
          members: missing,
          extending: extending[type, default: []].sorted()
        )
      )
    }
  }
}
