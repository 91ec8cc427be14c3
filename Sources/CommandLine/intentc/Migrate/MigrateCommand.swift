import AppMigration
import AppProjects
import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentText
import LibIntentc

/// `intentc migrate`. A ``MigrationPlanner`` makes the plan.
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Move an app's widgets and shortcuts to App Intents.",
    discussion: """
      Reads the Swift sources and definitions of an app and prints a plan: what it would create and change, what you do \
      by hand, and what people lose. The kinds of widgets, their providers, entries and views, and the handlers stay as \
      they are. Projects are read, never changed.

      '--write' does it. It refuses files with changes that git does not have, and folders outside git, unless '--force' \
      is given. A second run changes nothing.

      The exit code is 1 if something that a placed widget or a shortcut stores has no counterpart, if an intent cannot \
      be moved, or if '--check' finds that something is left.

      Reading Swift needs the program 'intentc-swift', which 'make install-swift' installs.

      EXAMPLES
        intentc migrate .
        intentc migrate . --patch > move.patch
        intentc migrate . --write
        intentc migrate . --check
      """
  )

  @Argument(help: "Folder with the app's sources and definitions.", completion: .directory)
  var folder: String

  @Flag(help: "Create and change the files of the plan.")
  var write = false

  @Flag(help: "Print the plan's changes as a diff; write nothing.")
  var patch = false

  @Flag(help: "Print the files that would change and what the project lacks, and fail if there is anything.")
  var check = false

  @Flag(help: "Write even if git could not restore the files.")
  var force = false

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    if [write, patch, check].count(where: \.self) > 1 {
      throw ValidationError("Use only one of '--write', '--patch' and '--check'.")
    }
    if force, !write { throw ValidationError("'--force' needs '--write'.") }
  }

  func run() throws {
    let folder = FilePath.shortened(folder).isEmpty ? "." : FilePath.shortened(folder)
    let plan = try plan(folder)
    messages.write(plan.warnings, sources: plan.sources)
    try stop(at: plan.problems, plan)
    if check {
      let rest = MigrationReport(plan, isWriting: false).rest
      try StandardOutput.write(rest)
      if !rest.isEmpty { throw ExitCode.failure }
      return
    }
    if write || patch { try stop(at: plan.obstacles(in: folder), plan) }
    if patch {
      let text = plan.changes.map { UnifiedDiff.text($0.path, from: $0.before, to: $0.after) }.joined()
      // A terminal could interpret control characters.
      return try StandardOutput.write(Terminal.standardOutput.isTerminal ? visibleLines(text) : text)
    }
    if write, !force { try stop(at: try RestorableFiles.problems(of: plan.changes, in: folder), plan) }
    try StandardOutput.write(MigrationReport(plan, isWriting: write).text)
    messages.write(plan.losses, sources: plan.sources)
    if write {
      if let problem = plan.write(in: folder) { throw messages.failure(problem) }
      try StandardOutput.write("wrote \(plan.changes.count) file\(plan.changes.count == 1 ? "" : "s")\n")
    }
    if plan.isIncomplete { throw ExitCode.failure }
  }

  private func stop(at problems: [Diagnostic], _ plan: MigrationPlan) throws {
    guard !problems.isEmpty else { return }
    messages.write(problems, sources: plan.sources)
    throw ExitCode.failure
  }

  private func plan(_ folder: String) throws -> MigrationPlan {
    let found: AppFolder
    do throws(FileError) {
      found = try AppFolder(folder)
    } catch .missing {
      throw CommandFailure("there is no folder '\(folder)'")
    } catch {
      throw CommandFailure("cannot read '\(folder)': \(error.words)")
    }
    let options = CompilerOptions.ofCommand()
    var call = CompilerCall(inputs: [folder], options: options)
    call.options.levels = [:]
    let result = call.run(to: .meaning)
    let errors = result.diagnostics.filter { $0.severity == .error }
    let modules = result.modules.map(\.schema)
    let paths = Set(modules.flatMap(\.files).map { $0.definition.location(nil).file })
    let unread = errors.filter { !paths.contains($0.location?.file ?? "") }
    // An error without a place concerns all definitions.
    if paths.isEmpty || unread.contains(where: { $0.location == nil }) {
      try messages.stop(atErrorsOf: result.diagnostics, sources: result.compilation.sources)
    }
    let reader = try SwiftReader.find()
    var swift = found.swiftFiles.isEmpty ? SwiftCode() : try Self.read(found.swiftFiles, reader)
    swift.problems += found.problems
    let targets = AppTargets(found, swift)
    let others = try Self.neighbours(found, swift, targets, reader)
    swift.problems += others.problems
    let needed = NeededFiles(swift.files + others.files, targets)
    var planner = MigrationPlanner(AppCode(swift, found), targets, needed)
    var plan = planner.plan(modules, without: errors, options)
    plan.sources += result.compilation.sources
    plan.branch = Git.branch(of: folder)
    plan.left += unread.map { .init($0.message, at: $0.location) }
    plan.warnings += swift.problems.map { problem in
      var warning = Diagnostic(
        .unreadableInput,
        "\(problem.message); it is left out",
        at: SourceLocation(file: problem.path)
      )
      warning.severity = .warning
      return warning
    }
    if plan.problems.isEmpty { try prove(&plan, reader) }
    return plan
  }

  private static func read(_ paths: [String], _ reader: SwiftReader) throws -> SwiftCode {
    try waitFor { await reader.read(paths) }.get()
  }

  /// Reads the other files in the targets of handlers and widgets, if these have different targets.
  private static func neighbours(
    _ folder: AppFolder,
    _ code: SwiftCode,
    _ targets: AppTargets,
    _ reader: SwiftReader
  ) throws -> SwiftCode {
    let handlers = code.files.filter { file in
      file.types.contains { $0.inherited.contains { $0.hasSuffix("IntentHandling") } }
    }
    let starts = code.files.filter { !$0.configurations.isEmpty }
    func names(_ files: [FileCode]) -> Set<String> {
      Set(files.flatMap { targets.targets(with: $0.path) }.map(\.name))
    }
    let own = names(handlers)
    guard !own.isEmpty else { return SwiftCode() }
    let all = own.union(names(starts))
    let paths = folder.otherSwiftFiles.filter { path in
      targets.targets(with: path).contains { all.contains($0.name) }
    }
    return paths.isEmpty ? SwiftCode() : try read(paths, reader)
  }

  private func prove(_ plan: inout MigrationPlan, _ reader: SwiftReader) throws {
    for module in plan.modules {
      let work = try TemporaryFolder()
      defer { work.remove() }
      let settings = GeneratedFile(name: InputFile.projectFileName, bytes: module.settings)
      _ = try OutputWriter(folder: work.path).write(module.files + [settings])
      let code = AppIntentsCode(try Self.read([work.path], reader))
      var call = MigrationCall(code, from: .definitions(.paths(module.definitions)), options: .ofCommand())
      call.options.configurationPath = work.path(settings.name)
      call.audiences = [.placed]
      let report = call.run()
      plan.problems += report.problems + code.problems
      plan.lost += report.changes.filter { $0.verdict == .breaking }
    }
  }
}
