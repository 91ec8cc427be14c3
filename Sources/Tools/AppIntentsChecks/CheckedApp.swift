import AppFacts
import AppProjects
import IntentCompiler
import IntentDiagnostics

/// The app in the folders of `validate`, or of an editor: its project and its App Intents, with what was
/// found in them.
package struct CheckedApp: Sendable {
  /// `nil` before the first ``check(_:)``.
  package private(set) var project: AppProject?
  /// Swift to read: manifests, and files with App Intents.
  package var swiftFiles: [String] {
    appIntentsFiles + app.swiftManifests.filter { !appIntentsFiles.contains($0) }
  }
  /// Swift files with App Intents that were checked.
  package private(set) var fileCount = 0
  /// Why App Intents were not checked; `nil` if they were, or if there are none.
  package private(set) var failure: String?
  private let folders: [String]
  private let app: App
  private let appIntentsFiles: [String]
  private var manifests: [FileCode]
  private var found: FurtherFindings

  /// - Parameter earlier: What its Swift says counts until it is read again.
  package init(_ folders: [String], after earlier: CheckedApp? = nil) {
    self.folders = folders
    app = App(folders)
    appIntentsFiles = app.appIntentsFiles
    manifests = earlier?.manifests ?? []
    found = appIntentsFiles.isEmpty ? FurtherFindings() : earlier?.found ?? FurtherFindings()
  }

  /// Runs a call with the checks of the app in its folders. The manifests among the Swift say what the
  /// project is, and the project says which definitions count.
  package static func run(
    _ call: CompilerCall,
    locales: [String],
    reading read: ([String]) throws -> SwiftCode,
    compiling compile: (CompilerCall) -> CompilerCall.Result
  ) -> (result: CompilerCall.Result, swiftFileCount: Int) {
    var call = call
    let folders = ProjectInputs.folders(of: &call)
    guard !folders.isEmpty else {
      call.options.check(in: nil, locales: locales)
      return (compile(call), 0)
    }
    var checked = CheckedApp(folders)
    checked.check(checked.swiftFiles.isEmpty ? nil : Result { try read(checked.swiftFiles) })
    if let project = checked.project { call.choose(from: project) }
    call.options.check(in: checked.project, locales: locales)
    checked.add(to: &call.options, reportsFailure: true)
    return (compile(call), checked.fileCount)
  }

  /// - Parameter swift: What ``swiftFiles`` say, or why that is unknown; `nil` as long as they are being
  ///   read.
  package mutating func check(_ swift: Result<SwiftCode, any Error>?) {
    let areManifests = Set(app.swiftManifests)
    var code = try? swift?.get()
    if let read = code { manifests = read.files.filter { areManifests.contains($0.path) } }
    if project == nil || !areManifests.isEmpty { project = AppProject(app, manifests: manifests) }
    guard let first = appIntentsFiles.first else { return }
    // An app can have a type 'Project' in a file of that name.
    let others = areManifests.subtracting(appIntentsFiles)
    code?.files.removeAll { others.contains($0.path) }
    code?.problems.removeAll { others.contains($0.path) }
    if let code {
      found = AppIntentsCheck.check(code, tables: app.tablePaths, project)
      (fileCount, failure) = (appIntentsFiles.count, nil)
    } else if case .failure(let error)? = swift {
      let names = appIntentsFiles.count == 1 ? "'\(first)'" : "\(appIntentsFiles.count) Swift files"
      failure = "the App Intents in \(names) were not checked: \(error)"
    }
  }

  /// Whether a file that has changed can change the project or the App Intents.
  package func isOutdated(by path: String) -> Bool {
    guard path.hasSuffix(".swift") else { return project?.isOutdated(by: path) != false }
    return swiftFiles.contains(FilePath.shortened(path)) || AppOutline.Kind(path) != nil
      || SourceWords(reading: path)?.importsAppIntents == true
  }

  /// Adds the findings to those of a call.
  ///
  /// - Parameter reportsFailure: Whether to report, once, that App Intents were not checked.
  package func add(to options: inout CompilerOptions, reportsFailure: Bool) {
    var found = found
    if reportsFailure, let failure, let folder = folders.first {
      found.diagnostics = [Diagnostic(.uncheckedAppIntents, failure, at: SourceLocation(file: folder))]
    }
    options.furtherChecks.append { [found] _ in ([], found) }
    // An app with App Intents needs no definition.
    if fileCount > 0 { options.reportEmpty = { _ in nil } }
  }
}
