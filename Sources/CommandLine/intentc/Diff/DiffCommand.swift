import AppProjects
import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentSchema
import IntentText
import LibIntentc

/// `intentc diff`. Finds the versions to compare, and passes them to a ``ComparisonCall``, ``ReleaseCall`` or
/// ``MigrationCall``.
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
      A change has a verdict for each audience: 'placed' (what the system keeps for widgets and shortcuts) and \
      'stored' (configurations that intentc's code stores). The worst one counts. The order of declarations, the \
      tool that saved a file and what only code notices are ignored, and so are texts, unless an element takes another \
      one's title.

      OLD and NEW are files, folders or projects, which stand for their folders. With '--git' they are revisions: \
      'OLD..NEW', 'OLD...NEW' (since NEW branched from OLD), or 'OLD' against the working folder; the paths that follow \
      limit the comparison.

      With '--releases', the paths are the present definitions, by default all in this folder. They are compared \
      with each released version: the tags in HEAD's history that match a pattern such as 'v*', or the folders in a \
      folder such as '.intentc/releases', to which 'intentc release' adds one. What the newest release already \
      breaks is only counted, unless that release is the present version. Without versions or paths, 'diff' \
      compares with the 'releases' of 'intentc.json'. With '--app-intents', it also compares App Intents in Swift with \
      the definitions and App Intents of each release. '--git OLD --app-intents' does the same with one revision.

      With '--app-intents', the paths are definitions. What they say is compared with the App Intents in Swift \
      sources, written by hand or by Xcode: a change is what a placed widget or a shortcut loses. What App Intents \
      cannot express is left out, because 'generate' reports it. 'REVISION:PATH' is a definition, or a folder, in git, \
      with the path from this folder. Definitions and App Intents in the folder there are both compared. To read \
      Swift, this option runs the program 'intentc-swift', which 'make install-swift' installs. The variable \
      INTENTC_SWIFT can name another one.

      The exit code is 1 if a change is breaking ('--fail-on' changes this), or if an input cannot be read; 64 if \
      the command line is wrong; and 0 otherwise. The changes go to standard output, the summary to standard error.

      Each change has a rule. '--allow', '--warn', '--deny' and 'intentc.json' set its level: an error counts as \
      breaking, a warning as careful. 'intentc explain RULE' explains a rule.

      EXAMPLES
        intentc diff Old.intentdefinition New.intentdefinition
        intentc diff --git main -- Sources/Widgets
        intentc diff --git main --app-intents Sources/Widget
        intentc diff --git origin/main...HEAD --format markdown
        intentc diff --git origin/main...HEAD --only breaking
        intentc diff --releases .intentc/releases Sources/Widgets
        intentc diff --releases 'v*'
        intentc diff --releases 'v*' --app-intents Sources/Widget
        intentc diff --app-intents Sources/Widget UpNext.intentdefinition
        intentc diff --app-intents Sources/Widget v1.0:UpNext.intentdefinition
        intentc diff --app-intents Sources/Widget main:Sources/Widget
      """
  )

  @Argument(
    help: "Old and new version: files or folders; with '--git', paths to compare.",
    completion: .file()
  )
  var paths: [String] = []

  @Option(help: ArgumentHelp("Compare revisions of this repository.", valueName: "revisions"))
  var git: String?

  @Option(
    help: ArgumentHelp(
      "Compare definitions with each version in this folder, or with the tags that match this pattern.",
      valueName: "folder|tags"
    ),
    completion: .directory
  )
  var releases: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Compare the App Intents in these Swift files or folders with definitions, or with releases. "
        + "Can be given several times.",
      valueName: "sources"
    ),
    completion: .file()
  )
  var appIntents: [String] = []

  @Option(help: "Output format.")
  var format = Format.text

  @Option(help: ArgumentHelp("Lowest verdict that fails.", valueName: "verdict"))
  var failOn = FailOn.breaking

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
  var audience: String?

  @OptionGroup var project: ProjectOptions

  @OptionGroup(title: "Rules") var levels: LevelOptions

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, github, markdown
  }

  enum FailOn: String, CaseIterable, ExpressibleByArgument {
    case breaking, careful, none

    func includes(_ verdict: Verdict) -> Bool {
      switch self {
      case .breaking: verdict == .breaking
      case .careful: verdict >= .careful
      case .none: false
      }
    }
  }

  mutating func run() throws {
    (paths, appIntents) = (paths.map(Self.folder), appIntents.map(Self.folder))
    let project = try releases.map { ChosenReleases($0) } ?? projectReleases()
    try checkWords(comparesReleases: project != nil)
    if let project { return try compareReleases(project) }
    let revisions = try git.map(GitRevision.range)
    if let revisions, !appIntents.isEmpty { return try compareRevision(revisions) }
    if !appIntents.isEmpty { return try compareAppIntents() }
    let (compared, places, notes, untracked, hasDefinitions) = try comparison(revisions)
    Terminal.standardError.write(notes.map { "note: \($0)\n" }.joined())
    var call = compared
    call.audiences = try audiences()
    let report = call.run().report
    for path in untracked where report.problems.contains(where: { $0.files.contains(path) }) {
      Terminal.standardError.write(
        "note: git does not track '\(visibleText(path))', which may be a forgotten copy\n"
      )
    }
    guard report.problems.isEmpty, !hasDefinitions else { return try finish(report, places) }
    messages.write(report.notes, sources: [])
    let words = paths.isEmpty ? "in this folder" : "at " + paths.map { "'\($0)'" }.joined(separator: ", ")
    let nothing = notes.isEmpty ? "neither version has a definition" : "there is nothing to compare"
    let hint = paths.isEmpty ? "" : "; paths count from this folder"
    throw CommandFailure("\(nothing) \(words)\(hint); \(Self.swiftHint)")
  }

  private static let swiftHint =
    "'--git main --app-intents .' compares App Intents in Swift with a revision, '--releases' with releases"

  /// A project stands for its folder, which is searched for definitions. In `REVISION:PATH`, only the path does.
  private static func folder(_ path: String) -> String {
    guard (try? FileSystem.status(of: path)) == nil, let colon = path.firstIndex(of: ":"),
      colon > path.startIndex
    else { return ProjectInputs.folder(of: path) }
    return path[...colon] + ProjectInputs.folder(of: String(path[path.index(after: colon)...]))
  }

  private func compareReleases(_ releases: ChosenReleases) throws {
    let (present, options) = (paths.isEmpty ? [releases.present] : paths, try options())
    var call: ReleaseCall
    let reader = try appIntents.isEmpty ? nil : SwiftReader.find()
    var released: [String: MigrationCall.Old] = [:]
    var code: AppIntentsCode?
    if releases.areTags {
      if paths.contains("-") {
        throw ValidationError("tags of '--releases' cannot be used with standard input, which has no path.")
      }
      let found = try GitReleases(releases.name, at: present, code: reader.map { (appIntents, $0) })
      Terminal.standardError.write(found.notes.all.map { "note: \($0)\n" }.joined())
      call = ReleaseCall(from: .versions(found.releases), to: found.present, options: options)
      call.otherReleases = found.names
      (released, code) = (found.appIntents, found.presentCode)
    } else {
      call = ReleaseCall(from: releases.folder, to: present, options: options)
      // The call reports a folder that it can't read.
      for folder in reader == nil ? [] : (try? ReleaseCall.folders(in: releases.folder)) ?? [] {
        released[FilePath.name(of: folder)] = try reader.flatMap { try OldAppIntents.ofCopy(folder, $0) }
      }
    }
    if let reader { call.appIntents = try presentAppIntents(reader, released, code) }
    call.audiences = try audiences()
    try finish(call.run())
  }

  /// Compares the definitions and the App Intents of a revision with the working folder.
  private func compareRevision(_ revisions: GitRevision.Range) throws {
    guard revisions.new == nil else {
      throw ValidationError(
        "'--app-intents' compares the working folder, so '--git' takes one revision with it, as in '--git main'."
      )
    }
    let (reader, present) = (try SwiftReader.find(), paths.isEmpty ? ["."] : paths)
    let found = try GitReleases(revisions.old, at: present, code: (appIntents, reader))
    Terminal.standardError.write(found.notes.all.map { "note: \($0)\n" }.joined())
    var call = ReleaseCall(from: .versions(found.releases), to: found.present, options: try options())
    call.appIntents = try presentAppIntents(reader, found.appIntents, found.presentCode)
    call.audiences = try audiences()
    try finish(call.run(), WorkTreePlaces(revisions, targets: [:], try WorkFolder()))
  }

  private func presentAppIntents(
    _ reader: SwiftReader,
    _ released: [String: MigrationCall.Old],
    _ present: AppIntentsCode?
  ) throws -> ReleaseCall.AppIntents {
    let sources = appIntents
    let code =
      try present ?? AppIntentsCode(waitFor { await reader.read(sources) }.get())
    return ReleaseCall.AppIntents(code, at: sources, released: released)
  }

  /// The setting of the project counts where nothing else is named.
  private func projectReleases() throws -> ChosenReleases? {
    guard paths.isEmpty, git == nil else { return nil }
    let files = try options().projectFiles
    let file = ProjectFile.read(project.config, besides: ["."], in: files)
    let problems = file.diagnostics.filter { $0.severity == .error }
    guard problems.isEmpty else {
      try finish(ComparisonReport(sources: [file.source].compactMap(\.self), problems: problems))
      return nil
    }
    return ChosenReleases(of: file.configuration, isNamed: project.config != nil)
  }

  func finish(_ found: ComparisonReport, _ places: WorkTreePlaces? = nil) throws {
    var report = found
    report.lowestShown = only
    guard report.problems.isEmpty else {
      messages.write(report.problems, sources: report.sources)
      if git == nil, releases == nil, report.problems.contains(where: { $0.rule == .noDefinitions }) {
        Terminal.standardError.write("note: \(Self.swiftHint)\n")
      }
      if format != .text { try write(report, places, isFailure: true) }
      throw ExitCode.failure
    }
    messages.write(report.notes, sources: [])
    Terminal.standardError.write(report.remarks.map { "note: \(visibleText($0))\n" }.joined())
    messages.write(report.otherProblems, sources: report.sources)
    let isFailure =
      report.changes.map(\.verdict).contains(where: failOn.includes)
      || failOn != .none
        && report.otherProblems.contains { $0.severity == .error || $0.rule == .unreadableInput }
    try write(report, places, isFailure: isFailure)
    if isFailure { throw ExitCode.failure }
  }

  func options() throws -> CompilerOptions {
    var options = CompilerOptions.ofCommand(config: project.config)
    options.levels = try levels.levels()
    return options
  }

  private func comparison(
    _ revisions: GitRevision.Range?
  ) throws -> (ComparisonCall, WorkTreePlaces?, notes: [String], untracked: [String], hasDefinitions: Bool) {
    let options = try options()
    guard let revisions else {
      return (
        ComparisonCall(from: .paths([paths[0]]), to: .paths([paths[1]]), options: options), nil, [], [], true
      )
    }
    let folder = try WorkFolder()
    let compared = try GitComparison(revisions, at: paths.isEmpty ? ["."] : paths, in: folder)
    return (
      ComparisonCall(from: compared.versions.old, to: compared.versions.new, options: options),
      WorkTreePlaces(revisions, targets: compared.targets, folder), compared.notes.all, compared.untracked,
      compared.hasDefinitions
    )
  }
}

extension Verdict: ExpressibleByArgument {}
