import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentLocalisation
import IntentText
import LibIntentc

/// A definition in the editor, with the other files that a rename changes.
///
/// To undo a change, return to an earlier copy.
package struct DesignDocument: Sendable {
  package let path: String
  /// `nil` if the file doesn't exist yet.
  package private(set) var original: [UInt8]?
  package var tree: DesignTree
  /// New elements don't reuse its tags and indices.
  let released: ReleasedDefinition?
  /// Renaming an element also renames it here, so current names find it.
  private var releasedTree: DesignTree?
  /// Other files by path, before and after the changes.
  private(set) var others: [String: (old: [UInt8], new: [UInt8])] = [:]
  package private(set) var swiftRenames = SwiftRenames()
  /// Enums and object types that changes of other elements created.
  private var declared: [ElementPath] = []
  /// Parameters whose parent was removed.
  private var freed: [ElementPath] = []

  private let lastTexts = LastResults<WrittenTree, Result<[UInt8], DesignProblem>>(limit: 3)
  /// A form needs three states: before its changes, with them, and with the text that is being typed.
  private let lastCompiled = LastResults<CompiledFiles, CompilerCall.Result>(limit: 3)
  /// The released version, by the files beside the definition and its project file, which can change.
  let releasedVersion = LastResults<[String], VersionDefinitions>(limit: 1)

  /// Writes changes of the tree into the file's text; `nil` for a new definition.
  private var change: PropertyListChange?

  /// Starts a new definition if the file doesn't exist.
  ///
  /// - Parameter released: Finds the released version; without one, it is the opened file.
  /// - Throws: `DesignProblem`, `Unreadable` or an error of `released`.
  package init(_ path: String, released: () throws -> ReleasedDefinition? = { nil }) throws {
    self.path = path
    do throws(FileError) {
      original = try FileSystem.readRegular(path)
    } catch .missing {
      original = nil
      try Self.checkCreation(of: path)
    } catch {
      throw DesignProblem("cannot read '\(path)': \(error.words)")
    }
    // With the path of the changed file, the lines of one would be shown for the other.
    let opened = original.map { bytes in
      ReleasedDefinition(
        InputFile(path: "\(path) (as opened)", bytes: bytes),
        ProjectFiles(keeping: FilePath.home(of: path))
      )
    }
    self.released = try released() ?? opened
    releasedTree = self.released?.tree
    let name = InputFile(path: path, bytes: []).name
    if let original {
      let change = try Self.read(original, path)
      (self.change, tree) = (change, DesignTree(root: change.value))
    } else {
      tree = DesignTree(root: .newDefinition(name))
    }
  }

  /// Tells before the first question whether the new file could be written.
  private static func checkCreation(of path: String) throws {
    do throws(FileError) {
      try FileReplacement.check(path)
    } catch .missing {
      throw DesignProblem("cannot create '\(path)': there is no folder '\(FilePath.folder(of: path))'")
    } catch {
      throw DesignProblem("cannot create '\(path)': \(error.words)")
    }
  }

  init(path: String, tree: DesignTree) {
    (self.path, self.tree, original, released) = (path, tree, nil, nil)
  }

  /// Thrown if a file of the module can't be read.
  package struct Unreadable: Error, CustomStringConvertible {
    package var diagnostics: [Diagnostic]
    package var sources: [SourceText]

    package var description: String {
      guard let error = diagnostics.first(where: { $0.severity == .error }) else {
        return "a file can't be read"
      }
      return "\(error.location.map { "'\($0.file)': " } ?? "")\(error.message)"
    }
  }

  private static func read(_ bytes: [UInt8], _ path: String) throws -> PropertyListChange {
    let (list, source) = try readList(bytes, path)
    guard !list.isBinary else {
      throw DesignProblem(
        "'\(path)' is a binary property list; convert it to XML first, for example with 'plutil -convert xml1'"
      )
    }
    guard source.bytes == bytes else {
      throw DesignProblem("'\(path)' is not in UTF-8; save it in UTF-8 first")
    }
    return PropertyListChange(list)
  }

  static func readList(_ bytes: [UInt8], _ path: String) throws -> (PropertyList, SourceText) {
    let read = PropertyListReader().read(bytes, path: path)
    guard let list = read.list, !read.diagnostics.contains(where: { $0.severity == .error }) else {
      throw Unreadable(diagnostics: read.diagnostics, sources: [read.source])
    }
    guard list.kind(list.root) == .dictionary else {
      throw DesignProblem("'\(path)' is not a definition: its property list is not a dictionary")
    }
    return (list, read.source)
  }

  // MARK: Changes

  /// Makes a change, or throws why it is impossible.
  package mutating func apply(_ change: DesignChange) throws {
    guard case .rename(let path, let new) = change else {
      let former = tree
      try tree.apply(change, released: releasedTree)
      switch change {
      case .remove(let path): freed += path.element.map(former.children(of:)) ?? []
      case .add(let path, _) where [.enumeration, .type].contains(path.element?.kind): break
      default:
        let types = tree.paths(.enumeration) + tree.paths(.type)
        declared += types.filter { former[$0] == nil && !declared.contains($0) }
      }
      return
    }
    try rename(path, to: new)
  }

  /// Sentences about what changes of other elements did.
  package var sideEffects: [String] {
    declared.filter { tree[$0] != nil }.map { element in
      "creates the \(element.kind == .type ? "object type" : "enum") '\(element.name)'"
    }
      + freed.filter { tree[$0] != nil && tree[$0]?[.parameter(.relationship)] == nil }.map { element in
        "removes the condition of '\(element.name)', whose parent is removed"
      }
  }

  private func checkRename(of element: ElementPath, to new: String) throws(DesignProblem) {
    _ = try tree.existing(element)
    if let problem = GivenName.problem(new) { throw DesignProblem(problem) }
    guard element.kind.hasReferences else {
      throw DesignProblem(
        "\(element.kind.withArticle) has no name that others refer to; remove it and add another"
      )
    }
    guard !element.isFixed else {
      throw DesignProblem("'\(element.name)' cannot be renamed: the format fixes its name")
    }
    guard DesignTree.numbered(element.name) == nil else {
      throw DesignProblem(
        "'\(element.name)' shares its name, so what refers to it is not clear; remove it and add another"
      )
    }
    guard new == element.name || tree.steps(to: element.renamed(new)) == nil else {
      throw DesignProblem("there is already \(element.kind.withArticle) '\(new)'")
    }
  }

  /// Compiles the module to find what refers to the element, and changes all files.
  private mutating func rename(_ path: DesignPath, to new: String) throws {
    guard let element = path.element else { throw path.namesNothing(in: tree) }
    try checkRename(of: element, to: new)
    guard new != element.name else { return }
    let renamed = element.renamed(new)
    // Other files may use the name, so compile the whole module with all unsaved changes.
    let text = try self.text()
    let inputs = inputs(text)
    let result = compiled(inputs, self.unsaved)
    var unsaved = self.unsaved
    unsaved.texts[self.path] = text
    if renamed.names.count == 1, let file = inputs.files.first(where: { Self.declares(renamed, $0) })?.path {
      throw DesignProblem("there is already \(element.kind.withArticle) '\(new)', in '\(file)'")
    }
    // Other definitions can only name enums, types, cases and properties.
    if [.enumeration, .enumCase, .type, .property].contains(element.kind),
      let other = result.compilation.sources.first(where: { $0.bytes.isEmpty })
    {
      throw DesignProblem(
        "'\(other.path)' is a binary property list, so the name cannot be changed in it; convert it to XML first"
      )
    }
    try? releasedTree?.rekey(element, to: new)
    for (file, change) in DefinitionRename.changes(of: element, to: new, in: result, unsaved: unsaved) {
      if file == self.path {
        let read = try Self.read(change.new, self.path)
        (self.change, tree) = (read, DesignTree(root: read.value))
      } else if let known = others[file] {
        others[file] = (known.old, change.new)
      } else {
        guard (try? FileSystem.readRegular(file)) == change.old else {
          throw DesignProblem(
            "'\(file)' is not in UTF-8, so its placeholders cannot be renamed; save it in UTF-8 first"
          )
        }
        others[file] = change
      }
    }
    let after = compiled(self.inputs(try self.text()), self.unsaved)
    swiftRenames.add(from: result.swiftNames(of: element), to: after.swiftNames(of: renamed))
  }

  private static func declares(_ element: ElementPath, _ file: InputFile) -> Bool {
    guard let (list, _) = try? readList(file.bytes, file.path) else { return false }
    return DesignTree(root: PropertyValue(list, list.root)).steps(to: element) != nil
  }

  // MARK: Text

  /// Returns the bytes to save. Only changed parts get Xcode's formatting, and each new text gets an ID.
  package func text() throws(DesignProblem) -> [UInt8] {
    try lastTexts(WrittenTree(tree: tree, base: change?.original)) {
      Result { () throws(DesignProblem) in try writtenText() }
    }
    .get()
  }

  private func writtenText() throws(DesignProblem) -> [UInt8] {
    let name = InputFile(path: path, bytes: []).name
    guard let change else { return tree.withTextIDs(besides: nil, in: name).root.file }
    guard tree.root != change.value else { return change.original }
    do {
      let tree = tree.withTextIDs(besides: DesignTree(root: change.value), in: name)
      return try change.text(holding: tree.root)
    } catch {
      throw DesignProblem("'\(path)' is laid out in an unusual way; run 'intentc format' on it first")
    }
  }

  // MARK: Saving

  /// Returns notes, such as translations to review. ``save()`` writes the tables.
  ///
  /// - Throws: `Unreadable` if a table can't be updated, or `DesignProblem` if the definition can't be read.
  package mutating func syncTables() throws -> [Diagnostic] {
    func definition(_ bytes: [UInt8]) -> Definition? {
      let inputs = Inputs(files: [InputFile(path: path, bytes: bytes)])
      return CompilerDriver.run(inputs, .ofCommand(), to: .meaning).compilation.module.files.first?.definition
    }
    guard let current = definition(try text()) else {
      throw DesignProblem("the tables cannot follow, because the definition cannot be read")
    }
    let result = StringsSync(current, old: original.flatMap(definition), unsaved: unsaved).result
    guard !result.hasErrors else {
      throw Unreadable(diagnostics: result.diagnostics, sources: result.sources)
    }
    for change in result.changes {
      others[change.path] = (others[change.path]?.old ?? change.before, change.bytes)
    }
    return result.diagnostics
  }

  var unsaved: UnsavedFiles { UnsavedFiles(others.mapValues(\.new)) }

  /// Compiles files, unless one of the last calls did.
  func compiled(_ inputs: Inputs, _ unsaved: UnsavedFiles = UnsavedFiles()) -> CompilerCall.Result {
    let settings = ProjectFiles().nearest(to: FilePath.home(of: path)).flatMap {
      try? FileSystem.readRegular($0)
    }
    return lastCompiled(CompiledFiles(files: inputs.files, settings: settings, unsaved: unsaved.texts)) {
      CompilerDriver.run(inputs, .ofDesign(unsaved), to: .names)
    }
  }

  /// The files that saving would write. `old` is `nil` for a new file.
  package func changedFiles() throws(DesignProblem) -> [(path: String, old: [UInt8]?, new: [UInt8])] {
    let text = try text()
    let own = text == original ? [] : [(path, original, text)]
    return own + others.sorted { $0.key < $1.key }.map { ($0.key, $0.value.old, $0.value.new) }
  }

  /// Writes the changed files and returns their paths. If another program has changed a file, writes nothing
  /// and throws.
  package func save() throws -> [String] {
    let files = try changedFiles()
    for (file, old, _) in files {
      guard (try? FileSystem.readRegular(file)) == old else {
        throw DesignProblem("'\(file)' was changed by another program; nothing is written")
      }
    }
    for file in files {
      do throws(FileError) {
        try FileReplacement.check(file.path)
      } catch {
        throw DesignProblem("cannot write '\(file.path)': \(error.words); nothing is written")
      }
    }
    // Write the definition last, so that a rename can be repeated if another file can't be written.
    for (file, old, new) in files.reversed() {
      if let problem = FileReplacement.write(file, from: old, to: new) {
        throw DesignProblem(problem.message(besides: ""))
      }
    }
    return files.map(\.path)
  }

  /// - Parameter isSame: Whether this copy is the saved version, so the other files are saved, too.
  mutating func follow(_ saved: [UInt8], isSame: Bool = false) {
    original = saved
    if isSame { others = [:] }
  }
}
