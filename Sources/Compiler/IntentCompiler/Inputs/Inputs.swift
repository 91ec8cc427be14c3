import IntentDiagnostics

/// The definitions of a call: files that were named or found, and problems of the search.
package struct Inputs: Sendable {
  package var files: [InputFile]
  package var diagnostics: [Diagnostic]
  package var emptyFolders: [EmptyFolder] = []
  package var searchedFolders: [String] = []
  private var readsStandardInput = false

  package init(
    files: [InputFile],
    diagnostics: [Diagnostic] = [],
    searchedFolders: [String] = []
  ) {
    self.files = files
    self.diagnostics = diagnostics
    self.searchedFolders = searchedFolders
  }

  /// Takes the paths of definitions, and returns the ones to read, with a report of the others.
  package typealias Choice = @Sendable ([String]) -> ([String], [Diagnostic])

  /// - Parameter choose: Reads one localized copy of each definition, unless a project knows more.
  package static func read(
    _ arguments: [String],
    choosing choose: Choice = { LocalisedCopies.choose(from: $0) }
  ) -> Inputs {
    var inputs = find(arguments, choosing: choose)
    inputs.readFiles()
    return inputs
  }

  /// Finds and reads definitions with all their localized copies.
  package static func readCopies(_ arguments: [String]) -> Inputs {
    var inputs = find(arguments) { ($0, []) }
    inputs.readFiles()
    return inputs
  }

  /// Finds files without reading them; ``readFiles()`` does that.
  package static func find(_ arguments: [String]) -> Inputs {
    find(arguments) { LocalisedCopies.choose(from: $0) }
  }

  private static func find(
    _ arguments: [String],
    choosing choose: ([String]) -> ([String], [Diagnostic])
  ) -> Inputs {
    var search = InputSearch()
    for argument in arguments { search.add(argument) }
    let (paths, copies) = choose(search.paths)
    var inputs = Inputs(
      files: paths.map { InputFile(path: $0, bytes: [], searchedFolder: search.searchedFolders[$0]) },
      diagnostics: search.diagnostics + copies,
      searchedFolders: search.folders
    )
    inputs.emptyFolders = search.emptyFolders
    inputs.readsStandardInput = search.readsStandardInput
    return inputs
  }

  /// Reads the found files. Leaves out unreadable ones, with a diagnostic.
  package mutating func readFiles() {
    let found = files
    files = []
    for var file in found {
      let isStandardInput = file.path == InputFile.standardInputPath && readsStandardInput
      do throws(FileError) {
        file.bytes = try isStandardInput ? FileSystem.read(descriptor: 0) : FileSystem.read(file.path)
        files.append(file)
      } catch {
        let words = "cannot be read: \(error.words)"
        diagnostics.append(Diagnostic(.unreadableInput, words, at: SourceLocation(file: file.path)))
      }
    }
  }

  /// Stands for definitions where none was found: the folder's project still has settings for App Intents.
  var standIns: [InputFile] {
    searchedFolders.map { InputFile(path: FilePath.join($0, "none"), bytes: [], searchedFolder: $0) }
  }
}

/// A searched folder without a definition. That is a mistake, unless the caller knows what else is there.
package struct EmptyFolder: Sendable {
  package let path: String
  /// What to do about it.
  let hint: String

  /// - Parameter others: What else is not in the folder, such as `no App Intents and `.
  package func report(besides others: String = "") -> Diagnostic {
    let words = "\(others)no '\(InputFile.fileExtension)' file\(hint)"
    return Diagnostic(.noDefinitions, words, at: SourceLocation(file: path))
  }
}

/// A definition that was read but not parsed.
package struct InputFile: Sendable, Hashable {
  /// The path as given or as found in a given folder, or `<stdin>`.
  package var path: String
  /// The folder to find the definition's project from, without the name of a revision; `nil` for standard
  /// input.
  package let home: String?
  /// The base name, which also names the strings tables.
  package var name: String
  /// The contents, in UTF-8, or UTF-16 with a byte order mark.
  package var bytes: [UInt8]
  package var searchedFolder: String?

  package init(path: String, name: String, bytes: [UInt8], searchedFolder: String? = nil) {
    self.path = path
    home = path == Self.standardInputPath ? nil : FilePath.home(of: path)
    self.name = name
    self.bytes = bytes
    self.searchedFolder = searchedFolder
  }

  package init(path: String, bytes: [UInt8], searchedFolder: String? = nil) {
    self.init(path: path, name: Self.name(ofPath: path), bytes: bytes, searchedFolder: searchedFolder)
  }

  package static let standardInputPath = "<stdin>"

  package static let fileExtension = ".intentdefinition"

  package static let projectFileName = ProjectFileSearch.fileName

  private static func name(ofPath path: String) -> String {
    if path == standardInputPath { return "stdin" }
    let name = FilePath.name(of: path)
    guard name.hasSuffix(fileExtension), name.utf8.count > fileExtension.utf8.count else { return name }
    return String(name.dropLast(fileExtension.count))
  }
}

extension Rule {
  package static let noDefinitions = Rule("no-definitions", .error, "A folder contains no intent definition")
  package static let linkedDefinition = Rule(
    "linked-definition",
    .note,
    "A symbolic link to a definition was skipped while searching a folder"
  )
  static let localisedCopy = Rule(
    "localised-copy",
    .note,
    "A definition has copies, which are not read"
  )
  static let noBaseLocalisation = Rule(
    "no-base-localisation",
    .warning,
    "A definition has a copy for each language but none in 'Base.lproj'"
  )

  package static let inputRules: [Rule] = [
    .missingInput, .unreadableInput, .noDefinitions, .linkedDefinition, .localisedCopy, .noBaseLocalisation,
  ]
}

extension Inputs {
  /// Drops the files in some folders, and the problems of finding them.
  package mutating func leaveOut(_ folders: Set<String>) {
    guard !folders.isEmpty else { return }
    files.removeAll { FilePath.isIn($0.path, folders) }
    emptyFolders.removeAll { FilePath.isIn($0.path, folders) }
    diagnostics.removeAll { $0.location.map { FilePath.isIn($0.file, folders) } ?? false }
  }

  /// Drops the reports that these paths are missing or contain no definition.
  package mutating func expectNothing(at paths: Set<String>) {
    emptyFolders.removeAll { paths.contains($0.path) }
    diagnostics.removeAll { $0.rule == .missingInput && paths.contains($0.location?.file ?? "") }
  }

  /// Whether the search included the folder of a project file, so that all of its definitions are there.
  package func coversFolder(of projectFile: String?) -> Bool {
    guard let projectFile else { return false }
    let folder = FilePath.folder(of: projectFile)
    let identity = try? FileSystem.status(of: folder.isEmpty ? "." : folder).identity
    return searchedFolders.contains { root in
      FilePath.isBelow(folder, root)
        || (identity != nil && (try? FileSystem.status(of: root).identity) == identity)
    }
  }
}
