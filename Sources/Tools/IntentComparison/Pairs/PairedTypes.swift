import IntentConfigurations
import IntentSchema

/// Tells whether a field's old and new type are the same. Two modules can declare types with the same name, so a type is
/// looked up from the folder of the definition that refers to it.
struct PairedTypes {
  /// The folders of the declarations that refer to a type.
  typealias Folders = (old: String, new: String)

  /// New keys by old key; `nil` if removed.
  private let enums: [String: String?]
  private let objects: [String: String?]
  /// The types have the same name and properties.
  private let copies: Set<[String]>
  private let homes: (old: TypeHomes, new: TypeHomes)

  init(
    _ enums: Matching<Contract.ValueType>,
    _ objects: Matching<Contract.ValueType>,
    homes: (old: TypeHomes, new: TypeHomes)
  ) {
    self.enums = Self.keys(enums)
    self.objects = Self.keys(objects)
    self.homes = homes
    let after = Dictionary(grouping: objects.pairs.map(\.new) + objects.added, by: \.name)
    copies = Set(
      (objects.pairs.map(\.old) + objects.removed).flatMap { old in
        (after[old.name] ?? []).filter { $0.hasSameProperties(as: old) }
          .map { [old.key, $0.key] }
      }
    )
  }

  private static func keys<Element: ComparedDeclaration>(_ types: Matching<Element>) -> [String: String?] {
    Dictionary(firsts: types.pairs.map { ($0.old.key, $0.new.key) } + types.removed.map { ($0.key, nil) })
  }

  func isSame(_ old: ParameterType?, _ new: ParameterType?, in folders: Folders) -> Bool {
    guard let old, let new, old.kind == new.kind else { return false }
    if let name = old.enumName, let newName = new.enumName,
      let now = enums[homes.old.enumKey(name, from: folders.old)]
    {
      return now == homes.new.enumKey(newName, from: folders.new)
    }
    if let name = old.objectName, let newName = new.objectName,
      let now = objects[homes.old.objectKey(name, from: folders.old)]
    {
      let newKey = homes.new.objectKey(newName, from: folders.new)
      // A moved type, or a copy in another module, counts as the same.
      return now == newKey || now == nil && name == newName
        || copies.contains([homes.old.objectKey(name, from: folders.old), newKey])
    }
    return TypeFacts(old).name == TypeFacts(new).name
  }
}

/// Finds the module of a type by its name, which several modules can declare.
struct TypeHomes {
  private typealias Homes = [String: (all: Set<String>, first: String)]

  private let enums: Homes
  private let objects: Homes

  init(_ contract: Contract) {
    enums = Self.homes(contract.enums)
    objects = Self.homes(contract.objects)
  }

  /// - Parameter folder: The referring module. Its own types take precedence over types of joined modules.
  func enumKey(_ name: String, from folder: String) -> String { Self.key(name, folder, enums) }

  func objectKey(_ name: String, from folder: String) -> String { Self.key(name, folder, objects) }

  private static func homes<Element: ComparedDeclaration>(_ elements: [Element]) -> Homes {
    Dictionary(grouping: elements, by: \.name).mapValues { elements in
      let folders = Set(elements.map(\.folder))
      return (folders, folders.min() ?? "")
    }
  }

  private static func key(_ name: String, _ folder: String, _ homes: Homes) -> String {
    let home = homes[name].map { $0.all.contains(folder) ? folder : $0.first }
    return Contract.ValueType.key(name, in: home ?? folder)
  }
}

/// Old keys of types in stored values. Ignores removed or retyped fields, which are reported separately.
struct UsedTypes {
  /// The system stores these enums' indices.
  private(set) var parameterEnums: Set<String> = []
  /// Includes enums in properties of parameters' objects.
  private(set) var storedEnums: Set<String> = []
  private(set) var storedObjects: Set<String> = []

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
      objects.map { ($0.old.key, kept($0.properties, in: $0.folders)) },
      uniquingKeysWith: +
    )
    var pending = intents.flatMap { kept($0.parameters, in: $0.folders) }
    parameterEnums = Set(
      pending.compactMap { folder, type in type.enumName.map { homes.enumKey($0, from: folder) } }
    )
    while let (folder, type) = pending.popLast() {
      if let name = type.enumName { storedEnums.insert(homes.enumKey(name, from: folder)) }
      guard let name = type.objectName else { continue }
      let key = homes.objectKey(name, from: folder)
      guard storedObjects.insert(key).inserted else { continue }
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
