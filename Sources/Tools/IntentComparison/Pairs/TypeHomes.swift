import IntentSchema

/// Finds the module of a type by its name, which several modules can declare.
struct TypeHomes {
  /// By the key without a folder.
  private let homes: [ComparedTypeKey: (all: Set<String>, first: String)]

  init(_ contract: Contract) {
    homes = Dictionary(grouping: contract.enums + contract.objects) {
      ComparedTypeKey(kind: $0.kind, name: $0.name)
    }
    .mapValues { types in
      let folders = Set(types.map(\.folder))
      return (folders, folders.min() ?? "")
    }
  }

  /// `nil` for a type that no definition declares.
  ///
  /// - Parameter folder: The referring module. Its own types take precedence over types of joined modules.
  func key(of type: ParameterType?, from folder: String) -> ComparedTypeKey? {
    guard var key = type?.declared else { return nil }
    key.folder = homes[key].map { $0.all.contains(folder) ? folder : $0.first } ?? folder
    return key
  }
}

/// Old keys of types in stored values. Ignores removed or retyped fields, which are reported separately.
struct UsedTypes {
  /// The system stores these enums' indices.
  private(set) var parameterTypes: Set<ComparedTypeKey> = []
  /// Includes types in properties of parameters' objects.
  private(set) var storedTypes: Set<ComparedTypeKey> = []

  init(_ intents: [IntentPair], _ objects: [TypePair], _ types: PairedTypes) {
    let homes = types.homes.old
    func kept(_ fields: Matching<Contract.Field>, in folders: PairedTypes.Folders) -> [(
      String, ParameterType
    )] {
      fields.pairs.filter { types.isSame($0.old.type, $0.new.type, in: folders) }.compactMap {
        pair in pair.old.type.map { (folders.old, $0) }
      }
    }
    let properties = Dictionary(
      objects.map { ($0.old.typeKey, kept($0.properties, in: $0.folders)) },
      uniquingKeysWith: +
    )
    var pending = intents.flatMap { kept($0.parameters, in: $0.folders) }
    parameterTypes = Set(pending.compactMap { folder, type in homes.key(of: type, from: folder) })
    while let (folder, type) = pending.popLast() {
      guard let key = homes.key(of: type, from: folder), storedTypes.insert(key).inserted else { continue }
      pending += properties[key] ?? []
    }
  }
}
