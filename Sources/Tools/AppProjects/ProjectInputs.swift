import IntentCompiler
import IntentDiagnostics

/// The inputs of a command that also takes projects.
package enum ProjectInputs {
  /// A project or a workspace stands for the folder that contains it.
  package static func folder(of input: String) -> String {
    var path = input
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    let kind = AppOutline.Kind(path)
    if kind == .xcode { path = FilePath.folder(of: path) }
    guard
      [".xcodeproj", ".xcworkspace"].contains(where: path.hasSuffix) || kind == .xcodeGen || kind == .tuist
    else { return input }
    let folder = FilePath.folder(of: path)
    return folder.isEmpty ? "." : folder
  }

  /// Reads the project in the folders of a call; returns `nil` without a folder.
  package static func read(_ call: inout CompilerCall) -> AppProject? {
    call.inputs = call.inputs.map(folder)
    let folders = call.inputs.filter { input in
      (try? FileSystem.status(of: input))?.kind == .folder
    }
    guard !folders.isEmpty else { return nil }
    let project = AppProject(App(folders))
    call.choose(from: project)
    return project
  }
}

extension CompilerCall {
  /// Reads the definitions that a project's targets build, and definitions that were named.
  package mutating func choose(from project: AppProject) {
    let named = Set(inputs)
    choose = { project.choose(from: $0, keeping: named) }
  }
}
