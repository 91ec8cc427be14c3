import IntentDiagnostics

/// Writes only changed files, each atomically. Generated code only replaces generated code.
package struct OutputWriter: Sendable {
  /// The effect of writing a file, before or after it is written.
  package struct Change: Sendable {
    /// Whether the file is new, or its bytes differ from the file on disk.
    package enum Kind: String, Sendable, Hashable {
      case created, updated, unchanged
    }

    package var path: String
    package var kind: Kind
  }

  /// The reason why nothing was written.
  package struct Failure: Error, Sendable, Hashable {
    package var diagnostic: Diagnostic

    package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
  }

  private let folder: String
  private let inputs: [String]

  /// Creates a writer that refuses to replace `inputs`.
  package init(folder: String, inputs: [String] = []) {
    self.folder = folder
    self.inputs = inputs
  }

  package func paths(of files: [GeneratedFile]) -> [String] {
    files.map { FilePath.join(folder, $0.name) }
  }

  /// What ``write(_:)`` would do, in the order of the files. Throws if it would refuse.
  package func changes(_ files: [GeneratedFile]) throws(Failure) -> [Change] {
    try check(files)
    let open: FolderHandle?
    do throws(FileError) {
      open = try FolderHandle(folder)
    } catch .missing {
      open = nil
    } catch {
      throw failure(error, at: folder)
    }
    var changes: [Change] = []
    for file in files {
      changes.append(Change(path: FilePath.join(folder, file.name), kind: try kind(of: file, in: open)))
    }
    return changes
  }

  /// Writes temporary files, then renames them, so that a full disk leaves the old files intact.
  package func write(_ files: [GeneratedFile]) throws(Failure) -> [Change] {
    try check(files)
    let open: FolderHandle
    do throws(FileError) {
      try FolderHandle.create(folder)
      open = try FolderHandle(folder)
    } catch {
      throw failure(error, at: folder)
    }
    var changes: [Change] = []
    var staged: [(temporary: String, name: String)] = []
    var renamedCount = 0
    do throws(Failure) {
      for file in files {
        let change = Change(path: FilePath.join(folder, file.name), kind: try kind(of: file, in: open))
        changes.append(change)
        guard change.kind != .unchanged else { continue }
        if change.kind == .updated { try checkReplaces(change.path, file) }
        let temporary = try attempt(change.path) { () throws(FileError) in
          try open.stage(file.bytes, number: staged.count)
        }
        staged.append((temporary, file.name))
      }
      for (temporary, name) in staged {
        try attempt(FilePath.join(folder, name)) { () throws(FileError) in
          try open.rename(temporary, to: name)
        }
        renamedCount += 1
      }
    } catch {
      for (temporary, _) in staged[renamedCount...] { open.remove(temporary) }
      throw error
    }
    return changes
  }

  private func kind(of file: GeneratedFile, in folder: FolderHandle?) throws(Failure) -> Change.Kind {
    guard let folder else { return .created }
    let path = FilePath.join(self.folder, file.name)
    return try attempt(path) { () throws(FileError) in
      switch try folder.kind(of: file.name) {
      case nil: .created
      case .folder: throw .isFolder
      case .file: folder.holds(file.bytes, in: file.name) ? .unchanged : .updated
      case .link, .other: .updated
      }
    }
  }

  /// An empty file may be replaced, too.
  private func checkReplaces(_ path: String, _ file: GeneratedFile) throws(Failure) {
    guard GeneratedFile.isGenerated(file.bytes),
      (try? FileSystem.status(of: path, followsLinks: false))?.kind == .file
    else { return }
    let former = try attempt(path) { () throws(FileError) in try FileSystem.read(path) }
    guard !former.isEmpty, !GeneratedFile.isGenerated(former) else { return }
    throw Failure(
      Diagnostic(
        .outputFailed,
        "cannot be written: the file does not say '\(GeneratedFile.heading.dropLast())', so it may be yours; "
          + "remove it, or use another folder",
        at: SourceLocation(file: path)
      )
    )
  }

  /// Checks where files would be written. Throws for a name that no file can have, for two files of one name,
  /// and for a file that would replace an input.
  package func check(_ files: [GeneratedFile]) throws(Failure) {
    try checkNames(of: files)
    try checkPaths(of: files)
  }

  private func checkPaths(of files: [GeneratedFile]) throws(Failure) {
    guard !inputs.isEmpty else { return }
    var known: [FileIdentity: String] = [:]
    for path in inputs {
      if let identity = FileIdentity(path), known[identity] == nil { known[identity] = path }
    }
    for path in paths(of: files) {
      guard let input = FileIdentity(path).flatMap({ known[$0] }) else { continue }
      let other = input == path ? "" : " as '\(input)'"
      throw Failure(
        Diagnostic(
          .outputFailed,
          "cannot be written: this command reads it\(other); use another path",
          at: SourceLocation(file: path)
        )
      )
    }
  }

  // Check the names, because they come from definitions.
  private func checkNames(of files: [GeneratedFile]) throws(Failure) {
    var seen: [String: String] = [:]
    for file in files {
      let name = file.name
      let isHarmless =
        !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255
        && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
      guard isHarmless else {
        throw Failure(Diagnostic(.outputName, "'\(name)' is not a valid file name"))
      }
      if let other = seen.updateValue(name, forKey: name.lowercased()) {
        let message =
          other == name
          ? "two definitions generate the file '\(name)'; rename one of them"
          : "'\(other)' and '\(name)' are the same file on many file systems; rename one of them"
        throw Failure(Diagnostic(.outputName, message))
      }
    }
  }

  private func attempt<Result>(
    _ path: String,
    _ action: () throws(FileError) -> Result
  ) throws(Failure) -> Result {
    do throws(FileError) {
      return try action()
    } catch {
      throw failure(error, at: path)
    }
  }

  private func failure(_ error: FileError, at path: String) -> Failure {
    Failure(
      Diagnostic(.outputFailed, "cannot be written: \(error.words)", at: SourceLocation(file: path))
    )
  }
}

extension Rule {
  static let outputFailed = Rule("output-failed", .error, "A generated file cannot be written", on: .other)
  package static let staleGeneratedCode = Rule(
    "stale-generated-code",
    .warning,
    "A generated file does not match its definition",
    on: .other
  )

  package static let outputRules: [Rule] = [.outputFailed, .staleGeneratedCode]
}
