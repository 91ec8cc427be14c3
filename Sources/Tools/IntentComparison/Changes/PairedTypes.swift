import IntentCompiler
import IntentSchema

/// Matches the enums and object types of both versions. Each module has its own types.
struct PairedTypes {
  typealias Folders = (old: String, new: String)

  /// The new key of each old type, or `nil` if it was removed.
  private let enums: [String: String?]
  private let objects: [String: String?]
  /// The old object types of which a copy with the same name and properties is in the new version, and the key of each
  /// copy.
  private let copies: Set<[String]>
  private let homes: (old: TypeHomes, new: TypeHomes)

  init(
    _ enums: Matching<ComparedSchema.Enum>,
    _ objects: Matching<ComparedSchema.ObjectType>,
    homes: (old: TypeHomes, new: TypeHomes)
  ) {
    self.enums = Self.keys(enums)
    self.objects = Self.keys(objects)
    self.homes = homes
    let after = Dictionary(grouping: objects.pairs.map(\.new) + objects.added, by: \.name)
    copies = Set(
      (objects.pairs.map(\.old) + objects.removed).flatMap { old in
        (after[old.name] ?? []).filter { $0.meaning.properties == old.meaning.properties }
          .map { [old.key, $0.key] }
      }
    )
  }

  private static func keys<Element: ComparedDeclaration>(_ types: Matching<Element>) -> [String: String?] {
    Dictionary(firsts: types.pairs.map { ($0.old.key, $0.new.key) } + types.removed.map { ($0.key, nil) })
  }

  /// Whether a type is the same in both versions, even if its name has changed.
  ///
  /// - Parameter folders: The folders of the modules that refer to it.
  func isSame(_ old: ParameterType, _ new: ParameterType, in folders: Folders) -> Bool {
    guard old.kind == new.kind else { return false }
    if let name = old.enumName, let newName = new.enumName,
      let now = enums[homes.old.enumKey(name, from: folders.old)]
    {
      return now == homes.new.enumKey(newName, from: folders.new)
    }
    if let name = old.objectName, let newName = new.objectName,
      let now = objects[homes.old.objectKey(name, from: folders.old)]
    {
      let newKey = homes.new.objectKey(newName, from: folders.new)
      // A type that moved, or that another module has a copy of, is the same.
      return now == newKey || now == nil && name == newName
        || copies.contains([homes.old.objectKey(name, from: folders.old), newKey])
    }
    return CanonicalType(old).name == CanonicalType(new).name
  }
}
