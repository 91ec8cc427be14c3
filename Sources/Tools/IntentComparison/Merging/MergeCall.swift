import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes

/// Merges two versions of a definition by meaning, with their common ancestor.
package struct MergeCall: Sendable {
  /// Empty if both versions are new.
  package var base: InputFile
  package var ours: InputFile
  package var theirs: InputFile
  /// Stored values use its tags and indices; `nil` if unknown.
  package var released: InputFile?
  /// Whether the result is the ancestor of another merge, without comments. Where the ancestors disagree, a
  /// marker keeps both sides from looking unchanged.
  package var isAncestor = false

  package init(base: InputFile, ours: InputFile, theirs: InputFile, released: InputFile? = nil) {
    (self.base, self.ours, self.theirs, self.released) = (base, ours, theirs, released)
  }

  /// The merged file, with notes for people.
  package struct Result: Sendable {
    /// In Xcode's format. If nothing was merged, our version with a comment; `nil` if comments are
    /// impossible.
    package var bytes: [UInt8]?
    /// The file keeps our value and gets a comment for each.
    package var conflicts: [String] = []
    /// Such as new tags and indices.
    package var notes: [String] = []
    package var diagnostics: [Diagnostic] = []
    package var sources: [SourceText] = []
    /// Whether no value is merged, and our version only got comments that say why.
    package var isRefused = false
  }

  package static func refusal(_ ours: InputFile, because reason: String) -> Result {
    var result = Result()
    result.refuse([reason], ours.bytes)
    return result
  }

  package func run() -> Result {
    guard !isAncestor else { return ancestor() }
    var result = Result()
    let our = VersionToMerge(ours, named: "our version")
    let their = VersionToMerge(theirs, named: "their version")
    let old = base.bytes.isEmpty ? nil : VersionToMerge(base, named: "the common ancestor", isWritten: false)
    for version in [our, their, old].compactMap(\.self) {
      result.diagnostics += version.diagnostics
      result.sources.append(version.source)
    }
    let reasons = [our, their, old].compactMap { $0?.reason }
    guard reasons.isEmpty, let ourBytes = our.bytes, let theirBytes = their.bytes else {
      result.refuse(reasons, ours.bytes)
      return result
    }
    var versions = VersionsOfValue(base: old.map(\.value) ?? .empty, ours: our.value, theirs: their.value)
    if versions.ours == versions.theirs || versions.theirs == versions.base {
      result.bytes = ourBytes
      return result
    }
    if versions.ours == versions.base {
      result.bytes = theirBytes
      return result
    }
    if let released {
      versions.released = VersionToMerge(released, named: "the released version", isWritten: false).value
      if versions.released == nil {
        result.notes.append("the released version cannot be read, so its tags and indices are not kept")
      }
    }
    result.merge(versions, path: ours.path, orKeep: ourBytes)
    return result
  }
}

extension MergeCall.Result {
  fileprivate mutating func refuse(_ reasons: [String], _ ours: [UInt8]) {
    isRefused = true
    conflicts = reasons.map { "nothing is merged, because \($0)" }
    bytes = ConflictComments.add(conflicts, to: ours)
  }

  /// - Parameter ours: In Xcode's format, to keep if the versions don't fit together.
  fileprivate mutating func merge(_ versions: VersionsOfValue, path: String, orKeep ours: [UInt8]) {
    let alignment = NameAlignment(versions)
    let aligned = alignment.versions
    var merge = ThreeWayMerge()
    let text = (merge.merged(aligned, nil) ?? .empty).file
    guard !text.contains(NewNames.removedByte) else {
      return refuse(["one version changed an element whose name another element has in the other"], ours)
    }
    let mistakes = MergedMistakes(in: text, path: path) {
      [versions.ours, versions.theirs, aligned.ours, aligned.theirs].compactMap { $0?.file }
    }
    let unfit = "the versions do not fit together"
    let reasons = alignment.collisions + mistakes.errors
    guard reasons.isEmpty else { return refuse(reasons.map { "\(unfit): \($0)" }, ours) }
    notes += merge.notes
    conflicts = alignment.conflicts + merge.conflicts + mistakes.contradictions.map { "\(unfit): \($0)" }
    conflicts = conflicts.map { $0.replacing(NewNames.removed, with: "") }
    bytes = ConflictComments.add(conflicts, to: text)
  }
}

extension MergeCall {
  /// Merges silently, because the result is only the ancestor for another merge.
  func ancestor() -> Result {
    func value(_ file: InputFile) -> PropertyValue? {
      VersionToMerge(file, named: "", isWritten: false).value
    }
    let old = base.bytes.isEmpty ? .empty : value(base)
    guard let old, let our = value(ours), let their = value(theirs) else {
      // The other merge can't read these bytes, so it reports a conflict.
      return Result(bytes: Array("not merged\n".utf8), conflicts: ["a version cannot be read"])
    }
    let versions = VersionsOfValue(base: old, ours: our, theirs: their, released: released.flatMap(value))
    let alignment = NameAlignment(versions, isAncestor: true)
    var merge = ThreeWayMerge(isAncestor: true)
    let text = (merge.merged(alignment.versions, nil) ?? .empty).file.filter { $0 != NewNames.removedByte }
    return Result(bytes: text, conflicts: alignment.conflicts + merge.conflicts)
  }
}

struct VersionToMerge {
  var value: PropertyValue?
  /// In Xcode's format; `nil` if unnecessary or impossible.
  var bytes: [UInt8]?
  var reason: String?
  var diagnostics: [Diagnostic] = []
  var source: SourceText

  /// - Parameter isWritten: Whether the result replaces the file, which requires Xcode's format.
  init(_ file: InputFile, named words: String, isWritten: Bool = true) {
    let read = PropertyListReader().read(file.bytes, path: file.path)
    source = read.source
    if isWritten {
      let form = CanonicalForm.format(file)
      bytes = form.bytes
      diagnostics = form.diagnostics.filter { $0.rule != .newFile }
    }
    if let list = read.list, list.kind(list.root) == .dictionary {
      value = PropertyValue(list, list.root)
    } else {
      if !isWritten { diagnostics = read.diagnostics }
      if let list = read.list { _ = DefinitionReader.read(list, name: file.name, &diagnostics) }
    }
    guard value == nil || isWritten && bytes == nil else { return }
    let problem = diagnostics.first { $0.severity == .error } ?? diagnostics.first
    reason =
      switch problem?.rule {
      case .commentInTheWay: "\(words) has a comment, which the result would not have"
      case .binaryDefinition: "\(words) is a binary property list"
      default: "\(words) cannot be read\(problem.map { ": \($0.message)" } ?? "")"
      }
  }
}
