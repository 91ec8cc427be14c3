import AppFacts
import IntentCompiler
import IntentDiagnostics

/// An app's folders: the files in them by their kinds, from one walk. Facts are read from these files when a command asks
/// for them: ``AppProject``, ``AppFolder``, and ``AppTargets`` with the app's Swift.
package struct App: Sendable {
  private(set) var files: [String] = []
  /// Xcode's projects and XcodeGen's manifests.
  private(set) var projects: [String] = []
  /// SwiftPM's, Tuist's and XcodeGen's.
  private(set) var manifests: [String] = []
  /// Files that XcodeGen's manifests can include.
  private(set) var includable: Set<String> = []
  /// Bazel's.
  private(set) var buildFiles: [String] = []
  /// Folders that another build system knows, such as a package's.
  private(set) var otherBuilds: Set<String> = []
  private(set) var swiftFiles: [String] = []
  private(set) var objectiveCFiles: [String] = []
  private(set) var definitions: [String] = []
  private(set) var plists: [String] = []
  private(set) var tables: [ProjectTexts.Table] = []
  /// The languages of all `.lproj` folders.
  private(set) var languages: Set<String> = []
  /// The folders of built apps and extensions with App Intents.
  private(set) var builtAppIntents: [String] = []
  /// Folders and Swift files that cannot be read.
  private(set) var problems: [UnreadFile] = []

  /// Throws if the folder cannot be read.
  package init(_ folder: String) throws(FileError) {
    add(try FolderFiles(folder))
  }

  /// Folders that cannot be read count as empty. Of two folders, one can contain the other.
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
    let language = FilePath.language(ofFolder: folder)
    if let language { languages.insert(language) }
    let isXcodeGen = name == "project.yml" || name == "project.yaml"
    if isXcodeGen || name == "project.pbxproj" { projects.append(path) }
    if isXcodeGen || Self.swiftManifests.contains(name) { manifests.append(path) }
    if Self.swiftManifests.contains(name) || Self.otherManifests.contains(name) || name.hasSuffix(".podspec")
    {
      otherBuilds.insert(folder)
    }
    if ["BUILD", "BUILD.bazel"].contains(name) { buildFiles.append(path) }
    switch name {
    case _ where name.hasSuffix(".swift"): swiftFiles.append(path)
    case _ where [".m", ".mm"].contains(where: name.hasSuffix): objectiveCFiles.append(path)
    case _ where name.hasSuffix(InputFile.fileExtension): definitions.append(path)
    case _ where name.hasSuffix(".plist"): plists.append(path)
    case _ where FilePath.isTable(name): tables.append((path, language))
    case _ where [".yml", ".yaml"].contains(where: name.hasSuffix):
      includable.insert(FilePath.shortened(path))
    default:
      if FilePath.name(of: folder) == "Metadata.appintents" { builtAppIntents.append(folder) }
    }
  }

  package var tablePaths: [String] { tables.map(\.path) }

  /// Swift files that use App Intents. Skips code that intentc generated from a definition, which is checked itself.
  package var appIntentsFiles: [String] {
    swiftFiles.filter { path in
      guard let text = SourceWords(reading: path) else { return false }
      return text.contains("import AppIntents") && !GeneratedFile.isGenerated(text.bytes)
    }
  }

  private static let swiftManifests: Set<String> = ["Package.swift", "Project.swift"]

  /// Bazel and Buck.
  private static let otherManifests: Set<String> = [
    "BUILD", "BUILD.bazel", "BUCK", "MODULE.bazel", "WORKSPACE",
  ]
}
