import IntentConfigurations
import IntentDiagnostics
import IntentSchema

/// Tells how the types of two versions of definitions correspond: which are the same, and which enums have
/// the same cases. Two modules can declare types with the same name, so a type is looked up from the folder
/// of the definition that refers to it.
final class PairedTypes {
  /// The folders of the declarations that refer to a type.
  typealias Folders = (old: String, new: String)

  let homes: (old: TypeHomes, new: TypeHomes)
  /// New keys by old key; `nil` if removed.
  private let types: [ComparedTypeKey: ComparedTypeKey?]
  /// Object types with the same name and properties.
  private let copies: Set<[ComparedTypeKey]>
  private let enums: (old: [ComparedTypeKey: Contract.ValueType], new: [ComparedTypeKey: Contract.ValueType])
  private let newCases: [ComparedTypeKey: Set<String>]
  /// Caches likenesses, because many fields may have the same two enums.
  private var likenesses: [[ComparedTypeKey]: EnumLikeness?] = [:]

  init(_ old: Contract, _ new: Contract, _ pairing: DeclarationPairing) {
    homes = (TypeHomes(old), TypeHomes(new))
    types = Dictionary(
      firsts: [pairing.enums, pairing.objects].flatMap { matching in
        matching.pairs.map { ($0.old.typeKey, $0.new.typeKey) } + matching.removed.map { ($0.typeKey, nil) }
      }
    )
    let objects = pairing.objects
    let after = Dictionary(grouping: objects.pairs.map(\.new) + objects.added, by: \.name)
    copies = Set(
      (objects.pairs.map(\.old) + objects.removed).flatMap { old in
        (after[old.name] ?? []).filter { $0.hasSameProperties(as: old) }
          .map { [old.typeKey, $0.typeKey] }
      }
    )
    func firsts(_ contract: Contract) -> [ComparedTypeKey: Contract.ValueType] {
      Dictionary(firsts: contract.enums.lazy.map { ($0.typeKey, $0) })
    }
    enums = (firsts(old), firsts(new))
    newCases = Dictionary(
      new.enums.lazy.map { ($0.typeKey, Set($0.cases.map(\.name))) },
      uniquingKeysWith: { $0.union($1) }
    )
  }

  /// No types, for App Intents: the system finds their values by names in Swift.
  convenience init() {
    self.init(Contract(), Contract(), DeclarationPairing(Contract(), Contract()))
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

  /// Whether two fields have the same type, and both or neither are lists.
  func areAlike(_ old: Contract.Field, _ new: Contract.Field, in folders: Folders) -> Bool {
    isSame(old.type, new.type, in: folders) && old.isArray == new.isArray
  }

  /// `nil` unless both types are enums that definitions declare.
  func likeness(of type: ParameterType?, to before: ParameterType?, in folders: Folders) -> EnumLikeness? {
    guard let old = homes.old.key(of: before, from: folders.old),
      let new = homes.new.key(of: type, from: folders.new)
    else { return nil }
    if let likeness = likenesses[[old, new]] { return likeness }
    let likeness = enums.old[old].flatMap { old in enums.new[new].map { EnumLikeness(old, $0) } }
    likenesses.updateValue(likeness, forKey: [old, new])
    return likeness
  }

  /// The names of an enum's cases in the new version.
  func newCases(of type: ParameterType?, from folder: String) -> Set<String> {
    homes.new.key(of: type, from: folder).flatMap { newCases[$0] } ?? []
  }

  /// The new name of a case; `nil` if the case was removed and another case took its name.
  func renamed(
    _ enumCase: String,
    of old: Contract.Field,
    to new: Contract.Field?,
    in folders: Folders
  ) -> String? {
    guard let likeness = likeness(of: new?.type, to: old.type, in: folders) else { return enumCase }
    return likeness.renamed(enumCase)
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
