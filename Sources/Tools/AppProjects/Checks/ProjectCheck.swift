import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

/// Checks definitions against the project around them: its targets, languages and Info.plists.
package enum ProjectCheck {
  /// The findings about a module, and the texts of the Info.plists that they name.
  package typealias Found = (diagnostics: [Diagnostic], sources: [SourceText])

  static func check(_ modules: [ModuleSchema], _ project: AppProject) -> [Found] {
    var found: [Found] = modules.map { _ in ([], []) }
    guard !modules.isEmpty else { return found }
    for (index, module) in modules.enumerated() {
      var findings = Findings(lints: [])
      for file in module.files {
        let element = ProjectDefinition(file, project)
        for check in TargetRules.definitions { check.run(element, &findings) }
      }
      found[index].diagnostics = findings.diagnostics
    }
    var findings = Findings(lints: [])
    for index in project.outlines.indices {
      for check in KnownLanguageRules.outlines { check.run((project, index), &findings) }
    }
    let classes = IntentClasses(modules)
    var swift = TargetSwift()
    for element in ProjectInfoPlist.all(project, classes, &swift) {
      for check in InfoPlistRules.plists { check.run(element, &findings) }
    }
    found[0].diagnostics += findings.diagnostics + project.problems + swift.problems
    let reported = Set(findings.diagnostics.compactMap(\.location?.file))
    found[0].sources += project.infoPlists.filter { reported.contains($0.path) }.map(\.source)
    return found
  }
}

extension CompilerOptions {
  /// Checks the translations of definitions, and definitions against the project around them, if there is one.
  ///
  /// - Parameters:
  ///   - locales: If empty, all languages with tables.
  ///   - unsaved: Texts that replace tables on disk.
  package mutating func check(
    in project: AppProject?,
    locales: [String] = [],
    unsaved: UnsavedFiles = UnsavedFiles()
  ) {
    guard let project, !project.outlines.isEmpty else {
      return checkTranslations(in: locales, unsaved: unsaved)
    }
    checkTranslations(in: locales, unsaved: unsaved, project: project.languages)
    furtherChecks.append { modules in ProjectCheck.check(modules.map(\.schema), project) }
  }
}

extension Rule {
  package static let appProjectRules: [Rule] =
    TargetRules.definitions.flatMap(\.rules) + InfoPlistRules.plists.flatMap(\.rules)
    + KnownLanguageRules.outlines.flatMap(\.rules)
}

extension Diagnostic {
  /// A file of the project that no check sees.
  static func unchecked(_ path: String, _ error: FileError) -> Diagnostic {
    .unchecked(path, "cannot read '\(path)': \(error.words); it is not checked")
  }

  static func unchecked(_ path: String, _ message: String) -> Diagnostic {
    var diagnostic = Diagnostic(.unreadableInput, message, at: SourceLocation(file: path))
    diagnostic.severity = .warning
    return diagnostic
  }
}

/// A definition, and the targets that contain it.
struct ProjectDefinition {
  let definition: Definition
  let project: AppProject
  let outlines: [AppProject.Outline]
  let owners: [AppProject.Owner]
  /// Whether the definition has an intent that Shortcuts or Siri offer.
  let isForShortcuts: Bool
  let path: String

  init(_ file: ModuleSchema.File, _ project: AppProject) {
    definition = file.definition
    self.project = project
    path = FilePath.shortened(file.definition.path)
    outlines = project.outlines(around: path)
    owners = project.owners(of: path)
    isForShortcuts = file.schema.intents.contains { intent in
      !intent.isEligibleForWidgets && (intent.isConfigurable || intent.isSuggested)
    }
  }

  var location: SourceLocation { definition.location(nil) }
}
