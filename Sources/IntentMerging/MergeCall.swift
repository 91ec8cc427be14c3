/// A merge of two versions of a definition with their common ancestor.
package struct MergeCall: Sendable {
  /// The common ancestor; an empty file if both versions are new.
  package var base: InputFile
  /// The version that the result replaces.
  package var ours: InputFile
  /// The other version.
  package var theirs: InputFile
  /// The version whose tags and indices people have stored; `nil` if that is unknown.
  package var released: InputFile?

  package init(base: InputFile, ours: InputFile, theirs: InputFile, released: InputFile? = nil) {
    (self.base, self.ours, self.theirs, self.released) = (base, ours, theirs, released)
  }

  /// The result of a merge.
  package struct Result: Sendable {
    /// The merged file in Xcode's form; `nil` if a version cannot be merged.
    package var bytes: [UInt8]?
    /// What both versions changed in different ways. The file has our value, and a comment for each.
    package var conflicts: [String] = []
    /// The elements that have another tag or index than in one of the versions.
    package var notes: [String] = []
    /// Why a version cannot be merged.
    package var diagnostics: [Diagnostic] = []
    /// The texts that the diagnostics are about.
    package var sources: [SourceText] = []
  }

  package func run() -> Result {
    var result = Result()
    let ourForm = CanonicalForm.format(ours)
    let theirForm = CanonicalForm.format(theirs)
    for form in [ourForm, theirForm] {
      result.diagnostics += form.diagnostics.filter { $0.rule != .newFile }
      result.sources.append(form.source)
    }
    guard let ourBytes = ourForm.bytes, let theirBytes = theirForm.bytes,
      let ourValue = value(ours, &result), let theirValue = value(theirs, &result)
    else { return result }
    let baseValue = base.bytes.isEmpty ? .empty : value(base, &result)
    let releasedValue = released.flatMap { value($0, &result) }
    guard let baseValue else { return result }
    if ourValue == theirValue || theirValue == baseValue {
      result.bytes = ourBytes
      return result
    }
    if ourValue == baseValue {
      result.bytes = theirBytes
      return result
    }
    let versions = VersionsOfValue(
      base: baseValue,
      ours: ourValue,
      theirs: theirValue,
      released: releasedValue
    )
    let alignment = NameAlignment(versions)
    var merge = ThreeWayMerge()
    let merged = merge.merged(alignment.versions, nil) ?? ourValue
    (result.conflicts, result.notes) = (alignment.conflicts + merge.conflicts, merge.notes)
    let text = merged.text
    result.bytes = CanonicalForm.format(InputFile(path: ours.path, bytes: text)).bytes
    let problems = newErrors(in: text)
    if !problems.isEmpty {
      result.conflicts = problems.map { "nothing is merged, because the versions do not fit together: \($0)" }
      result.notes = []
      result.bytes = ourBytes
    }
    result.bytes = result.bytes.map { ConflictComments.add(result.conflicts, to: $0) }
    return result
  }

  /// The contents of a file; `nil` if it is not a property list.
  private func value(_ file: InputFile, _ result: inout Result) -> PropertyValue? {
    let read = PropertyListReader(knownKeys: DefinitionReader.knownKeys).read(file.bytes, path: file.path)
    guard let list = read.list, list.kind(list.root) == .dictionary else {
      let isKnown = result.sources.contains(read.source)
      if !isKnown {
        result.sources.append(read.source)
        result.diagnostics += read.diagnostics
      }
      if let list = read.list { result.diagnostics += DefinitionReader.read(list, name: file.name).1 }
      return nil
    }
    return PropertyValue(list, list.root)
  }

  /// The errors of the merged file that neither version has.
  private func newErrors(in text: [UInt8]) -> [String] {
    func errors(_ bytes: [UInt8]) -> [Diagnostic] {
      let file = InputFile(path: ours.path, bytes: bytes)
      return Compiler.compile([file]).diagnostics.filter { $0.severity == .error }
    }
    let known = Set((errors(ours.bytes) + errors(theirs.bytes)).map(\.message))
    return errors(text).map(\.message).filter { !known.contains($0) }
  }
}
