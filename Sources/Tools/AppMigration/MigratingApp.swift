import AppFacts
import AppProjects
import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import LibIntentc

/// An app's folder and its compiled definitions. Plans the app's move with its Swift.
package struct MigratingApp {
  /// Reads Swift files.
  package typealias Reading = (_ paths: [String]) throws -> SwiftCode

  private let project: AppProject
  private let folder: AppFolder
  private let definitions: CompilerCall.Result
  private let options = CompilerOptions.ofCommand()

  /// - Parameter read: May throw, because ``plan(_:)`` reads Swift, too.
  package init(_ folder: String, _ read: Reading) throws(FileError) {
    let app = try App(folder)
    let manifests = app.swiftManifests.isEmpty ? nil : try? read(app.swiftManifests)
    project = AppProject(app, manifests: manifests?.files ?? [])
    self.folder = AppFolder(app)
    var call = CompilerCall(inputs: [folder], options: options)
    call.options.levels = [:]
    call.choose(from: project)
    definitions = call.run(to: .meaning)
  }

  package var sources: [SourceText] { definitions.compilation.sources }

  private var modules: [ModuleSchema] { definitions.modules.map(\.schema) }

  private var errors: [Diagnostic] { definitions.diagnostics.filter { $0.severity == .error } }

  private var paths: Set<String> {
    Set(modules.flatMap(\.files).map { $0.definition.location(nil).file })
  }

  /// Errors in files outside of all modules.
  private var unread: [Diagnostic] {
    let paths = paths
    return errors.filter { !paths.contains($0.location?.file ?? "") }
  }

  /// Empty if there is something to plan.
  package var problems: [Diagnostic] {
    // An error without a place concerns all definitions.
    paths.isEmpty || unread.contains { $0.location == nil } ? definitions.diagnostics : []
  }

  /// Reads the app's Swift, plans the move, and compares the generated code with the definitions.
  package func plan(_ read: Reading) throws -> MigrationPlan {
    func code(_ paths: [String]) throws -> SwiftCode { paths.isEmpty ? SwiftCode() : try read(paths) }
    let targets = AppTargets(project.declared)
    let swift = try code(folder.swiftFiles)
    let neighbours = try code(NeighbourFiles(of: swift.files, in: folder, targets).paths)
    let files = swift.files + neighbours.files
    let app = KnownApp(
      code: AppCode(swift, folder),
      targets: targets,
      needed: NeededFiles(files, of: folder.allSwiftFiles, targets, objectiveC: folder.objectiveCClasses),
      projects: definitions.projectsByDefinition
    )
    var plan = MigrationPlanner(app: app, options: options).plan(modules, without: errors)
    plan.sources += sources
    plan.sources += sources(of: plan)
    plan.left += unread.map { .init($0.message, at: $0.location) }
    let unreadSwift = swift.problems + folder.problems + neighbours.problems
    plan.warnings += project.problems
    plan.warnings += unreadSwift.map { .unchecked($0.path, "\($0.message); it is left out") }
    if plan.problems.isEmpty {
      let reports = try plan.modules.map { try comparison(of: $0, read) }
      plan.problems += reports.flatMap(\.problems)
      plan.lost += reports.flatMap(\.changes).filter { $0.verdict == .breaking }
    }
    return plan
  }

  /// The files that only a step names, for its line and column.
  private func sources(of plan: MigrationPlan) -> [SourceText] {
    let locations = (plan.projectSteps + plan.advice.steps + plan.takenOver).compactMap(\.location)
    let unknown = Set(locations.filter { $0.range != nil }.map(\.file)).subtracting(plan.sources.map(\.path))
    return unknown.sorted().compactMap { path in
      (try? FileSystem.readRegular(path)).map { SourceText(path: path, bytes: $0) }
    }
  }

  /// Compares a module's generated code with its definitions.
  private func comparison(of module: MigrationPlan.Module, _ read: Reading) throws -> ComparisonReport {
    let work = try TemporaryFolder()
    defer { work.remove() }
    let settings = GeneratedFile(name: InputFile.projectFileName, bytes: module.settings)
    _ = try OutputWriter(folder: work.path).write(module.files + [settings])
    let sources = module.files.map(\.name).filter { $0.hasSuffix(".swift") }
    let code = AppIntentsCode(try read(sources.map(work.path)))
    let definitions = Version(definitions: .paths(module.definitions))
    var options = options
    options.configurationPath = work.path(settings.name)
    let new = Version(code: code)
    var report = VersionComparison(from: [definitions], to: new, options: options, audiences: [.placed]).run()
    report.problems += code.problems
    return report
  }
}
