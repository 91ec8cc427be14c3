import AppFacts
import AppProjects
import IntentCompiler
import IntentDiagnostics
import TestSupport

/// A folder with a project and its files, and what 'validate' reports there.
struct ProjectFixture {
  let folder: TestFolder

  /// - Parameter files: Texts by their paths. `.intentdefinition` files are the soup's.
  init(_ project: SampleProject?, _ files: [String: String] = [:]) throws {
    folder = try TestFolder()
    if let project { try folder.write(project.text, to: "App.xcodeproj/project.pbxproj") }
    for (path, text) in files {
      let isDefinition = path.hasSuffix(".intentdefinition") && text.isEmpty
      try folder.write(isDefinition ? plist(LocalisedFixture.soup) : text, to: path)
    }
  }

  /// The reports of some rules, as `rule file: message`.
  func lines(_ rules: Rule...) -> [String] { lines(rules) }

  /// - Parameter manifests: In Swift, as a parser read them.
  func lines(_ rules: [Rule], manifests: [FileCode] = []) -> [String] {
    var call = CompilerCall(inputs: [folder.path])
    call.options.splitsModules = true
    call.options.reportsLints = true
    call.options.check(in: call.project(manifests))
    return call.run(to: .meaning).diagnostics.filter { rules.contains($0.rule) }.map { diagnostic in
      let file = diagnostic.location.map { folder.short($0.file) } ?? "-"
      return "\(diagnostic.rule.name) \(file): \(diagnostic.message)"
    }
  }
}

extension CompilerCall {
  /// Reads the project as `validate` does.
  mutating func project(_ manifests: [FileCode] = []) -> AppProject {
    let project = AppProject(App(ProjectInputs.folders(of: &self)), manifests: manifests)
    choose(from: project)
    return project
  }
}
