/// Finds the enum or object type that a name refers to, if several modules have one of that name.
struct TypeHomes {
  /// The folders that declare a name, and the first of them.
  private typealias Homes = [String: (all: Set<String>, first: String)]

  private let enums: Homes
  private let objects: Homes

  init(_ schema: ComparedSchema) {
    enums = Self.homes(schema.enums)
    objects = Self.homes(schema.objects)
  }

  /// The key of the enum that a name refers to.
  ///
  /// - Parameter folder: The folder of the referring module. Its own types come before those of joined
  ///   modules.
  func enumKey(_ name: String, from folder: String) -> String { Self.key(name, folder, enums) }

  /// The key of the object type that a name refers to.
  func objectKey(_ name: String, from folder: String) -> String { Self.key(name, folder, objects) }

  private static func homes<Element: ComparedDeclaration>(_ elements: [Element]) -> Homes {
    Dictionary(grouping: elements, by: \.name).mapValues { elements in
      let folders = Set(elements.map(\.folder))
      return (folders, folders.min() ?? "")
    }
  }

  private static func key(_ name: String, _ folder: String, _ homes: Homes) -> String {
    let home = homes[name].map { $0.all.contains(folder) ? folder : $0.first }
    return ComparedSchema.Enum.key(name, in: home ?? folder)
  }
}
