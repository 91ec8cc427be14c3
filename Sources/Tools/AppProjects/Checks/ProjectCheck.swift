import AppFacts
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

/// Checks definitions against the project around them: its targets, languages and Info.plists.
enum ProjectCheck {
  static func check(
    _ modules: [ModuleSchema],
    _ project: AppProject
  ) -> (modules: [FurtherFindings], app: FurtherFindings) {
    var elementsByClass: [String: [ProjectDefinition]] = [:]
    let ofModules = modules.map { module in
      var findings = Findings(lints: [])
      for file in module.files {
        var element = ProjectDefinition(file, project)
        var paths: Set<String> = []
        element.earlier = element.classes.sorted().flatMap { elementsByClass[$0] ?? [] }.filter {
          paths.insert($0.path).inserted
        }
        for name in element.classes { elementsByClass[name, default: []].append(element) }
        for check in TargetRules.definitions { check.run(element, &findings) }
      }
      return FurtherFindings(findings.diagnostics)
    }
    return (ofModules, check(project, DefinedClasses(modules)))
  }

  private static func check(_ project: AppProject, _ classes: DefinedClasses) -> FurtherFindings {
    var findings = Findings(lints: [])
    var swift = TargetSwift()
    for element in ProjectInfoPlist.all(project, classes, &swift) {
      for check in InfoPlistRules.plists { check.run(element, &findings) }
    }
    let reported = Set(findings.diagnostics.compactMap(\.location?.file))
    return FurtherFindings(
      findings.diagnostics + project.problems + swift.problems,
      project.infoPlists.filter { reported.contains($0.path) }.map(\.source)
    )
  }
}

extension AppProject {
  /// Reports a folder without definitions. After its move, an app with App Intents needs none; then lists the
  /// other checks, instead of an error.
  fileprivate func report(_ folder: EmptyFolder) -> Diagnostic {
    guard hasAppIntents(in: folder.path) else { return folder.report(besides: "no App Intents and ") }
    let count = infoPlists.count { $0.isOfIntents }
    guard count > 0 || !app.builtAppIntents.isEmpty else { return folder.report() }
    let plists = count == 1 ? "the Info.plist of its Intents extension was" : "\(count) Info.plists were"
    let message =
      "there are App Intents, and no '\(InputFile.fileExtension)' file; "
      + (count == 0 ? "there is nothing else to check" : "\(plists) checked")
      + "; 'intentc diff --git REVISION' compares App Intents with an earlier version"
    var diagnostic = Diagnostic(.noDefinitions, message, at: SourceLocation(file: folder.path))
    diagnostic.severity = .note
    return diagnostic
  }

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
    if let project { reportEmpty = { project.report($0) } }
    guard let project, !project.outlines.isEmpty else {
      checkTranslations(in: locales, unsaved: unsaved)
      let problems = project?.problems ?? []
      furtherChecks.append { _ in ([], FurtherFindings(problems)) }
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

  /// A warning about a file that is left out.
  package static func unchecked(_ path: String, _ message: String) -> Diagnostic {
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
  let owners: [ProjectTarget]
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
