import AppFacts
import IntentCompiler
import IntentDiagnostics

/// An app's folders: their files by kind, from one walk. ``AppProject`` and ``AppFolder`` read facts from
/// these files when a command needs them.
package struct App: Sendable {
  private(set) var files: [String] = []
  /// Xcode's projects, and manifests of XcodeGen, SwiftPM and Tuist.
  private(set) var projects: [String] = []
  /// The files that projects may name, so that no name leads out of the app.
  private var projectParts: Set<String> = []
  /// Bazel's files.
  private(set) var buildFiles: [String] = []
  /// Folders with another build system, such as Bazel.
  private(set) var otherBuilds: Set<String> = []
  private(set) var swiftFiles: [String] = []
  private(set) var objectiveCFiles: [String] = []
  private(set) var definitions: [String] = []
  private(set) var plists: [String] = []
  private(set) var tables: [ProjectTexts.Table] = []
  /// The folders of built apps and extensions with App Intents.
  private(set) var builtAppIntents: [String] = []
  /// Folders and Swift files that cannot be read.
  private(set) var problems: [UnreadFile] = []

  /// Throws if the folder cannot be read.
  package init(_ folder: String) throws(FileError) {
    add(try FolderFiles(folder))
  }

  /// Looks through several folders. Folders that cannot be read count as empty. The folders may contain each
  /// other.
  package init(_ folders: [String]) {
    var seen: Set<String> = []
    for folder in folders {
      let folder = FilePath.shortened(folder)
      guard let found = try? FolderFiles(folder.isEmpty ? "." : folder) else { continue }
      add(found) { seen.insert($0).inserted }
    }
  }

  private mutating func add(_ found: FolderFiles, where isNew: (String) -> Bool = { _ in true }) {
    problems += found.problems
    for file in found.files where isNew(file.path) { add(file.path, file.name) }
  }

  private mutating func add(_ path: String, _ name: String) {
    files.append(path)
    let folder = FilePath.folder(of: path)
    if AppOutline.Kind(path) != nil { projects.append(path) }
    if AppOutline.isNeeded(path) { projectParts.insert(FilePath.shortened(path)) }
    if AppOutline.isOfOtherBuild(path) { otherBuilds.insert(folder) }
    if ["BUILD", "BUILD.bazel"].contains(name) { buildFiles.append(path) }
    switch name {
    case _ where name.hasSuffix(".swift"): swiftFiles.append(path)
    case _ where [".m", ".mm"].contains(where: name.hasSuffix): objectiveCFiles.append(path)
    case _ where name.hasSuffix(InputFile.fileExtension): definitions.append(path)
    case _ where name.hasSuffix(".plist"): plists.append(path)
    case _ where FilePath.isTable(name): tables.append((path, FilePath.language(ofFolder: folder)))
    default:
      if FilePath.name(of: folder) == "Metadata.appintents" { builtAppIntents.append(folder) }
    }
  }

  /// - Parameter manifests: The parsed manifests in Swift.
  package func outlines(_ manifests: [FileCode]) -> [AppOutline] {
    AppOutline.read(projects, among: files, manifests: manifests) { [projectParts] path in
      projectParts.contains(FilePath.shortened(path)) ? try? FileSystem.readRegular(path) : nil
    }
  }

  /// The manifests of SwiftPM and Tuist.
  package var swiftManifests: [String] { projects.filter { $0.hasSuffix(".swift") } }

  package var tablePaths: [String] { tables.map(\.path) }

  /// Swift files that use App Intents. Skips code that intentc generated: checks of its definition cover it.
  package var appIntentsFiles: [String] {
    swiftFiles.filter { path in
      guard let text = SourceWords(reading: path) else { return false }
      return text.importsAppIntents && !GeneratedFile.isGenerated(text.bytes)
    }
  }
}
