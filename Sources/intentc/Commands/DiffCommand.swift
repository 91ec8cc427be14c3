import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentEditor
import IntentReports
import IntentSchema

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say what a change of definitions does to placed widgets and stored choices.",
    discussion: """
      Compares two versions by what they mean. Every change has a verdict:
        breaking   something that was chosen is lost or means something else, or code no longer compiles
        careful    it works, but somebody sees less than they could, or something else than they expect
        safe       nobody loses anything
      and one for each audience: 'source' (Swift that uses the generated code), 'stored' (configurations that \
      intentc's code stores), 'placed' (what Apple's system keeps for widgets and shortcuts) and 'texts' \
      (localised texts). The worst counts. What a file was saved with, and the order of things, is no change. \
      The tables of texts beside the definitions are compared with them.

      OLD and NEW are files, folders, or a baseline that 'intentc baseline' wrote. With '--git' they are \
      revisions: 'OLD..NEW', 'OLD...NEW' (from where NEW left OLD), or 'OLD' against the working folder; paths \
      that follow say which part.

      The exit code is 1 when a change is breaking or a value of '--check-config' is lost ('--fail-on' changes \
      that), or something cannot be read, 64 when the command line is wrong, and else 0. The changes go to \
      standard output, the summary to standard error.

      Each change belongs to a rule, whose level '--allow', '--warn', '--deny' and 'intentc.json' set: an error \
      counts as breaking, a warning as careful. 'intentc explain RULE' says more.

      EXAMPLES
        intentc diff Old.intentdefinition New.intentdefinition
        intentc diff --git main -- Sources/Widgets
        intentc diff --git origin/main...HEAD --format markdown
        intentc diff intentc.baseline.json Sources/Widgets --fail-on careful
        intentc diff --git v1.0 --check-config stored.json -- UpNext.intentdefinition
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The old and the new version: files, folders or baselines; with '--git' the paths to compare.",
      valueName: "paths"
    ),
    completion: .file()
  )
  var paths: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp("Compare revisions of the repository here.", valueName: "revisions")
  )
  var git: String?

  @Option(
    name: .long,
    help: ArgumentHelp("How to write the changes: text, json, github or markdown.", valueName: "format")
  )
  var format = Format.text

  @Option(
    name: .long,
    help: ArgumentHelp("What fails the call: breaking, careful or none.", valueName: "verdict")
  )
  var failOn = FailOn.breaking

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Whose verdicts count, with commas between them: 'source,stored,placed,texts'. What is careful or breaking for "
        + "others alone is left out. Without this, all.",
      valueName: "audiences"
    )
  )
  var audience: String?

  @Option(
    name: .long,
    parsing: .singleValue,
    help: ArgumentHelp(
      "Say what becomes of this stored configuration, value by value; as text, json or markdown. Can be given several "
        + "times.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json", "plist"])
  )
  var checkConfig: [String] = []

  @Flag(
    name: .long,
    help: "Leave the changes out, and say and count only what '--check-config' finds."
  )
  var onlyConfig = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The intent that '--check-config' is about, where there are several.",
      valueName: "name"
    )
  )
  var intent: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The project's configuration. Without this, the 'intentc.json' beside the definitions.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var config: String?

  @OptionGroup(title: "Rules") var levels: LevelOptions

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, github, markdown
  }

  enum FailOn: String, CaseIterable, ExpressibleByArgument {
    case breaking, careful, none

    /// Whether a verdict fails the call.
    func includes(_ verdict: Verdict) -> Bool {
      switch self {
      case .breaking: verdict == .breaking
      case .careful: verdict >= .careful
      case .none: false
      }
    }
  }

  /// Refuses words that do not belong together. It waits until ArgumentParser has refused those that it does not know,
  /// because a misspelt option leaves its value among the paths.
  private func checkWords() throws {
    if let option = paths.first(where: Self.isMisplacedOption) {
      throw ValidationError(
        "'\(visibleText(option))' stands after '--', where everything is a path; write options before it, or "
          + "'./\(visibleText(option))' for a file of that name."
      )
    }
    if let hint = RevisionHint.hint(git, paths) { throw ValidationError(hint + ".") }
    if git == nil, paths.count > 2, !checkConfig.isEmpty {
      throw ValidationError("'--check-config' takes one file; give it once for each.")
    }
    if git == nil, paths.count != 2 {
      throw ValidationError(
        "'diff' takes an old and a new version, or revisions with '--git', as in '--git main...HEAD'."
      )
    }
    if git != nil, paths.contains("-") {
      throw ValidationError("'--git' compares what has a path, and standard input has none.")
    }
    if intent != nil, checkConfig.isEmpty { throw ValidationError("'--intent' goes with '--check-config'.") }
    if onlyConfig, checkConfig.isEmpty {
      throw ValidationError("'--only-config' goes with '--check-config'.")
    }
    if !checkConfig.isEmpty, format == .github {
      throw ValidationError("'--check-config' is written as text, JSON or Markdown only.")
    }
    if checkConfig.count(where: { $0 == "-" }) + paths.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input can be read once; name '-' only once.")
    }
    _ = try audiences()
  }

  /// Whether a path looks like an option; ``paths`` can hold one only after `--`.
  private static func isMisplacedOption(_ path: String) -> Bool { path.hasPrefix("-") && path != "-" }

  private func audiences() throws -> Set<Audience> {
    guard let audience else { return Set(Audience.allCases) }
    let names = Audience.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let chosen = try audience.split(separator: ",", omittingEmptySubsequences: false).map { name in
      guard let audience = Audience(rawValue: String(name)) else {
        throw ValidationError("there is no audience '\(visibleText(String(name)))'; there is \(names).")
      }
      return audience
    }
    return Set(chosen)
  }

  func run() throws {
    try checkWords()
    let revisions = try git.map(GitRevision.chosen)
    let (compared, places, notes) = try comparison(revisions)
    Terminal.standardError.write(notes.map { "note: \($0)\n" }.joined())
    var call = compared
    call.audiences = try audiences()
    let result = call.run()
    var report = result.report
    guard report.problems.isEmpty else {
      messages.write(report.problems, sources: report.sources)
      if format != .text { try write(report, nil, places, isFailure: true) }
      throw ExitCode.failure
    }
    messages.write(report.notes, sources: [])
    if onlyConfig { report = ComparisonReport(sources: report.sources, audiences: report.audiences) }
    messages.write(report.tableProblems, sources: report.sources)
    if git != nil, report.sources.allSatisfy({ $0.path.hasSuffix(InputFile.projectFileName) }) {
      let words =
        paths.isEmpty
        ? "in this folder" : "at " + paths.map { "'\(visibleText($0))'" }.joined(separator: ", ")
      // What a note names, a version may have.
      let nothing = notes.isEmpty ? "neither version has a definition" : "there is nothing to compare"
      let hint = paths.isEmpty ? "" : "; paths count from this folder"
      Terminal.standardError.write("error: \(nothing) \(words)\(hint)\n")
      throw ExitCode.failure
    }
    let fates =
      checkConfig.isEmpty
      ? nil : try ConfigurationFateOutput.fates(checkConfig, intent, result, messages)
    let verdicts = report.changes.map(\.verdict) + (fates ?? []).flatMap { $0.values.map(\.verdict) }
    let isFailure =
      verdicts.contains(where: failOn.includes) || fates?.contains(where: \.isUnreadable) == true
      || failOn != .none && report.tableProblems.contains { $0.severity == .error }
    try write(report, fates, places, isFailure: isFailure)
    if isFailure { throw ExitCode.failure }
  }

  /// The comparison, and for one of revisions where its files stand, and what is to be said of it.
  private func comparison(
    _ revisions: GitRevision.Range?
  ) throws -> (ComparisonCall, WorkTreePlaces?, notes: [String]) {
    var options = CompilerCall(inputs: [], configurationPath: config, jobs: Processors.count)
    options.levels = try levels.levels()
    guard let revisions else {
      return (ComparisonCall(from: .paths([paths[0]]), to: .paths([paths[1]]), options: options), nil, [])
    }
    do throws(Git.Failure) {
      let folder = try WorkFolder()
      let compared = try GitComparison(revisions, at: paths.isEmpty ? ["."] : paths, in: folder)
      return (
        ComparisonCall(from: compared.versions.old, to: compared.versions.new, options: options),
        WorkTreePlaces(revisions, compared, folder), compared.notes
      )
    } catch {
      throw ValidationError(error.message + ".")
    }
  }

  private func write(
    _ report: ComparisonReport,
    _ fates: [ConfigurationFate]?,
    _ places: WorkTreePlaces?,
    isFailure: Bool
  ) throws {
    switch format {
    case .text:
      let usesColour = messages.colour.isUsed(on: .standardOutput)
      let width = Terminal.standardOutput.isTerminal ? Terminal.standardOutput.width : nil
      let changes = ComparisonText.text(of: report, usesColour: usesColour, width: width)
      let configurations = (fates ?? []).map {
        ComparisonText.text(of: $0, usesColour: usesColour, width: width)
      }
      let parts = ([changes] + configurations).filter { !$0.isEmpty }
      try StandardOutput.write(parts.joined(separator: "\n"))
    case .json:
      var bytes: [UInt8] = []
      ComparisonJSON.write(report, fates: fates, isFailure: isFailure) { bytes += $0 }
      try StandardOutput.write(bytes)
    case .github:
      try StandardOutput.write(places?.placed(report.diagnostics) ?? report.diagnostics, as: GitHubOutput())
    case .markdown:
      let changes = onlyConfig && report.problems.isEmpty ? [] : [ComparisonMarkdown.text(of: report)]
      try StandardOutput.write((changes + (fates ?? []).map(ComparisonMarkdown.text)).joined(separator: "\n"))
    }
    guard report.problems.isEmpty else { return }
    let summaries = (onlyConfig ? [] : [report.summary]) + (fates ?? []).map { visibleText($0.summary) }
    Terminal.standardError.write(summaries.map { $0 + "\n" }.joined())
  }
}
