import IntentConfigurations
import IntentDiagnostics
import IntentSchema

/// Tells whether a field's old and new type are the same. Two modules can declare types with the same name, so a type is
/// looked up from the folder of the definition that refers to it.
struct PairedTypes {
  /// The folders of the declarations that refer to a type.
  typealias Folders = (old: String, new: String)

  /// New keys by old key; `nil` if removed.
  private let types: [TypeKey: TypeKey?]
  /// Object types with the same name and properties.
  private let copies: Set<[TypeKey]>
  private let homes: (old: TypeHomes, new: TypeHomes)

  init(
    _ enums: Matching<Contract.ValueType>,
    _ objects: Matching<Contract.ValueType>,
    homes: (old: TypeHomes, new: TypeHomes)
  ) {
    types = Dictionary(
      firsts: [enums, objects].flatMap { matching in
        matching.pairs.map { ($0.old.typeKey, $0.new.typeKey) } + matching.removed.map { ($0.typeKey, nil) }
      }
    )
    self.homes = homes
    let after = Dictionary(grouping: objects.pairs.map(\.new) + objects.added, by: \.name)
    copies = Set(
      (objects.pairs.map(\.old) + objects.removed).flatMap { old in
        (after[old.name] ?? []).filter { $0.hasSameProperties(as: old) }
          .map { [old.typeKey, $0.typeKey] }
      }
    )
  }

  func isSame(_ old: ParameterType?, _ new: ParameterType?, in folders: Folders) -> Bool {
    guard let old, let new, old.kind == new.kind else { return false }
    guard let key = homes.old.key(of: old, from: folders.old), let now = types[key],
      let newKey = homes.new.key(of: new, from: folders.new)
    else { return TypeFacts(old).name == TypeFacts(new).name }
    // A moved object type, or a copy in another module, counts as the same.
    return now == newKey || now == nil && key.kind == .entity && key.name == newKey.name
      || copies.contains([key, newKey])
  }
}

/// Finds the module of a type by its name, which several modules can declare.
struct TypeHomes {
  /// By the key without a folder.
  private let homes: [TypeKey: (all: Set<String>, first: String)]

  init(_ contract: Contract) {
    homes = Dictionary(grouping: contract.enums + contract.objects) { TypeKey(kind: $0.kind, name: $0.name) }
      .mapValues { types in
        let folders = Set(types.map(\.folder))
        return (folders, folders.min() ?? "")
      }
  }

  /// `nil` for a type that no definition declares.
  ///
  /// - Parameter folder: The referring module. Its own types take precedence over types of joined modules.
  func key(of type: ParameterType?, from folder: String) -> TypeKey? {
    guard var key = type?.declared else { return nil }
    key.folder = homes[key].map { $0.all.contains(folder) ? folder : $0.first } ?? folder
    return key
  }
}

/// Old keys of types in stored values. Ignores removed or retyped fields, which are reported separately.
struct UsedTypes {
  /// The system stores these enums' indices.
  private(set) var parameterTypes: Set<TypeKey> = []
  /// Includes types in properties of parameters' objects.
  private(set) var storedTypes: Set<TypeKey> = []

  init(
    _ intents: [IntentPair],
    _ objects: [TypePair],
    _ types: PairedTypes,
    homes: TypeHomes
  ) {
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

extension Contract.ValueType {
  fileprivate func hasSameProperties(as other: Self) -> Bool {
    properties.elementsEqual(other.properties) { one, other in
      (one.name, one.tag, one.type, one.isArray) == (other.name, other.tag, other.type, other.isArray)
        && (one.title, one.formerly) == (other.title, other.formerly)
    }
  }
}
