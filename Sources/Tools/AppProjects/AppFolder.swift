import AppFacts
import IntentCompiler
import IntentDiagnostics

/// The sources in an app's folder, with the texts that `migrate` edits. Skips generated files.
package struct AppFolder: Sendable {
  /// Files that may concern intents or start a program.
  package private(set) var swiftFiles: [String] = []
  /// All other Swift files, without generated code.
  package private(set) var otherSwiftFiles: [String] = []
  package var allSwiftFiles: [String] { swiftFiles + otherSwiftFiles }
  package private(set) var texts: [String: SourceWords] = [:]
  /// Files with code that intentc generated earlier.
  package private(set) var generated: Set<String> = []
  /// The Objective-C files in which a program starts, each with the types that get its messages.
  package private(set) var objectiveCDelegates: [String: Set<String>] = [:]
  /// Bazel's files.
  package private(set) var buildFiles: [String: SourceWords] = [:]
  /// The Objective-C files that choose the handlers of intents.
  package private(set) var objectiveCDispatchers: Set<String> = []
  /// The classes that Objective-C implements, by file.
  package private(set) var objectiveCClasses: [String: Set<String>] = [:]
  /// Whether a project or manifest defines the targets.
  package let hasProject: Bool
  package let problems: [UnreadFile]

  package init(_ app: App) {
    problems = app.problems
    hasProject = !app.projects.isEmpty
    for path in app.buildFiles { buildFiles[path] = SourceWords(reading: path) }
    for path in app.objectiveCFiles { addObjectiveC(path) }
    for path in app.swiftFiles { add(path) }
  }

  private mutating func addObjectiveC(_ path: String) {
    guard let text = SourceWords(reading: path) else { return }
    if text.contains("didFinishLaunchingWithOptions:") { objectiveCDelegates[path] = text.names(after: "[") }
    if text.contains("handlerForIntent:") { objectiveCDispatchers.insert(path) }
    let classes = text.names(after: "@implementation ")
    if !classes.isEmpty { objectiveCClasses[path] = classes }
  }

  private mutating func add(_ path: String) {
    guard let text = SourceWords(reading: path) else { return }
    guard !GeneratedFile.isGenerated(text.bytes) else {
      generated.insert(path)
      return
    }
    let isNeeded =
      AppOutline.Kind(path) != nil || FilePath.name(of: path) == Self.startName
      || Self.words.contains(where: text.contains)
    guard isNeeded else { return otherSwiftFiles.append(path) }
    swiftFiles.append(path)
    texts[path] = text
  }

  /// Contains the start of a program without `@main`.
  package static let startName = "main.swift"

  /// The protocols of classes that are told of the program's start.
  package static let delegateProtocols: Set = [
    "UIApplicationDelegate", "NSApplicationDelegate", "WKExtensionDelegate", "WKApplicationDelegate",
  ]

  private static let words =
    ["Intent", "@main", "@UIApplicationMain", "@NSApplicationMain"] + delegateProtocols.sorted()
}
