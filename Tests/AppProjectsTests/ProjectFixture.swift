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

  func lines(_ rules: [Rule]) -> [String] {
    var call = CompilerCall(inputs: [folder.path])
    call.options.splitsModules = true
    call.options.reportsLints = true
    call.options.check(in: ProjectInputs.read(&call))
    return call.run(to: .meaning).diagnostics.filter { rules.contains($0.rule) }.map { diagnostic in
      let file = diagnostic.location.map { folder.short($0.file) } ?? "-"
      return "\(diagnostic.rule.name) \(file): \(diagnostic.message)"
    }
  }
}
