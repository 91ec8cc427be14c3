import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import LibIntentc

extension DesignDocument {
  /// Returns this definition, unless `text` is `nil`, and the readable definitions next to it, which may
  /// declare its types.
  ///
  /// - Parameters:
  ///   - beforeChanges: Whether the other definitions get their bytes from before the changes.
  ///   - copies: Whether to include other files that declare one of this definition's intents, current or
  ///     released.
  package func inputs(_ text: [UInt8]?, beforeChanges: Bool = false, copies: Bool = false) -> Inputs {
    let folder = FilePath.folder(of: path)
    let names = (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
    let siblings = names.filter { $0.hasSuffix(InputFile.fileExtension) }.sorted().map {
      FilePath.join(folder, $0)
    }
    var inputs = Inputs.read(siblings.filter { FilePath.shortened($0) != FilePath.shortened(path) })
    for index in inputs.files.indices {
      guard let change = others[inputs.files[index].path] else { continue }
      inputs.files[index].bytes = beforeChanges ? change.old : change.new
    }
    inputs.files.removeAll { file in
      guard let (list, _) = try? Self.readList(file.bytes, file.path) else { return true }
      return !copies && isCopy(DesignTree(root: PropertyValue(list, list.root)))
    }
    inputs.diagnostics = []
    // First, so that its own types count where another file declares one of the same name.
    if let text { inputs.files.insert(InputFile(path: path, bytes: text), at: 0) }
    return inputs
  }

  private func isCopy(_ other: DesignTree) -> Bool {
    other.paths(.intent).contains { tree.steps(to: $0) != nil || released?.tree?.steps(to: $0) != nil }
  }

  /// - Parameter former: The document before the change. `nil` compares with the file.
  package func newProblems(since former: DesignDocument? = nil) throws(DesignProblem) -> (
    diagnostics: [Diagnostic], sources: [SourceText]
  ) {
    let after = try checked()
    let before = try former?.checked() ?? compiled(inputs(original, copies: true))
    let (oldTexts, texts) = (before.texts, after.texts)
    // Two problems can be alike, such as the same size for two families.
    var known = Dictionary(before.diagnostics.map { (Finding($0, oldTexts), 1) }, uniquingKeysWith: +)
    let new = after.diagnostics.filter { diagnostic in
      guard diagnostic.severity >= .warning || Self.refusedRules.contains(diagnostic.rule) else {
        return false
      }
      known[Finding(diagnostic, texts), default: 0] -= 1
      return known[Finding(diagnostic, texts), default: 0] < 0
    }
    return (new, after.compilation.sources)
  }

  /// A requested change that breaks one of these rules would have no effect.
  private static let refusedRules: Set<Rule> = [
    .defaultIsNoCase, .unusablePredicateValue, .unknownSetting, .unknownValue, .unusableArraySize,
  ]

  /// The new problems of changes that someone requested in words, and whether they are refused.
  ///
  /// - Parameter isTrial: Whether the file stays as it is in any case.
  package func problemsOfRequest(isTrial: Bool) throws(DesignProblem) -> (
    diagnostics: [Diagnostic], sources: [SourceText], isRefused: Bool
  ) {
    var (found, sources) = try newProblems()
    for index in found.indices where Self.refusedRules.contains(found[index].rule) {
      found[index].severity = .error
    }
    let isRefused = found.contains { $0.severity == .error }
    if isRefused || isTrial { found = found.map(withoutLines) }
    return (found, sources, isRefused)
  }

  /// Names the element as the options do, because the file doesn't have these lines and keys.
  private func withoutLines(_ problem: Diagnostic) -> Diagnostic {
    guard problem.location?.file == path else { return problem }
    var problem = problem
    problem.location?.range = nil
    if let words = problem.path?.words, !words.isEmpty {
      problem.message += " (at \(words))"
      problem.path = nil
    }
    problem.notes.removeAll { $0.location?.file ?? path == path }
    return problem
  }

  /// The compiled definition, with all problems.
  package func checked() throws(DesignProblem) -> CompilerCall.Result {
    compiled(inputs(try text(), copies: true), unsaved)
  }

  package var problemsAtOpening: String? {
    guard let original else { return nil }
    let found = compiled(inputs(original)).diagnostics.filter {
      $0.location?.file == path && $0.severity >= .warning
    }
    guard !found.isEmpty else { return nil }
    let counts = [Severity.error, .warning].compactMap { severity -> String? in
      let count = found.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    return "\(counts.listed); 'intentc validate' shows \(found.count == 1 ? "it" : "them")"
  }

  /// What the changes break for people; `nil` without a released version.
  package func verdict() throws(DesignProblem) -> ComparisonReport? {
    guard let released else { return nil }
    var before = inputs(nil, beforeChanges: true)
    var file = InputFile(path: path, bytes: released.bytes)
    file.path = released.path
    before.files.append(file)
    var projects = ProjectFiles()
    projects.unsaved = unsaved
    let after = inputs(try text())
    let comparison = DefinitionComparison(
      from: .found(before, projects: released.projects),
      to: .found(after, projects: projects),
      options: .ofDesign()
    )
    let new = comparison.readNew(compiled(after, unsaved))
    let key = before.files.map(\.path) + [new.configurationPath ?? ""]
    return comparison.report(releasedVersion(key) { comparison.readOld(new) }, new)
  }
}

/// Identifies a diagnostic, even if its words or the element's place change.
private struct Finding: Hashable {
  let rule: Rule
  let element: String
  /// The reported value; `nil` for an element that contains others.
  let value: ArraySlice<UInt8>?

  init(_ diagnostic: Diagnostic, _ texts: [String: [UInt8]]) {
    (rule, element) = (diagnostic.rule, diagnostic.path?.words ?? "")
    let text = diagnostic.location.flatMap { location -> ArraySlice<UInt8>? in
      location.range.flatMap { range in texts[location.file].map { $0[range.clamped(to: $0.indices)] } }
    }
    value = text?.contains(UInt8(ascii: "<")) == false ? text : nil
  }
}

extension CompilerCall.Result {
  fileprivate var texts: [String: [UInt8]] {
    Dictionary(firsts: compilation.sources.lazy.map { ($0.path, $0.bytes) })
  }
}

extension CompilerOptions {
  package static func ofDesign(_ unsaved: UnsavedFiles = UnsavedFiles()) -> CompilerOptions {
    var options = CompilerOptions.ofCommand()
    options.splitsModules = true
    options.availableBackends = Backends.all
    options.projectFiles.unsaved = unsaved
    return options
  }
}
