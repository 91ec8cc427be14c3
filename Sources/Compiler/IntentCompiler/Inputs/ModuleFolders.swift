import IntentDefinition
import IntentDiagnostics

/// Divides the files of a call into modules. The files that it names form one module. A search forms a module
/// for each folder, because targets have independent intent names. An `.lproj` folder counts as its parent.
enum ModuleFolders {
  static func split(_ files: [InputFile]) -> [[InputFile]] {
    var modules: [[InputFile]] = []
    var indices: [String?: Int] = [:]
    for file in files {
      let folder = file.searchedFolder == nil ? nil : file.home
      if let index = indices[folder] {
        modules[index].append(file)
      } else {
        indices[folder] = modules.count
        modules.append([file])
      }
    }
    return modules
  }

  /// Groups the indices of modules that refer to types in another module. A reference only counts if exactly
  /// one module declares the type.
  static func related(_ modules: [[Definition]]) -> [[Int]] {
    let names = modules.map(ModuleNamesInUse.init)
    var owners: [ModuleNamesInUse.Name: [Int]] = [:]
    for (index, names) in names.enumerated() {
      for name in names.declared where owners[name, default: []].count < 2 {
        owners[name, default: []].append(index)
      }
    }
    var leaders = Array(modules.indices)
    func leader(of index: Int) -> Int {
      var index = index
      while leaders[index] != index {
        leaders[index] = leaders[leaders[index]]
        index = leaders[index]
      }
      return index
    }
    for (index, names) in names.enumerated() {
      for name in names.missing {
        guard let owner = owners[name], owner.count == 1, let other = owner.first else { continue }
        let (left, right) = (leader(of: index), leader(of: other))
        leaders[max(left, right)] = min(left, right)
      }
    }
    return Dictionary(grouping: modules.indices, by: leader).sorted { $0.key < $1.key }.map(\.value)
  }
}

/// The enums and object types that a group of definitions declares, and those that it uses but doesn't
/// declare. Tells which groups belong together.
struct ModuleNamesInUse: Sendable, Equatable {
  /// The name of an enum or object type.
  struct Name: Sendable, Hashable {
    var isEnum: Bool
    var name: String
  }

  private(set) var declared: Set<Name> = []
  private(set) var missing: Set<Name> = []

  init(_ definitions: [Definition]) {
    for definition in definitions {
      declared.formUnion(definition.enums.lazy.compactMap(\.name).map { Name(isEnum: true, name: $0.value) })
      declared.formUnion(definition.types.lazy.compactMap(\.name).map { Name(isEnum: false, name: $0.value) })
    }
    for definition in definitions {
      for intent in definition.intents {
        for parameter in intent.parameters { add(parameter.field) }
        for parameter in intent.response?.parameters ?? [] { add(parameter.field) }
      }
      for type in definition.types {
        for property in type.properties { add(property.field) }
      }
    }
  }

  private mutating func add(_ field: Definition.Field) {
    add(field.enumType, in: field.enumTypeNamespace, isEnum: true)
    add(field.objectType, in: field.objectTypeNamespace, isEnum: false)
  }

  private mutating func add(_ name: Located<String>?, in namespace: Located<String>?, isEnum: Bool) {
    guard let name, !name.value.isEmpty, namespace?.value != Definition.systemNamespace else { return }
    let missed = Name(isEnum: isEnum, name: name.value)
    if !declared.contains(missed) { missing.insert(missed) }
  }
}
