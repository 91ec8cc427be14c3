import AppFacts
import IntentCompiler
import IntentDiagnostics

/// The Swift files, projects and manifests in an app's folder, with the texts that `migrate` edits. Skips generated
/// files, and those that name no intent.
package struct AppFolder: Sendable {
  /// Those that can concern intents, or the start of a program.
  package private(set) var swiftFiles: [String] = []
  /// All others, without generated code.
  package private(set) var otherSwiftFiles: [String] = []
  package var allSwiftFiles: [String] { swiftFiles + otherSwiftFiles }
  package private(set) var texts: [String: SourceWords] = [:]
  package private(set) var projects: [String] = []
  package private(set) var manifests: [String] = []
  /// Files that XcodeGen's manifests can include.
  package private(set) var includable: Set<String> = []
  package private(set) var objectiveCDelegates: [String: SourceWords] = [:]
  package let problems: [UnreadFile]

  package init(_ root: String) throws(FileError) {
    let found = try FolderFiles(root)
    problems = found.problems
    for file in found.files { add(file.path, file.name) }
  }

  private mutating func add(_ path: String, _ name: String) {
    if name == "project.pbxproj" { projects.append(path) }
    let isManifest = Self.manifestNames.contains(name)
    if isManifest { manifests.append(path) }
    if [".yml", ".yaml"].contains(where: name.hasSuffix) { includable.insert(FilePath.shortened(path)) }
    if [".m", ".mm"].contains(where: name.hasSuffix), let bytes = try? FileSystem.readRegular(path) {
      let text = SourceWords(bytes)
      if text.contains("didFinishLaunchingWithOptions:") { objectiveCDelegates[path] = text }
    }
    guard name.hasSuffix(".swift"), let bytes = try? FileSystem.readRegular(path) else { return }
    let text = SourceWords(bytes)
    guard !bytes.starts(with: GeneratedFile.heading.utf8) else { return }
    guard isManifest || name == Self.startName || Self.words.contains(where: text.contains) else {
      return otherSwiftFiles.append(path)
    }
    swiftFiles.append(path)
    texts[path] = text
  }

  private static let manifestNames: Set<String> = [
    "Package.swift", "Project.swift", "project.yml", "project.yaml",
  ]

  /// Contains the start of a program without `@main`.
  package static let startName = "main.swift"

  private static let words = [
    "Intent", "@main", "@UIApplicationMain", "@NSApplicationMain", "UIApplicationDelegate",
    "NSApplicationDelegate",
  ]
}
