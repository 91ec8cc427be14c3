import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentLocalisation
import IntentText

extension LanguageServer {
  mutating func prepareRename(_ parameters: JSONTree?) throws(ResponseError) -> JSONTree {
    guard let (position, found) = try changeableName(parameters) else { return .null }
    return [
      "range": locations(in: position.read).range(position.path, found.range),
      "placeholder": .string(visibleText(found.name.name)),
    ]
  }

  mutating func rename(_ parameters: JSONTree?) throws(ResponseError) -> JSONTree {
    guard let new = parameters?["newName"]?.string else {
      throw ResponseError(.invalidParameters, "the request has no 'newName'")
    }
    guard let (position, found) = try changeableName(parameters) else { return .null }
    if let problem = GivenName.problem(new) { throw ResponseError(.requestFailed, problem) }
    guard found.name.name != new else { return .null }
    // An untitled document has no tables beside it.
    let saved = position.read.module.files.map(\.definition).filter { !DocumentURI.isUntitled($0.path) }
    let names = NameTable(position.read.module, texts: position.read.texts, tablesOf: saved, unsaved: unsaved)
    var changes = RenameChanges(of: found.name, to: new, in: names)
    let verdict = try verdict(of: changes.ranges, in: position.read, new: new)
    if let project = ProjectFileChange(of: position.path, in: result(of: position.path)) {
      changes.addProject(project.path, project.text(documents))
    }
    let files = changes.ranges.sorted { $0.key < $1.key }.map { path, edits in
      let isMarked = documents[path] != nil && DocumentURI.isDefinition(path)
      return (path, edits.map { TextChange(isMarked ? $0.range.withoutMark : $0.range, $0.text) })
    }
    guard let verdict else { return edit(files) }
    if client.asksBeforeChanges, client.changesVersions {
      let label = "rename '\(visibleText(found.name.name))' to '\(new)'"
      return edit(files, asking: EditQuestion(label: label, description: verdict))
    }
    showMessage(verdict)
    return edit(files)
  }

  /// Throws if a name can't be renamed.
  private mutating func changeableName(_ parameters: JSONTree?) throws(ResponseError) -> (
    position: RequestPosition, found: NameTable.Occurrence
  )? {
    // Not every client reports changes on disk, but edits must fit the current files.
    if let path = try document(parameters)?.path { forgetFiles(at: path) }
    check()
    guard let position = try position(parameters) else { return nil }
    guard let found = position.read.names.occurrence(in: position.path, at: position.readOffset) else {
      return nil
    }
    try checkKind(found.name)
    try checkTexts(of: position.read)
    return (position, found)
  }

  /// Renaming an intent would affect its class, file and widgets.
  private func checkKind(_ name: ElementPath) throws(ResponseError) {
    guard name.kind != .intent else {
      throw ResponseError(
        .requestFailed,
        "an intent cannot be renamed here, because placed widgets find it by its class; name it in Swift with 'renames'"
      )
    }
    guard !name.isFixed else {
      throw ResponseError(
        .requestFailed,
        "'\(visibleText(name.name))' cannot be renamed: the format fixes its name"
      )
    }
  }

  private func checkTexts(of read: ReadableDefinition) throws(ResponseError) {
    let paths = Set(read.module.files.map(\.definition.path))
    let folders = Set(paths.map(FilePath.folder))
    let known = Set(result(of: read.path)?.compilation.module.files.map(\.definition.path) ?? [])
    for path in (result(of: read.path)?.projectIndices.keys.sorted() ?? [])
    where !known.contains(path) && folders.contains(FilePath.folder(of: path)) {
      throw ResponseError(
        .requestFailed,
        "'\(FilePath.name(of: path))' cannot be read; correct it before you rename"
      )
    }
    for path in paths.sorted() {
      if read.texts[path]?.isEmpty ?? true {
        throw ResponseError(
          .requestFailed,
          "'\(FilePath.name(of: path))' is a binary property list, which cannot be edited here; convert it to XML first"
        )
      }
      if let document = documents[path], !document.isBinary, document.file != read.texts[path] {
        throw ResponseError(
          .requestFailed,
          "'\(FilePath.name(of: path))' has errors; correct them before you rename"
        )
      }
    }
  }

  /// Throws if the rename causes new errors.
  private func verdict(
    of changes: [String: [RenameChanges.Change]],
    in read: ReadableDefinition,
    new: String
  ) throws(ResponseError) -> String? {
    func inputs(_ isRenamed: Bool) -> Inputs {
      let files = read.module.files.map { file -> InputFile in
        let path = file.definition.path
        var bytes = read.texts[path] ?? []
        if isRenamed { bytes = RenameChanges.applied(changes[path] ?? [], to: bytes) }
        return InputFile(path: path, name: file.definition.name, bytes: bytes)
      }
      return Inputs(files: files)
    }
    var options = CompilerOptions()
    options.looksForConfiguration = false
    let before = CompilerDriver.run(inputs(false), options, to: .names).diagnostics.filter {
      $0.severity == .error
    }
    let after = CompilerDriver.run(inputs(true), options, to: .names).diagnostics.filter {
      $0.severity == .error
    }
    if after.count > before.count {
      func finding(_ error: Diagnostic) -> [String] { [error.rule.name, error.path?.words ?? ""] }
      let known = Set(before.map(finding))
      let error = after.first { !known.contains(finding($0)) } ?? after.first
      throw ResponseError(.requestFailed, error?.message ?? "the new name cannot be used")
    }
    guard before.isEmpty else { return nil }
    let comparison = DefinitionComparison(
      from: .found(inputs(false)),
      to: .found(inputs(true)),
      options: options
    )
    let lost = comparison.run().report.changes.filter { $0.verdict > .safe }
    guard let first = lost.max(by: { $0.verdict < $1.verdict }) else { return nil }
    return "\(first.verdict.rawValue): \(visibleText(first.diagnostic.message)). "
      + "To change only the name in Swift, use 'renames' in '\(InputFile.projectFileName)' instead."
  }
}
