import IntentCompiler
import IntentDiagnostics

/// The inputs of a command that also takes projects.
package enum ProjectInputs {
  /// The folder that an input stands for: a project or a workspace stands for the folder that contains it.
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

  /// Replaces projects in a call, and returns its folders.
  package static func folders(of call: inout CompilerCall) -> [String] {
    call.inputs = call.inputs.map { input in
      // Otherwise, a project that lost its file would pass as a folder without targets.
      let isProject = FilePath.shortened(input).hasSuffix(".xcodeproj")
      let needed = isProject ? FilePath.join(input, "project.pbxproj") : input
      return (try? FileSystem.status(of: needed)) == nil ? input : folder(of: input)
    }
    return call.inputs.filter { (try? FileSystem.status(of: $0))?.kind == .folder }
  }
}

extension CompilerCall {
  /// Reads the definitions that a project's targets build, and definitions that were named.
  package mutating func choose(from project: AppProject) {
    let named = Set(inputs)
    choose = { project.choose(from: $0, keeping: named) }
  }
}
