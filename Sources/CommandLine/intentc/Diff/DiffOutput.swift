import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText
import LibIntentc

/// Prints a comparison, and ends the command if it fails.
struct DiffOutput {
  /// The values of `--format`.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, github, markdown
  }

  /// The values of `--fail-on`: the verdict from which the command fails.
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

  /// The exit code if App Intents can't be compared, because the program that reads Swift is missing.
  static let cannotReadSwift = ExitCode(69)

  var format = Format.text
  var failOn = FailOn.breaking
  var only = Verdict.safe
  let messages: DiagnosticOptions

  func finish(_ comparison: ComparisonReport, _ found: FoundVersions? = nil) throws {
    var report = comparison
    report.lowestShown = only
    let unread = [report.unreadSwift.problem].compactMap(\.self)
    guard report.problems.isEmpty else {
      messages.write(report.problems, sources: report.sources)
      if format != .text { try write(report, found?.shownPaths, isFailure: true) }
      throw report.problems == unread ? Self.cannotReadSwift : ExitCode.failure
    }
    messages.write(report.notes, sources: [])
    // They are printed as soon as they are known.
    let earlier = found?.notes ?? []
    Terminal.standardError.write(report.remarks.map { "note: \(visibleText($0))\n" }.joined())
    let isFailure =
      report.changes.map(\.verdict).contains(where: failOn.includes)
      || failOn != .none
        && (!report.unreadFiles.isEmpty || report.staleAcceptances.contains { $0.severity == .error })
    let exit: ExitCode? = isFailure ? .failure : unread.isEmpty ? nil : Self.cannotReadSwift
    report.unreadFiles += unread
    messages.write(report.otherProblems, sources: report.sources)
    report.remarks = earlier + report.remarks
    try write(report, found?.shownPaths, isFailure: exit != nil)
    if let exit { throw exit }
  }

  private func write(_ report: ComparisonReport, _ paths: WorkTreePaths?, isFailure: Bool) throws {
    switch format {
    case .text:
      let usesColour = messages.colour.isUsed(on: .standardOutput)
      let width = Terminal.standardOutput.isTerminal ? Terminal.standardOutput.width : nil
      try StandardOutput.write(ComparisonText.text(of: report, usesColour: usesColour, width: width))
    case .json:
      try StandardOutput.write(ComparisonJSON.bytes(of: report, isFailure: isFailure))
    case .github:
      let diagnostics = paths?.shown(report.diagnostics) ?? report.diagnostics
      try StandardOutput.write(GitHubOutput().bytes(of: diagnostics))
    case .markdown:
      try StandardOutput.write(ComparisonMarkdown.text(of: report))
    }
    guard report.problems.isEmpty else { return }
    Terminal.standardError.write(report.summary + "\n")
  }
}
