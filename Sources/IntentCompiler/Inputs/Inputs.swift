/// The requested definitions with their contents, and the diagnostics of reading them.
package struct Inputs: Sendable {
  /// The files, in the order in which they were named and found.
  package var files: [InputFile]
  /// The diagnostics of finding and reading the files.
  package var diagnostics: [Diagnostic]
  /// The folders that may contain the project's own files: the input folders, those of the input files, and
  /// the parents of `.lproj` folders.
  package var folders: [String]
  /// The input folders that were searched.
  package var searchedFolders: [String] = []
  /// The folders that the search looked into: the input folders and those inside them.
  package private(set) var visitedFolders: [String] = []

  package init(
    files: [InputFile],
    diagnostics: [Diagnostic],
    folders: [String],
    searchedFolders: [String] = []
  ) {
    self.files = files
    self.diagnostics = diagnostics
    self.folders = folders
    self.searchedFolders = searchedFolders
  }

  /// Finds and reads definitions.
  ///
  /// - Parameters:
  ///   - arguments: Paths of files and folders, and `-` for standard input. A folder is searched for files that
  ///     end in `.intentdefinition`. Of the localised copies of a definition, only one is read.
  ///   - standardInputName: The base name of the definition on standard input; `nil` for `stdin`.
  ///   - jobs: The number of files to read concurrently.
  package static func read(_ arguments: [String], standardInputName: String? = nil, jobs: Int = 1) -> Inputs {
    var inputs = read(arguments, jobs: jobs, choosing: { LocalisedCopies.choose(from: $0) })
    guard let standardInputName else { return inputs }
    for index in inputs.files.indices where inputs.files[index].path == InputFile.standardInputPath {
      inputs.files[index].name = standardInputName
    }
    return inputs
  }

  /// Finds and reads definitions, including all localised copies.
  package static func readCopies(_ arguments: [String]) -> Inputs {
    read(arguments) { ($0, []) }
  }

  private static func read(
    _ arguments: [String],
    jobs: Int = 1,
    choosing choose: ([String]) -> ([String], [Diagnostic])
  ) -> Inputs {
    var search = InputSearch()
    for argument in arguments { search.add(argument) }
    let (paths, copies) = choose(search.paths)
    var inputs = Inputs(
      files: [],
      diagnostics: search.diagnostics + copies,
      folders: search.folders,
      searchedFolders: search.folders
    )
    inputs.visitedFolders = search.visitedFolders
    let read = paths.concurrentMap(jobs: jobs) {
      [search] path -> (file: InputFile?, problem: Diagnostic?) in
      let isStandardInput = path == InputFile.standardInputPath && search.readsStandardInput
      do throws(FileError) {
        let bytes = try isStandardInput ? FileSystem.read(descriptor: 0) : FileSystem.read(path)
        return (InputFile(path: path, bytes: bytes, searchedFolder: search.searchedFolders[path]), nil)
      } catch {
        let words = "cannot read '\(path)': \(error.words)"
        return (nil, Diagnostic(.unreadableInput, words, at: SourceLocation(file: path)))
      }
    }
    inputs.files = read.compactMap(\.file)
    inputs.diagnostics += read.compactMap(\.problem)
    inputs.addFolders(of: paths)
    return inputs
  }

  /// Adds the folders next to some definitions that may contain the project's own files.
  package mutating func addFolders(of paths: [String]) {
    for path in paths where path != InputFile.standardInputPath {
      let folder = FilePath.folder(of: path)
      folders.append(folder)
      if folder.hasSuffix(".lproj") { folders.append(FilePath.folder(of: folder)) }
    }
  }
}
