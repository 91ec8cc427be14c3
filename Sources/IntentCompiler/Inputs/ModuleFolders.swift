import IntentDefinition
import IntentDiagnostics

/// Says which of the definitions of one call make one module.
///
/// Files that were named make one module together. Of the files that were found in a folder, those that stand
/// directly in one folder do: a repository has several targets, and what they call their intents is their own
/// affair. A `.lproj` folder counts as the one that holds it.
enum ModuleFolders {
  /// The files of each module, in the order of each module's first file.
  static func split(_ files: [InputFile]) -> [[InputFile]] {
    var modules: [[InputFile]] = []
    var indices: [String?: Int] = [:]
    for file in files {
      let folder = file.searchedFolder.map { _ in FilePath.home(of: file.path) }
      if let index = indices[folder] {
        modules[index].append(file)
      } else {
        indices[folder] = modules.count
        modules.append([file])
      }
    }
    return modules
  }

  /// Which modules belong together, because one refers to an enum or an object type that exactly one other has.
  ///
  /// - Returns: Lists of places in `modules`, in their order; most hold one.
  static func related(_ modules: [[Definition]]) -> [[Int]] {
    let names = modules.map(ModuleNamesInUse.init)
    var owners: [ModuleNamesInUse.Name: [Int]] = [:]
    for (index, names) in names.enumerated() {
      for name in names.declared where owners[name, default: []].count < 2 {
        owners[name, default: []].append(index)
      }
    }
    // The first module of each set leads it.
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
