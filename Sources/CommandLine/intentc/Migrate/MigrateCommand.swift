import AppMigration
import ArgumentParser
import IntentComparison
import IntentDiagnostics
import IntentFixes
import IntentText
import LibIntentc

/// `intentc migrate`. Gets a plan from a ``MigratingApp``, and prints it, checks it or writes its changes.
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    _superCommandName: "intentc",
    abstract: "Move an app's widgets and shortcuts to App Intents.",
    discussion: """
      Reads the Swift sources and definitions of an app and prints a plan: what it would create and change, \
      what you do by hand, and what people lose. The kinds of widgets, their providers, entries and views, \
      and the handlers stay as they are. Projects are read, never changed.

      '--write' does it. It refuses files with changes that git does not have, and folders outside git, \
      unless '--force' is given. A second run changes nothing.

      The exit code is 1 if App Intents cannot express a part of the definitions, if an intent cannot be \
      moved, or if '--check' finds that something is left. '--check' also compares the definitions and the \
      App Intents with the 'releases' of 'intentc.json', or of '--releases', as 'diff' does, and fails if \
      people lose something.

      Reading Swift needs the program 'intentc-swift', which 'make install-swift' installs.

      EXAMPLES
        intentc migrate .
        intentc migrate . --patch > move.patch
        intentc migrate . --write
        intentc migrate . --check
        intentc migrate . --check --releases 'v*'
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

  @Option(
    help: ArgumentHelp(
      "With '--check', compare with each version in this folder, or with the tags that match this pattern.",
      valueName: "folder|tags"
    ),
    completion: .directory
  )
  var releases: String?

  @Flag(help: "Write even if git could not restore the files.")
  var force = false

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    if [write, patch, check].count(where: \.self) > 1 {
      throw ValidationError("Use only one of '--write', '--patch' and '--check'.")
    }
    if releases != nil, !check { throw ValidationError("'--releases' needs '--check'.") }
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
      try compareReleases(folder)
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
    let report = MigrationReport(plan, isWriting: write, branch: Git.branch(of: folder))
    try StandardOutput.write(report.text)
    messages.write(plan.withoutCounterpart, sources: plan.sources)
    if write {
      try stop(at: plan.write(in: folder), plan)
      try StandardOutput.write("wrote \(counted(plan.changes.count, "file"))\n")
    }
    if plan.isIncomplete { throw ExitCode.failure }
  }

  /// Ends the command if an update from a release loses something.
  private func compareReleases(_ folder: String) throws {
    guard
      let releases = try releases.map({ ChosenReleases($0) })
        ?? ChosenReleases.ofProject(in: folder, messages)
    else { return }
    let found = try FoundVersions.ofReleases(releases, at: [folder], codePaths: [])
    Terminal.standardError.write(found.notes.map { "note: \($0)\n" }.joined())
    let report = found.report(.ofCommand(), for: Set(Audience.allCases))
    try DiffOutput(only: .breaking, messages: messages).finish(report, found)
  }

  private func stop(at problems: [Diagnostic], _ plan: MigrationPlan) throws {
    guard !problems.isEmpty else { return }
    messages.write(problems, sources: plan.sources)
    throw ExitCode.failure
  }

  private func plan(_ folder: String) throws -> MigrationPlan {
    let app: MigratingApp
    do throws(FileError) {
      app = try MigratingApp(folder, SwiftReader.readNow)
    } catch .missing {
      throw CommandFailure("there is no folder '\(folder)'")
    } catch {
      throw CommandFailure("cannot read '\(folder)': \(error.words)")
    }
    try messages.stop(atErrorsOf: app.problems, sources: app.sources)
    let reader = try SwiftReader.find()
    return try app.plan { paths in try waitFor { await reader.read(paths) }.get() }
  }
}
