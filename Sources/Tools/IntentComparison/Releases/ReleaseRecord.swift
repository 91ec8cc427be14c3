import AppFacts
import IntentCompiler
import IntentDiagnostics

/// The files of a release that later versions are compared with: definitions and project files, and the Swift
/// files with App Intents and widgets.
package struct ReleaseRecord: Sendable {
  /// Paths are relative to the folder of the release.
  package private(set) var files: [(path: String, bytes: [UInt8])] = []
  package private(set) var problems: [Diagnostic] = []
  package private(set) var sources: [SourceText] = []

  /// - Parameter codePaths: Files and folders in `folder` with App Intents.
  package init(of folder: String, codePaths: [String] = [], options: CompilerOptions = CompilerOptions()) {
    var inputs = Inputs.read([folder])
    if !codePaths.isEmpty { inputs.expectNothing(at: [folder]) }
    let version = VersionDefinitions.read((inputs, ProjectFiles()), options.forReading)
    problems = version.allProblems
    sources = version.sources
    var seen: Set<String> = []
    let projects = Set(version.projects.map(\.path))
    let readFiles = inputs.files.map { ($0.path, $0.bytes) } + version.sources.map { ($0.path, $0.bytes) }
    for (path, bytes) in readFiles {
      // A project file from '--config' or from a parent folder applies to the whole release.
      let isNamed = options.configurationPath != nil && projects.contains(path)
      let inside = isNamed ? InputFile.projectFileName : Self.pathInside(folder, of: path)
      let kept = inside ?? FilePath.name(of: path)
      guard seen.insert(kept).inserted else { continue }
      files.append((kept, bytes))
    }
    for path in codePaths { addCode(at: path, in: folder) }
    if files.isEmpty, problems.isEmpty {
      let message = "there is no definition and no App Intent"
      problems = [Diagnostic(.noDefinitions, message, at: SourceLocation(file: folder))]
    }
  }

  /// Whether it contains App Intents or widgets in Swift.
  package var hasCode: Bool { files.contains { $0.path.hasSuffix(".swift") } }

  /// Adds the file with the targets that build the Swift files.
  ///
  /// - Parameters:
  ///   - targets: All targets of the app.
  ///   - folder: The folder of the release's sources.
  ///   - owners: Returns the targets that build the file at a path in the folder.
  package mutating func add(
    _ targets: [AppTarget],
    in folder: String,
    ownedBy owners: (String) -> [AppTarget]
  ) {
    let paths = files.map(\.path).filter { $0.hasSuffix(".swift") }
    if let file = ReleaseTargets.file(targets, in: folder, for: paths, ownedBy: owners) {
      files.append(file)
    }
  }

  private mutating func addCode(at path: String, in folder: String) {
    do throws(FileError) {
      let isFolder = try FileSystem.status(of: path).kind == .folder
      let paths =
        isFolder ? try FolderFiles(path).files.map(\.path).filter { $0.hasSuffix(".swift") } : [path]
      var swift: [String: [UInt8]] = [:]
      for file in paths {
        guard let inside = Self.pathInside(folder, of: file) else {
          let message = "the file is outside of '\(folder)'; name a folder that contains both"
          problems.append(Diagnostic(.unreadableInput, message, at: SourceLocation(file: file)))
          return
        }
        swift[inside] = try FileSystem.readRegular(file)
      }
      let isNeeded = swift.values.contains {
        let file = AppIntentsFiles.File($0)
        return file.declaresAppIntents || file.makesWidgets
      }
      guard isNeeded else { return }
      let addedPaths = Set(files.map(\.path))
      for (path, bytes) in AppIntentsFiles.needed(of: swift).sorted(by: { $0.key < $1.key })
      where !addedPaths.contains(path) {
        files.append((path, bytes))
      }
    } catch {
      let message = "cannot be read: \(error.words)"
      problems.append(Diagnostic(.unreadableInput, message, at: SourceLocation(file: path)))
    }
  }

  /// The path of a file from the folder; `nil` if the file is outside.
  private static func pathInside(_ folder: String, of path: String) -> String? {
    let (path, folder) = (FilePath.shortened(path), FilePath.shortened(folder))
    return FilePath.isBelow(path, folder) ? FilePath.relative(path, to: folder) : nil
  }
}
