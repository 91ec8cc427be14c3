import IntentCompiler
import IntentFixes

extension MergeCall {
  /// Merges common ancestors. What is wrong in the result does not matter, because nobody gets it.
  func ancestor() -> Result {
    func value(_ file: InputFile) -> PropertyValue? {
      VersionToMerge(file, named: "", isWritten: false).value
    }
    let old = base.bytes.isEmpty ? .empty : value(base)
    guard let old, let our = value(ours), let their = value(theirs) else {
      // The other merge is a conflict because of it.
      return Result(bytes: Array("not merged\n".utf8), conflicts: ["a version cannot be read"])
    }
    let versions = VersionsOfValue(base: old, ours: our, theirs: their, released: released.flatMap(value))
    let alignment = NameAlignment(versions, isAncestor: true)
    var merge = ThreeWayMerge(isAncestor: true)
    let text = (merge.merged(alignment.versions, nil) ?? .empty).text.filter { $0 != NewNames.removedByte }
    let form = CanonicalForm.format(InputFile(path: ours.path, bytes: text)).bytes
    return Result(bytes: form ?? text, conflicts: alignment.conflicts + merge.conflicts)
  }
}
