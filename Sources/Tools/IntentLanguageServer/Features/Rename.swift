import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentLocalisation
import IntentText

extension LanguageServer {
  mutating func prepareRename(_ parameters: JSONTree?) throws(ResponseError) -> JSONTree {
    guard let (place, _, found) = try changeableName(parameters) else { return .null }
    return [
      "range": places(in: place.read).range(place.path, found.range),
      "placeholder": .string(visibleText(found.name.name)),
    ]
  }

  mutating func rename(_ parameters: JSONTree?) throws(ResponseError) -> JSONTree {
    guard let new = parameters?["newName"]?.string else {
      throw ResponseError(.invalidParameters, "the request has no 'newName'")
    }
    guard let (place, names, found) = try changeableName(parameters) else { return .null }
    if let problem = GivenName.problem(new) { throw ResponseError(.requestFailed, problem) }
    guard found.name.name != new else { return .null }
    var changes = RenameChanges(of: found.name, to: new, in: names, place.read.module, unsaved)
    let verdict = try verdict(of: changes.ranges, in: place.read, new: new)
    if let project = ProjectFileChange(of: place.path, in: result(of: place.path)),
      let text = project.text(documents)
    {
      changes.addProject(found.name, project.path, text)
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
    place: Place, names: NameTable, found: NameTable.Occurrence
  )? {
    // Not every client reports changes on disk, but edits must fit the current files.
    if let path = try document(parameters)?.path { forgetFiles(at: path) }
    check()
    guard let place = try place(parameters) else { return nil }
    let names = place.read.names
    guard let found = names.occurrence(in: place.path, at: place.readOffset) else { return nil }
    try checkKind(found.name)
    try checkTexts(of: place.read)
    return (place, names, found)
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

  private func checkTexts(of read: ReadDefinition) throws(ResponseError) {
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
    in read: ReadDefinition,
    new: String
  ) throws(ResponseError) -> String? {
    func inputs(_ isRenamed: Bool) -> Inputs {
      let files = read.module.files.map { file -> InputFile in
        let path = file.definition.path
        var bytes = read.texts[path] ?? []
        if isRenamed { bytes = RenameChanges.applied(changes[path] ?? [], to: bytes) }
        return InputFile(path: path, name: file.definition.name, bytes: bytes)
      }
      return Inputs(files: files, diagnostics: [], folders: [])
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
      let known = Set(before.map(\.message))
      let error = after.first { !known.contains($0.message) } ?? after.first
      throw ResponseError(.requestFailed, error?.message ?? "the new name cannot be used")
    }
    guard before.isEmpty else { return nil }
    let call = ComparisonCall(from: .found(inputs(false)), to: .found(inputs(true)), options: options)
    let lost = call.run().report.changes.filter { $0.verdict > .safe }
    guard let first = lost.max(by: { $0.verdict < $1.verdict }) else { return nil }
    return "\(first.verdict.rawValue): \(visibleText(first.diagnostic.message)). "
      + "To change only the name in Swift, use 'renames' in '\(InputFile.projectFileName)' instead."
  }
}

struct RenameChanges {
  struct Change: Hashable {
    var range: Range<Int>
    var text: String
  }

  private let new: String
  private var changes: [String: [Change]] = [:]

  init(
    of name: ElementPath,
    to new: String,
    in names: NameTable,
    _ module: ModuleSchema,
    _ unsaved: UnsavedFiles
  ) {
    self.new = new
    for occurrence in names.occurrences(of: name) { add(occurrence.range, in: occurrence.file) }
    addTables(of: name, module, unsaved)
  }

  private mutating func add(_ range: Range<Int>, in path: String, text: String? = nil) {
    changes[path, default: []].append(Change(range: range, text: text ?? new))
  }

  var ranges: [String: [Change]] {
    changes.mapValues { changes in
      var end = -1
      return changes.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { change in
        guard change.range.lowerBound > end else { return false }
        end = change.range.upperBound - 1
        return true
      }
    }
  }

  private mutating func addTables(of name: ElementPath, _ module: ModuleSchema, _ unsaved: UnsavedFiles) {
    guard name.kind == .parameter || name.kind == .responseParameter || name.kind == .property else { return }
    for definition in module.files.map(\.definition) where !DocumentURI.isUntitled(definition.path) {
      let ids = Self.texts(with: name, in: definition)
      guard !ids.isEmpty else { continue }
      let folders = TableFolders(ofDefinitions: [definition.path], unsaved: unsaved)
      let tables = TableSearch(path: definition.path, name: definition.name, in: folders)
      let sources = Dictionary(tables.sources.map { ($0.path, $0.bytes) }) { first, _ in first }
      for entry in (tables.languages + [tables.sourceTexts].compactMap(\.self)).flatMap(\.entries) {
        guard let owners = ids[entry.key], let text = sources[entry.location.file] else { continue }
        let ranges = entry.texts.compactMap(\.range)
        for placeholder in ranges.flatMap({ WrittenPlaceholders.all(in: $0, of: text) }) {
          let isProperty = name.kind == .property
          guard !isProperty || owners.contains(placeholder.parameter.value),
            let place = isProperty ? placeholder.property : placeholder.parameter, place.value == name.name,
            let range = place.range
          else { continue }
          add(range, in: entry.location.file)
        }
      }
    }
  }

  /// Returns the IDs of texts with placeholders that may refer to the name. For a property, each ID comes
  /// with the parameters whose type owns the property.
  private static func texts(with name: ElementPath, in definition: Definition) -> [String: Set<String>] {
    var texts: [String: Set<String>] = [:]
    let owners = definition.intents.map {
      intent -> (parameters: Set<String>, responseParameters: Set<String>) in
      guard name.kind == .property else { return ([], []) }
      func names(_ fields: [Definition.Field]) -> Set<String> {
        Set(fields.filter { NameTable.type(of: $0) == name.owner.name }.compactMap(\.name?.value))
      }
      return (names(intent.parameters.map(\.field)), names(intent.response?.parameters.map(\.field) ?? []))
    }
    definition.forEachText { text in
      guard let id = text.text.id?.value else { return }
      let isOfResponse: Bool
      switch text.site.element {
      case .intent, .parameter: isOfResponse = false
      case .responseCode: isOfResponse = true
      default: return
      }
      guard let intent = text.site.element.intent else { return }
      if name.kind == .property {
        let names = isOfResponse ? owners[intent].responseParameters : owners[intent].parameters
        if !names.isEmpty { texts[id] = names }
      } else if isOfResponse == (name.kind == .responseParameter),
        definition.intents[intent].name?.value == name.owner.name
      {
        texts[id] = []
      }
    }
    return texts
  }

  mutating func addProject(_ name: ElementPath, _ path: String, _ text: [UInt8]) {
    guard name.renamesKey != nil, let root = JSONTree.read(SourceText(path: path, bytes: text)).0
    else { return }
    for (key, kind) in Rename.kinds {
      for member in root["renames"]?[key]?.members ?? [] {
        let range = member.keyRange.lowerBound + 1..<member.keyRange.upperBound - 1
        if kind == name.kind, member.key == name.projectName {
          add(range, in: path, text: name.renamed(new).projectName)
        } else if kind.owner == name.kind, member.key.hasPrefix(name.name + ".") {
          add(range, in: path, text: new + member.key.dropFirst(name.name.count))
        }
      }
    }
  }

  static func applied(_ changes: [Change], to bytes: [UInt8]) -> [UInt8] {
    var edits = TextEdits()
    for change in changes { edits.replace(change.range, with: change.text) }
    return edits.applied(to: bytes)
  }
}

/// The rename of the language server, for other commands.
package enum DefinitionRename {
  /// Renames a declaration in the module's definitions, their tables and the project's `intentc.json`.
  /// Returns the files' old and new texts as UTF-8. The old text of a file in another encoding is empty,
  /// because the positions of its placeholders are unknown.
  package static func changes(
    of name: ElementPath,
    to new: String,
    in result: CompilerCall.Result,
    unsaved: UnsavedFiles
  ) -> [String: (old: [UInt8], new: [UInt8])] {
    guard
      let module = result.modules.map(\.schema).first(where: { module in
        module.files.contains { !$0.definition.sites(of: name.declaration).isEmpty }
      })
    else { return [:] }
    var texts = Dictionary(firsts: result.compilation.sources.map { ($0.path, $0.bytes) })
    var changes = RenameChanges(of: name, to: new, in: NameTable(module, texts: texts), module, unsaved)
    for source in result.projects.compactMap(\.source) {
      texts[source.path] = source.bytes
      changes.addProject(name, source.path, source.bytes)
    }
    var files: [String: (old: [UInt8], new: [UInt8])] = [:]
    for (path, ranges) in changes.ranges {
      guard let old = try? texts[path] ?? unsaved.readRegular(path) else { continue }
      guard !old.contains(0), String(validUTF8: old) != nil else {
        files[path] = ([], [])
        continue
      }
      files[path] = (old, RenameChanges.applied(ranges, to: old))
    }
    return files
  }
}

extension ElementPath {
  /// The intent, enum or type that this element is or belongs to.
  fileprivate var declaration: ElementPath { owner == .definition ? self : owner }
}
