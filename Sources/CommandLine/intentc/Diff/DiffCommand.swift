import AppProjects
import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentSchema
import IntentText
import LibIntentc

/// `intentc diff`. Finds the versions to compare, passes them to a ``VersionComparison``, and prints its
/// report.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    _superCommandName: "intentc",
    abstract: "Report what a change does to placed widgets.",
    discussion: """
      Compares the meaning of two versions. Every change has a verdict:
        breaking   a choice is lost or changes its meaning
        careful    it works, but people see less, or something unexpected
        safe       nothing is lost
      A change has a verdict for each audience: 'placed' (what the system keeps for widgets and shortcuts) \
      and 'stored' (configurations that intentc's code stores). The worst one counts. The order of \
      declarations, the tool that saved a file and what only code notices are ignored, and so are texts, \
      unless an element takes another one's title.

      Definitions are compared with definitions, App Intents in Swift with App Intents, and what definitions \
      lose is looked up among the new App Intents. A change of App Intents is what a placed widget or a \
      shortcut loses. If a Swift file declares App Intents, 'diff' runs the program 'intentc-swift', which \
      'make install-swift' installs, or that the variable INTENTC_SWIFT names.

      OLD and NEW are definitions, Swift files, folders, projects, which stand for their folders, \
      'REVISION:PATH' in git, with the path from this folder, or copies of releases. With '--git' they are \
      revisions: 'OLD..NEW', 'OLD...NEW' (since NEW branched from OLD), or 'OLD' against the working folder; \
      the paths that follow limit the comparison.

      With '--releases', the paths are the present version, by default all in this folder. It is compared \
      with each released version: the tags in HEAD's history that match a pattern such as 'v*', or the \
      folders in a folder such as '.intentc/releases', to which 'intentc release' adds one. What the newest \
      release already breaks is only counted, unless that release is the present version. Without versions \
      or paths, 'diff' compares with the 'releases' of 'intentc.json'.

      '--app-intents' names the Swift files and folders to look for App Intents in, instead of the paths. \
      Without '--git' and '--releases', these App Intents are the new version, and the paths are what they \
      replace.

      The exit code is 1 if a change is breaking ('--fail-on' changes this), or if an input cannot be read; \
      64 if the command line is wrong; 69 if App Intents are not compared, because 'intentc-swift' is \
      missing; and 0 otherwise. The changes go to standard output, the summary to standard error.

      Each change has a rule. '--allow', '--warn', '--deny' and 'intentc.json' set its level: an error \
      counts as breaking, a warning as careful. 'intentc explain RULE' explains a rule.

      EXAMPLES
        intentc diff --git main
        intentc diff --git main -- Sources/Widgets
        intentc diff --git origin/main...HEAD --format markdown
        intentc diff --git origin/main...HEAD --only breaking
        intentc diff --releases 'v*'
        intentc diff --releases .intentc/releases Sources/Widgets
        intentc diff Old.intentdefinition New.intentdefinition
        intentc diff v1.0:Sources/Widgets Sources/Widgets
        intentc diff --app-intents Sources/Widgets UpNext.intentdefinition
      """
  )

  @Argument(
    help: "Old and new version; with '--git', paths to compare.",
    completion: .file()
  )
  var paths: [String] = []

  @Option(help: ArgumentHelp("Compare revisions of this repository.", valueName: "revisions"))
  var git: String?

  @Option(
    help: ArgumentHelp(
      "Compare with each version in this folder, or with the tags that match this pattern.",
      valueName: "folder|tags"
    ),
    completion: .directory
  )
  var releases: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Look for App Intents only in these Swift files or folders. Can be given several times.",
      valueName: "sources"
    ),
    completion: .file()
  )
  var appIntents: [String] = []

  @Option(help: "Output format.")
  var format = DiffOutput.Format.text

  @Option(help: ArgumentHelp("Lowest verdict that fails.", valueName: "verdict"))
  var failOn = DiffOutput.FailOn.breaking

  @Option(
    help: ArgumentHelp(
      "Lowest verdict to show. The summary counts all changes.",
      valueName: "verdict"
    )
  )
  var only = Verdict.safe

  @Option(
    help: ArgumentHelp(
      "Audience to report: 'stored' or 'placed' (default: both). Changes that are "
        + "careful or breaking only for the other one are left out.",
      valueName: "audience"
    ),
    completion: .list(Audience.allCases.map(\.rawValue))
  )
  var audience: AudienceNames?

  @OptionGroup var project: ProjectOptions

  @OptionGroup(title: "Rules") var levels: LevelOptions

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  mutating func run() throws {
    (paths, appIntents) = (paths.map(Self.folder), appIntents.map(Self.folder))
    let found = try versions()
    Terminal.standardError.write(found.notes.map { "note: \($0)\n" }.joined())
    let report = found.report(try options(), for: audience?.audiences ?? Set(Audience.allCases))
    for path in found.untracked where report.problems.contains(where: { $0.files.contains(path) }) {
      Terminal.standardError.write(
        "note: git does not track '\(visibleText(path))', which may be a forgotten copy\n"
      )
    }
    if git != nil, report.extent?.isEmpty == true, report.unreadSwift.problem == nil, report.changes.isEmpty,
      report.allProblems.isEmpty
    {
      messages.write(report.notes, sources: [])
      throw nothing(found)
    }
    try DiffOutput(format: format, failOn: failOn, only: only, messages: messages).finish(report, found)
  }

  private func versions() throws -> FoundVersions {
    let releases = try releases.map { ChosenReleases($0) } ?? projectReleases()
    try checkWords(comparesReleases: releases != nil)
    if let releases { return try .ofReleases(releases, at: paths, codePaths: appIntents) }
    if let git { return try .inGit(GitRevision.range(git), at: paths, codePaths: appIntents) }
    return try appIntents.isEmpty ? .atPaths(paths[0], paths[1]) : .takenOver(paths, by: appIntents)
  }

  private func nothing(_ found: FoundVersions) -> CommandFailure {
    let words = paths.isEmpty ? "in this folder" : "at " + paths.quotedList
    let nothing =
      found.notes.isEmpty
      ? "neither version has a definition or an App Intent" : "there is nothing to compare"
    return CommandFailure("\(nothing) \(words)" + (paths.isEmpty ? "" : "; paths count from this folder"))
  }

  /// A project stands for its folder, where definitions are searched. In `REVISION:PATH`, only the path
  /// counts.
  private static func folder(_ path: String) -> String {
    if (try? FileSystem.status(of: path)) != nil { return ProjectInputs.folder(of: path) }
    guard let colon = path.firstIndex(of: ":"), colon > path.startIndex else { return path }
    return path[...colon] + ProjectInputs.folder(of: String(path[path.index(after: colon)...]))
  }

  /// The project's setting counts if the command line names nothing else.
  private func projectReleases() throws -> ChosenReleases? {
    guard paths.isEmpty, git == nil else { return nil }
    let files = try options().projectFiles
    let file = project.config.map { ProjectFile.read($0, files) } ?? files.read(around: ".")
    let problems = file.diagnostics.filter { $0.severity == .error }
    guard problems.isEmpty else {
      try DiffOutput(format: format, messages: messages)
        .finish(ComparisonReport(sources: [file.source].compactMap(\.self), problems: problems))
      return nil
    }
    return ChosenReleases(of: file.configuration, isNamed: project.config != nil)
  }

  func options() throws -> CompilerOptions {
    var options = CompilerOptions.ofCommand(config: project.config)
    options.levels = try levels.levels()
    return options
  }
}

extension Verdict: ExpressibleByArgument {}
