import AppFacts
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
    var known: [String: [ProjectDefinition]] = [:]
    for (index, module) in modules.enumerated() {
      var findings = Findings(lints: [])
      for file in module.files {
        var element = ProjectDefinition(file, project)
        var paths: Set<String> = []
        element.earlier = element.classes.sorted().flatMap { known[$0] ?? [] }.filter {
          paths.insert($0.path).inserted
        }
        for name in element.classes { known[name, default: []].append(element) }
        for check in TargetRules.definitions { check.run(element, &findings) }
      }
      found[index].diagnostics = findings.diagnostics
    }
    let rest = checkProject(project, DefinedClasses(modules))
    found[0].diagnostics += rest.diagnostics
    found[0].sources += rest.sources
    return found
  }

  private static func checkProject(_ project: AppProject, _ classes: DefinedClasses) -> Found {
    var findings = Findings(lints: [])
    var swift = TargetSwift()
    for element in ProjectInfoPlist.all(project, classes, &swift) {
      for check in InfoPlistRules.plists { check.run(element, &findings) }
    }
    let reported = Set(findings.diagnostics.compactMap(\.location?.file))
    return (
      findings.diagnostics + project.problems + swift.problems,
      project.infoPlists.filter { reported.contains($0.path) }.map(\.source)
    )
  }

  /// Lets a call without definitions pass if the project has App Intents: after its move, an app needs no
  /// definition. Lists the other checks, instead of an error.
  ///
  /// - Parameter checksSwift: Whether its App Intents were checked.
  package static func check(
    _ project: AppProject?,
    afterMove result: inout CompilerCall.Result,
    checksSwift: Bool
  ) {
    guard let project, result.diagnostics.contains(where: { $0.rule == .noDefinitions }) else { return }
    let found = checkProject(project, DefinedClasses([]))
    let count = project.infoPlists.count { $0.isOfIntents }
    var isMoved = false
    for index in result.compilation.diagnostics.indices {
      let diagnostic = result.compilation.diagnostics[index]
      guard diagnostic.rule == .noDefinitions, let root = diagnostic.location?.file else { continue }
      guard project.hasAppIntents(in: root) else {
        result.compilation.diagnostics[index].message = "no App Intents and \(diagnostic.message)"
        continue
      }
      guard checksSwift || count > 0 || !project.app.builtAppIntents.isEmpty else { continue }
      isMoved = true
      let plists = count == 1 ? "the Info.plist of its Intents extension was" : "\(count) Info.plists were"
      result.compilation.diagnostics[index].severity = .note
      result.compilation.diagnostics[index].message =
        "there are App Intents, and no '\(InputFile.fileExtension)' file; "
        + (count == 0 ? "there is nothing else to check" : "\(plists) checked")
        + "; 'intentc diff --git REVISION' compares App Intents with an earlier version"
    }
    guard isMoved, result.definitionCount == 0 else { return }
    // Without a target, the unreadable files have already been reported.
    result.compilation.diagnostics += found.diagnostics.filter { !result.diagnostics.contains($0) }
    result.compilation.sources += found.sources
  }
}

extension AppProject {
  /// Whether Swift in a folder declares App Intents, or the folder contains a built app with App Intents.
  fileprivate func hasAppIntents(in root: String) -> Bool {
    let root = FilePath.shortened(root)
    func isInside(_ path: String) -> Bool { root.isEmpty || path.hasPrefix(root + "/") }
    return app.builtAppIntents.contains(where: isInside)
      || app.swiftFiles.contains { path in
        isInside(path) && SourceWords(reading: path)?.importsAppIntents == true
      }
  }
}

extension CompilerOptions {
  /// Checks the translations of definitions, and definitions against the project around them, if there is
  /// one.
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
      checkTranslations(in: locales, unsaved: unsaved)
      let problems = project?.problems ?? []
      furtherChecks.append { modules in modules.indices.map { ($0 == 0 ? problems : [], []) } }
      return
    }
    checkTranslations(in: locales, unsaved: unsaved, project: project.languages)
    furtherChecks.append { modules in ProjectCheck.check(modules.map(\.schema), project) }
  }
}

extension Rule {
  package static let appProjectRules: [Rule] =
    TargetRules.definitions.flatMap(\.rules) + InfoPlistRules.plists.flatMap(\.rules)
}

extension Diagnostic {
  /// A file of the project that the checks can't read.
  static func unchecked(_ path: String, _ error: FileError) -> Diagnostic {
    .unchecked(path, "cannot be read: \(error.words); it is not checked")
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
  let outlines: [AppOutline]
  let owners: [AppProject.Owner]
  /// Whether the definition has an intent that Shortcuts or Siri offer.
  let isForShortcuts: Bool
  let path: String
  /// The classes of its intents.
  let classes: Set<String>
  /// Earlier definitions with one of these classes.
  var earlier: [ProjectDefinition] = []

  init(_ file: ModuleSchema.File, _ project: AppProject) {
    classes = Set(file.schema.intents.map(\.configuration.className))
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
